/** How many puzzles the person has solved one after the other; the server counts them. */
class Streak {
  count = $state(0)
  best = $state(0)

  tell(count: number, best = count): void {
    this.count = count
    this.best = Math.max(this.best, best)
  }
}

export const streak = new Streak()
