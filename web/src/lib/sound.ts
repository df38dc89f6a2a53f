/** A small bell when it is your turn, made in the browser; silent unless the reader wants it. */
import { settings } from './settings.svelte'

let context: AudioContext | undefined

export function chime(): void {
  if (!settings.sound || !globalThis.AudioContext) return
  context ??= new AudioContext()
  const now = context.currentTime
  for (const [at, pitch] of [
    [0, 659.3],
    [0.14, 987.8],
  ] as const) {
    const tone = context.createOscillator()
    const volume = context.createGain()
    tone.type = 'sine'
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0, now + at)
    volume.gain.linearRampToValueAtTime(0.14, now + at + 0.015)
    volume.gain.exponentialRampToValueAtTime(0.0005, now + at + 0.9)
    tone.connect(volume).connect(context.destination)
    tone.start(now + at)
    tone.stop(now + at + 1)
  }
}
