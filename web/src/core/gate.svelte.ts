/** Whether a closed house keeps us outside: the app then shows its entry page and nothing else. */

/** The refusal of everything that somebody outside asks for. */
export const ENTRY_NEEDED = 'entry-needed'

class Gate {
  outside = $state(false)

  /** The page was told so with its first bytes: it asks before it shows anything. */
  get closed(): boolean {
    return 'closed' in document.documentElement.dataset
  }
}

export const gate = new Gate()
