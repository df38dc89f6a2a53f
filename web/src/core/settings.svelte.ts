/** What the reader chose for this browser. Kept in the browser, nowhere else. */
import { readJson, writeJson } from './storage'

export interface Settings {
  language: string // '' follows the browser
  theme: 'system' | 'daylight' | 'lamplight'
  motion: 'system' | 'on' | 'off'
  sound: boolean
  vibrate: boolean // on a phone, when I am waited for
  awake: boolean // the screen stays on while I play
  pace: 'quick' | 'calm' | 'slow' // of bots, where I play alone with them
  keys: boolean // single keys at the table
  confirm: boolean // ask before a move that ends the turn
  name: string // for sitting down without an account
}

const usual: Settings = {
  language: '',
  theme: 'system',
  motion: 'system',
  sound: false,
  vibrate: true,
  awake: true,
  pace: 'calm',
  keys: true,
  confirm: true,
  name: '',
}

const isSettings = (value: unknown): value is Partial<Settings> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const settings: Settings = $state({
  ...usual,
  ...readJson<Partial<Settings>>('fondaco-settings', isSettings, {}),
})

export function change(some: Partial<Settings>): void {
  Object.assign(settings, some)
  writeJson('fondaco-settings', settings)
  show()
}

/** Whether the page is dark now. */
export function isDark(): boolean {
  if (settings.theme !== 'system') return settings.theme === 'lamplight'
  return !!globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches
}

/** Put theme and motion on the page. */
export function show(): void {
  const root = document.documentElement
  root.dataset.theme = isDark() ? 'lamplight' : 'daylight'
  if (settings.motion === 'system') delete root.dataset.motion
  else root.dataset.motion = settings.motion
}

/** Whether things may move; boards ask before they animate from script. */
export function mayMove(): boolean {
  if (settings.motion !== 'system') return settings.motion === 'on'
  return !globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches
}
