/** The final scoring in steps: what each source brought, and what everybody had after it. */
import type { Result } from '$core/types/frames'

export interface Step {
  /** Where the gold came from; empty: what everybody had before. */
  cause: string
  more: number[]
  gold: number[]
}

export function countUp({ payments, scores }: Pick<Result, 'payments' | 'scores'>): Step[] {
  const causes = [...new Set(payments.map(({ cause }) => cause))]
  const sum = (seat: number, cause?: string) =>
    payments
      .filter((each) => each.seat === seat && (cause === undefined || each.cause === cause))
      .reduce((total, { amount }) => total + amount, 0)
  let gold = scores.map((score, seat) => score - sum(seat))
  const steps = gold.some((each) => each) ? [{ cause: '', more: scores.map(() => 0), gold }] : []
  for (const cause of causes) {
    const more = scores.map((_, seat) => sum(seat, cause))
    gold = gold.map((had, seat) => had + more[seat]!)
    steps.push({ cause, more, gold })
  }
  return steps
}
