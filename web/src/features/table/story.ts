/** The log by turns, and what of it is news to somebody. */
import type { StoryLine } from '$core/types/frames'

/** What happened from one opening line to the next. */
export interface Turn {
  head: StoryLine
  lines: StoryLine[]
  deals: number
  refusals: number
}

export function byTurns(story: StoryLine[]): Turn[] {
  const turns: Turn[] = []
  for (const line of story) {
    const last = turns.at(-1)
    if (last && !line.opens) last.lines.push(line)
    else turns.push({ head: line, lines: [], deals: 0, refusals: 0 })
    const turn = turns.at(-1)!
    if (line.about === 'deal') turn.deals += 1
    if (line.about === 'refusal') turn.refusals += 1
  }
  return turns
}

/** What others did since this seat last did something; that its turn began is nothing it did. */
export function news(story: StoryLine[], seat: number): StoryLine[] {
  const own = story.findLastIndex((line) => line.seat === seat && !line.minor && !line.opens)
  return story.slice(own + 1).filter((line) => !line.minor && line.seat !== seat)
}
