// The worker of the installed app. On the static site it keeps the whole app, so that it works without a
// network. Of the app of a house it keeps only what somebody asked for, to play alone where the house is out
// of reach. It never keeps an answer of /api. It shows a note when a game waits for its player.

// The build fills these in (tools/build_web.py). Another list is another version of this worker.
const VERSION = ''
const APP = []
const PYTHON = []

const ROOT = new URL('./', location.href).pathname
const SITE = new URL(location.href).searchParams.has('site')
const CACHE = `fondaco-app-${VERSION}`
const KEPT = 'fondaco-words-1'
const WORDS = '/words.json'
const english = {
  lang: 'en',
  title: 'Fondaco',
  offline: 'No connection',
  text: 'The house cannot be reached. Your games are safe there; this page tries again by itself.',
  again: 'Try again',
}

/** Puts files into the cache of this version, but for those that are there. */
async function keep(files) {
  const cache = await caches.open(CACHE)
  const wanted = files.map((file) => ROOT + file)
  const there = await Promise.all(wanted.map((file) => cache.match(file)))
  await cache.addAll(wanted.filter((_, at) => !there[at]))
}
const isApp = (name) => name.startsWith('fondaco-app-')
const apps = async () => (await caches.keys()).filter(isApp)

self.addEventListener('install', (event) => {
  const begin = async () => {
    const before = await apps()
    if (SITE) await keep(APP)
    else if (before.length) await keep([...APP, ...PYTHON]) // somebody wants to play without the house
    // On the static site a game that runs is finished on the version it began with: we wait.
    if (!SITE || !self.registration.active) await self.skipWaiting()
  }
  event.waitUntil(begin())
})
self.addEventListener('activate', (event) => {
  const begin = async () => {
    // Another tab may still use the version before this one: its files have other names.
    const old = (await apps()).filter((name) => name !== CACHE).slice(0, -1)
    await Promise.all(old.map((name) => caches.delete(name)))
    await self.clients.claim()
  }
  event.waitUntil(begin())
})

// The page hands over what is to be said, in the reader's language; it wants to play without a network; or
// the person wants the new version.
self.addEventListener('message', (event) => {
  if (event.data === 'keep')
    event.waitUntil(
      keep([...APP, ...PYTHON]).then(
        () => event.source?.postMessage({ kept: true }),
        () => event.source?.postMessage({ kept: false }),
      ),
    )
  if (event.data === 'update') self.skipWaiting()
  if (event.data?.words) {
    event.waitUntil(
      caches
        .open(KEPT)
        .then((cache) => cache.put(WORDS, new Response(JSON.stringify(event.data.words)))),
    )
  }
})
async function words() {
  const kept = await caches.match(WORDS)
  return { ...english, ...(kept ? await kept.json() : {}) }
}

const safe = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
async function lost() {
  const { lang, title, offline, text, again } = await words()
  const body = `<!doctype html><html lang="${safe(lang)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="5"><title>${safe(offline)} · ${safe(title)}</title>
<style>:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;gap:12px;padding:24px;text-align:center;
font:17px/1.5 'Segoe UI','Noto Sans',system-ui,sans-serif;background:#f3e8d0;color:#2a2018}h1{margin:0;font:600 1.7rem Palatino,Georgia,serif}p{margin:0;max-width:32em}
a{margin-top:8px;padding:10px 22px;border-radius:8px;background:#9c2f1d;color:#fff7e8;text-decoration:none;font-weight:600}
@media(prefers-color-scheme:dark){body{background:#1c1610;color:#f1e4c9}a{background:#e38a5b;color:#24120a}}</style>
<svg width="92" height="92" viewBox="0 0 64 64" aria-hidden="true"><circle cx="32" cy="32" r="27" fill="none" stroke="currentColor" stroke-width="1.5" stroke-dasharray="2 4"/>
<path d="M32 4l5 23 23 5-23 5-5 23-5-23-23-5 23-5z" fill="#d8960c" stroke="currentColor"/></svg>
<h1>${safe(offline)}</h1><p>${safe(text)}</p><a href="">${safe(again)}</a></html>`
  return new Response(body, {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
}
const ours = new Set(APP.concat(PYTHON).map((file) => ROOT + file))
const kept = async (path) => (await caches.open(CACHE)).match(path)

async function page(request) {
  const { pathname } = new URL(request.url)
  if (!SITE) return fetch(request).catch(async () => (await kept(ROOT)) ?? lost())
  const isApp = pathname === ROOT || pathname === `${ROOT}index.html` // else the documentation
  return (isApp && (await kept(ROOT))) || fetch(request).catch(lost)
}

/** A file of the app. Names with a digest in them never change; the others are fetched where that works. */
async function file(request, path) {
  const there = (await kept(path)) ?? (await caches.match(path))
  if (there && (SITE || path.startsWith(`${ROOT}assets/`))) return there
  try {
    return await fetch(request)
  } catch (error) {
    if (there) return there
    throw error
  }
}

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== location.origin || pathname.startsWith(`${ROOT}api/`)) return
  if (mode === 'navigate') event.respondWith(page(event.request))
  else if (ours.has(pathname) || pathname.startsWith(`${ROOT}assets/`))
    event.respondWith(file(event.request, pathname))
})

self.addEventListener('push', (event) => {
  const told = event.data?.json() ?? {}
  const note = async () => {
    const said = await words()
    return self.registration.showNotification(told.title || said.title, {
      body: told.text, // in the language of the person
      tag: told.table, // a newer note takes the place of an older one
      icon: `${ROOT}icon-192.png`,
      badge: `${ROOT}badge-96.png`,
      lang: said.lang,
      data: { path: told.link ? new URL(told.link, location).pathname : '/' },
    })
  }
  event.waitUntil(note())
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { path = '/' } = event.notification.data ?? {}
  const show = async () => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    const there = pages.find((page) => new URL(page.url).pathname === path)
    return there ? there.focus() : self.clients.openWindow(path)
  }
  event.waitUntil(show())
})

// The browser renews a subscription by itself: the house must know.
self.addEventListener('pushsubscriptionchange', (event) => {
  const renew = async () => {
    const { push_key } = await (await fetch('/api/house')).json()
    if (!push_key) return
    const made = await self.registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: push_key,
    })
    const { endpoint, keys } = made.toJSON()
    await fetch('/api/me/push', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ endpoint, keys }),
    })
  }
  event.waitUntil(renew())
})
