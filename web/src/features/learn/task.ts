/** Whether the learner does what the coach asks for. */

export interface Task {
  moves: string[]
  order: string // "given", "any", "last" (the last one is given), or "ends" (first and last)
}

const same = (asked: string, made: string) => asked === made

/** The moves still to make after this one; null if it is not what is asked for. */
export function after(
  task: Task,
  left: string[],
  move: string,
  alike: (asked: string, made: string) => boolean = same,
): string[] | null {
  const at = left.findIndex((asked) => alike(asked, move))
  if (at < 0) return null
  const last = left.length - 1
  const begun = left.length < task.moves.length
  if (at > 0 && (task.order === 'given' || (task.order === 'ends' && !begun))) return null
  if (at === last && last > 0 && (task.order === 'last' || task.order === 'ends')) return null
  return left.filter((_, index) => index !== at)
}
