/** A scale that some values fit on, with round numbers for its lines. */
export function scale(values: number[]): { low: number; high: number; ticks: number[] } {
  const least = Math.min(...values)
  const most = Math.max(...values)
  const step = [1, 2, 5, 10, 20, 50].find((each) => (most - least) / each <= 4) ?? 100
  const low = Math.floor(least / step) * step
  const high = Math.max(low + step, Math.ceil(most / step) * step)
  const ticks = Array.from(
    { length: Math.round((high - low) / step) + 1 },
    (_, k) => low + k * step,
  )
  return { low, high, ticks }
}
