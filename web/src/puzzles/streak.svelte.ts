/** How many puzzles were solved one after the other since this page was opened. */
class Streak {
  count = $state(0)

  /** Only a first answer counts. */
  add(right: boolean): void {
    this.count = right ? this.count + 1 : 0
  }
}

export const streak = new Streak()
