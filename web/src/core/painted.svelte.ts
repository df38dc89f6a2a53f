/** A large screen is drawn in steps, each in a task of its own: in between it is painted, and hears a click. */

/** Goes on in another task, at once. */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } }
  return scheduler?.yield?.() ?? new Promise((done) => setTimeout(done))
}

const LATEST = 250 // milliseconds: so long a busy machine may take to paint

/** Goes on when what is drawn now has been painted. A page that nobody sees is not painted. */
function nextFrame(): Promise<void> {
  if (document.visibilityState === 'hidden') return nextTask()
  return new Promise((done) => {
    requestAnimationFrame(() => void nextTask().then(done))
    setTimeout(done, LATEST)
  })
}

/** Whether the first step has been painted, and the next one may be drawn. */
export function painted(): { readonly now: boolean } {
  let now = $state(false)
  void nextFrame().then(() => (now = true))
  return {
    get now() {
      return now
    },
  }
}
