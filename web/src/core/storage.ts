/**
 * What this browser keeps from visit to visit. A private window may forbid it and a full disk may refuse
 * it: then reading gives nothing, writing does nothing, and what was chosen lasts as long as the page.
 */

/** Everything that is kept. `public/theme.js` reads the settings too. */
export type StorageKey =
  | 'fondaco-settings'
  | 'fondaco-muted'
  | 'fondaco-known-as' // the name by which the server last knew this browser
  | 'fondaco-sound-offered' // whether the table may be heard was asked
  | 'fondaco-learned' // a guided first game was played to its end

/** The text under a key; '' where there is none. */
export function readText(key: StorageKey): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** Keeps a text; '' removes what was kept. */
export function writeText(key: StorageKey, text: string): void {
  try {
    if (text) localStorage.setItem(key, text)
    else localStorage.removeItem(key)
  } catch {
    // It lasts as long as the page.
  }
}

/** The value under a key; `otherwise` where there is none, or what is there is not such a value. */
export function readJson<T>(
  key: StorageKey,
  isSuch: (value: unknown) => value is T,
  otherwise: T,
): T {
  try {
    const value: unknown = JSON.parse(readText(key))
    return isSuch(value) ? value : otherwise
  } catch {
    return otherwise
  }
}

export function writeJson(key: StorageKey, value: unknown): void {
  writeText(key, JSON.stringify(value))
}
