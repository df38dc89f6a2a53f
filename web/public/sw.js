// The worker of the installed app. It keeps nothing of the app itself: it says so when the house
// cannot be reached, and shows a note when a game waits for its player.

const KEPT = 'fondaco-words-1'
const WORDS = '/words.json'
const english = {
  lang: 'en',
  title: 'Fondaco',
  offline: 'No connection',
  text: 'The house cannot be reached. Your games are safe there; this page tries again by itself.',
  again: 'Try again',
}

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

// The page hands over what is to be said, in the reader's language.
self.addEventListener('message', (event) => {
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
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(fetch(event.request).catch(lost))
})

self.addEventListener('push', (event) => {
  const told = event.data?.json() ?? {}
  const note = async () => {
    const said = await words()
    return self.registration.showNotification(told.title || said.title, {
      body: told.text, // in the language of the person
      tag: told.table, // a newer note takes the place of an older one
      icon: '/icon-192.png',
      badge: '/badge-96.png',
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
