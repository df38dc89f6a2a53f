/** The clock in front of us: when there is little left on it, and that this is told once. */
import type { State } from '$core/types/frames'
import type { Clock } from '$core/types/requests'

const SECOND = 1000
const FARTHEST = 2 ** 31 - 1 // longer than this no browser waits
const AGAIN = 1.5 // so much more time than little must be there before it can be little again

/** Milliseconds that are little by this clock: a tenth of what one had, within reason. */
export function lowTimeOf({ kind, bank = 0, days = 0 }: Clock): number {
  const whole = kind === 'days' ? days * 86_400 : bank
  const most = kind === 'days' ? 3600 : 60
  return Math.max(10, Math.min(most, whole / 10)) * SECOND
}

/** What our own clock shows while it runs, as it was when the state came. */
function running({ status, running, you, seats }: State): number | null {
  const me = seats[you]
  return status === 'playing' && running === you && me && !me.standing_in ? me.clock : null
}

/** Whether our clock runs with little left on it. `warn` is called once, until there is time again. */
export function watchLowTime(
  table: () => State | null,
  receivedAt: () => number,
  warn: () => void,
): { readonly now: boolean } {
  let now = $state(false)
  let told = false
  $effect(() => {
    const state = table()
    const clock = state && running(state)
    if (clock === null) return void (now = false)
    const little = lowTimeOf(state!.clock)
    if (clock > AGAIN * little) told = false
    const wait = clock - little - (Date.now() - receivedAt())
    now = wait <= 0
    if (wait > FARTHEST) return
    const timer = setTimeout(
      () => {
        now = true
        if (!told) warn()
        told = true
      },
      Math.max(0, wait),
    )
    return () => clearTimeout(timer)
  })
  return {
    get now() {
      return now
    },
  }
}
