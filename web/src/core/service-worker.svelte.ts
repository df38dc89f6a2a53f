/** The service worker: where the browser has them, what it keeps, and what it is to say in the reader's language. */
import { appRoot, backend, isSite } from './backend.svelte'
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

/** A newer version of the static site, which waits until somebody wants it or every tab is closed. */
class Updates {
  ready = $state(false)
  private waiting: ServiceWorker | null = null

  found(worker: ServiceWorker | null): void {
    if (!worker || !isSite()) return
    this.waiting = worker
    this.ready = true
  }

  use(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
      once: true,
    })
    this.waiting?.postMessage('update')
  }
}

export const updates = new Updates()

/** Whether everything that it takes to play without a network is on this device. */
export async function keptForOffline(): Promise<boolean> {
  if (!('caches' in globalThis)) return false
  return !!(await caches.match(appRoot() + PYTHON.house).catch(() => undefined))
}

/** Keeps all of it. Says whether that worked. */
export async function keepForOffline(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false
  const { active } = await navigator.serviceWorker.ready
  if (!active) return false
  return new Promise((resolve) => {
    const heard = ({ data }: MessageEvent<{ kept?: boolean } | null>) => {
      if (typeof data?.kept !== 'boolean') return
      navigator.serviceWorker.removeEventListener('message', heard)
      resolve(data.kept)
    }
    navigator.serviceWorker.addEventListener('message', heard)
    active.postMessage('keep')
  })
}

/** Keeping hundreds of files takes time that somebody who wants to play would wait for. */
const LATEST = 30_000

/** Until the house in this browser has started, or it is clear that it will not soon. */
function untilStarted(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, LATEST)
    const stop = $effect.root(() => {
      $effect(() => {
        if (!backend.house?.complete && !backend.house?.trouble) return
        clearTimeout(timer)
        resolve()
      })
    })
    setTimeout(stop, LATEST)
  })
}

export async function register(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  if (isSite() && !navigator.serviceWorker.controller) await untilStarted()
  try {
    const registration = await navigator.serviceWorker.register(
      `${appRoot()}sw.js${isSite() ? '?site' : ''}`,
    )
    updates.found(registration.waiting)
    registration.addEventListener('updatefound', () => {
      const fresh = registration.installing
      fresh?.addEventListener('statechange', () => {
        if (fresh.state === 'installed' && registration.active) updates.found(fresh)
      })
    })
    const { active } = await navigator.serviceWorker.ready
    $effect.root(() => {
      $effect(() => active?.postMessage({ words: words() }))
      // The static site keeps Python once it runs: its files are at hand then.
      $effect(() => {
        if (isSite() && backend.house?.complete) void keepForOffline()
      })
    })
  } catch {
    // The app works without; a private window may refuse it.
  }
}
