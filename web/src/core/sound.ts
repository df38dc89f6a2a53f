/** The sounds of the table, made in the browser; silent unless the reader wants them. */
import { settings } from './settings.svelte'

let context: AudioContext | undefined
let rustle: AudioBuffer | undefined

/** A note from `at` on, in seconds. */
function tone(
  audio: AudioContext,
  at: number,
  pitch: number,
  length: number,
  loud: number,
  type: OscillatorType = 'sine',
  fall = pitch,
): void {
  const note = audio.createOscillator()
  const volume = audio.createGain()
  const from = audio.currentTime + at
  note.type = type
  note.frequency.setValueAtTime(pitch, from)
  note.frequency.exponentialRampToValueAtTime(fall, from + length)
  volume.gain.setValueAtTime(0, from)
  volume.gain.linearRampToValueAtTime(loud, from + 0.012)
  volume.gain.exponentialRampToValueAtTime(0.0005, from + length)
  note.connect(volume).connect(audio.destination)
  note.start(from)
  note.stop(from + length + 0.05)
}

/** Air: paper, wind or powder, by how high and how long. */
function air(
  audio: AudioContext,
  at: number,
  pitch: number,
  length: number,
  loud: number,
  rise = 0.01,
): void {
  if (!rustle) {
    rustle = audio.createBuffer(1, audio.sampleRate, audio.sampleRate)
    const samples = rustle.getChannelData(0)
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  }
  const noise = audio.createBufferSource()
  const filter = audio.createBiquadFilter()
  const volume = audio.createGain()
  const from = audio.currentTime + at
  noise.buffer = rustle
  noise.loop = true
  filter.type = 'bandpass'
  filter.frequency.value = pitch
  volume.gain.setValueAtTime(0.0005, from)
  volume.gain.exponentialRampToValueAtTime(loud, from + rise)
  volume.gain.exponentialRampToValueAtTime(0.0005, from + length)
  noise.connect(filter).connect(volume).connect(audio.destination)
  noise.start(from)
  noise.stop(from + length + 0.05)
}

const sounds: Record<string, (audio: AudioContext) => void> = {
  turn: (a) => {
    tone(a, 0, 659.3, 0.9, 0.14)
    tone(a, 0.14, 987.8, 0.9, 0.14)
  },
  hurry: (a) => {
    for (const at of [0, 0.16, 0.32]) tone(a, at, 880, 0.12, 0.12, 'triangle')
  },
  offer: (a) => {
    tone(a, 0, 523.3, 0.25, 0.1, 'triangle')
    tone(a, 0.11, 587.3, 0.35, 0.1, 'triangle')
  },
  deal: (a) => {
    for (const pitch of [392, 493.9, 587.3]) tone(a, 0, pitch, 0.6, 0.06, 'triangle')
    tone(a, 0.12, 784, 0.7, 0.07)
  },
  card: (a) => air(a, 0, 3200, 0.09, 0.12),
  money: (a) => {
    tone(a, 0, 2637, 0.16, 0.05, 'square', 2600)
    tone(a, 0.07, 3520, 0.22, 0.05, 'square', 3480)
  },
  voyage: (a) => air(a, 0, 480, 0.9, 0.16, 0.35),
  bid: (a) => {
    tone(a, 0, 220, 0.09, 0.22, 'triangle', 160)
    air(a, 0, 1500, 0.04, 0.08)
  },
  cannon: (a) => {
    tone(a, 0, 90, 0.7, 0.35, 'sine', 32)
    air(a, 0, 180, 0.8, 0.4)
  },
}

/** `turn`, `hurry`, or what a line of the log is about. */
export function play(sound: string): void {
  if (!settings.sound || !globalThis.AudioContext) return
  context ??= new AudioContext()
  sounds[sound]?.(context)
}
