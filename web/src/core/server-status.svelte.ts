/** Whether the house answers. Every request tells; what failed meanwhile is asked again afterwards. */

class ServerStatus {
  away = $state(false)
  /** How often the house has come back: an effect that reads this runs again then. */
  returns = $state(0)

  lose(): void {
    this.away = true
  }

  regain(): void {
    if (this.away) this.returns++
    this.away = false
  }
}

export const serverStatus = new ServerStatus()
