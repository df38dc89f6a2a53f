/** The service worker: where the browser has them, and what it is to say in the reader's language. */
import { language, t } from './i18n.svelte'

/** What the worker says when the page is not there to say it. */
function words(): Record<string, unknown> {
  return {
    lang: language(),
    title: t('web-title'),
    offline: t('web-offline-title'),
    text: t('web-offline-text'),
    again: t('web-offline-again'),
  }
}

export async function register(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register('/sw.js')
    const { active } = await navigator.serviceWorker.ready
    $effect.root(() => {
      $effect(() => active?.postMessage({ words: words() }))
    })
  } catch {
    // The app works without; a private window may refuse it.
  }
}
