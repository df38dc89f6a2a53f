/** What the reader chose for this browser. Kept in the browser, nowhere else. */

export interface Settings {
  language: string // '' follows the browser
  theme: 'system' | 'daylight' | 'lamplight'
  motion: 'system' | 'on' | 'off'
  sound: boolean
  keys: boolean // single keys at the table
  confirm: boolean // ask before a move that ends the turn
  name: string // for sitting down without an account
}

const KEY = 'fondaco-settings'
const usual: Settings = {
  language: '',
  theme: 'system',
  motion: 'system',
  sound: false,
  keys: true,
  confirm: true,
  name: '',
}

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>
  } catch {
    return {}
  }
}

export const settings: Settings = $state({ ...usual, ...kept() })

export function change(some: Partial<Settings>): void {
  Object.assign(settings, some)
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // a private window may have no storage: it lasts as long as the page
  }
  show()
}

/** Put theme and motion on the page. */
export function show(): void {
  const root = document.documentElement
  const dark = globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches
  root.dataset.theme =
    settings.theme === 'system' ? (dark ? 'lamplight' : 'daylight') : settings.theme
  if (settings.motion === 'system') delete root.dataset.motion
  else root.dataset.motion = settings.motion
}

/** Whether things may move; boards ask before they animate from script. */
export function mayMove(): boolean {
  if (settings.motion !== 'system') return settings.motion === 'on'
  return !globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches
}
