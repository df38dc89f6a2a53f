/** A phone in the hand says that its owner is waited for; where there is none, nothing happens. */
import { settings } from './settings.svelte'

const PATTERNS: Record<string, number[]> = {
  turn: [90],
  offer: [50, 60, 50],
  hurry: [120, 80, 120],
}

/** Whether this device can vibrate: a phone or a tablet, not a desk. */
export const mayVibrate = (): boolean =>
  !!globalThis.navigator?.vibrate && !!globalThis.matchMedia?.('(pointer: coarse)').matches

export function vibrate(why: string): void {
  const pattern = PATTERNS[why]
  // Before the first touch browsers forbid it, and complain.
  const touched = navigator.userActivation?.hasBeenActive ?? true
  if (settings.vibrate && pattern && touched && mayVibrate()) navigator.vibrate(pattern)
}
