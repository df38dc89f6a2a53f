/** Which screen an address means. A few patterns, the browser's own history, nothing else. */

import { appRoot, backend, isSite } from './backend.svelte'

/** What can be looked through: tables whose game is over, and recorded games of bots. */
export type Kept = 'tables' | 'shows'

/** A moment of a game, and the seat from which it is seen. */
interface Moment {
  of: Kept
  table: string
  number: number
  seat: number | null
}

/** The page of an event, the one for a projector, the organiser's, a poster or all certificates to print. */
export type EventView = '' | 'screen' | 'organise' | 'poster' | 'certificates'
const EVENT_VIEWS: readonly string[] = ['', 'screen', 'organise', 'poster', 'certificates']

export type Route =
  | { screen: 'home' }
  | { screen: 'watch' }
  | { screen: 'here' }
  | { screen: 'new'; game: string }
  | { screen: 'table'; table: string }
  | ({ screen: 'replay'; from: string } & Moment)
  | { screen: 'compare'; table: string }
  | { screen: 'review'; table: string; seat: number | null; ply?: number }
  | { screen: 'day'; day: string } // none: today
  | { screen: 'beside'; table: string }
  | { screen: 'events' }
  | { screen: 'new-event' }
  | { screen: 'event'; event: string; view: EventView; code: string }
  | { screen: 'rules'; game: string; rule: string } // one of them, or neither
  | { screen: 'guide'; guide: string }
  | { screen: 'learn'; lesson: string; step: number }
  | { screen: 'puzzles'; puzzle: string; ruleset: string; theme: string; set: string }
  | { screen: 'mistakes'; table: string; ply: number } // no table: all of one's own
  | { screen: 'games' }
  | { screen: 'ratings'; game: string }
  | { screen: 'player'; login: string }
  | { screen: 'settings' }
  | { screen: 'account' }
  | { screen: 'desk' } // of people with a role
  | { screen: 'enter'; key: string }
  | { screen: 'invite'; code: string }
  | { screen: 'lost' }

export function parse(path: string, query = ''): Route {
  const parts = path.split('/').filter(Boolean).map(decoded)
  const [first, second = '', third = '', fourth = ''] = parts
  const asked = new URLSearchParams(query).get('seat')
  const seat = asked === null ? null : Number(asked)
  const from = new URLSearchParams(query).get('from') ?? '' // the screen that led here
  switch (first) {
    case undefined:
      return { screen: 'home' }
    case 'new':
      return { screen: 'new', game: second }
    case 't':
      if (!second) return { screen: 'lost' }
      if (third === 'replay') {
        const number = Number(fourth) || 0
        return { screen: 'replay', of: 'tables', table: second, number, seat, from }
      }
      if (third === 'review') {
        const ply = new URLSearchParams(query).get('ply')
        return { screen: third, table: second, seat, ...(ply ? { ply: Number(ply) || 0 } : {}) }
      }
      if (third === 'compare' || third === 'beside') return { screen: third, table: second }
      return third ? { screen: 'lost' } : { screen: 'table', table: second }
    case 'shows':
      return second
        ? { screen: 'replay', of: 'shows', table: second, number: Number(third) || 0, seat, from }
        : { screen: 'watch' }
    case 'watch':
      return { screen: 'watch' }
    case 'here':
      return { screen: 'here' }
    case 'day':
      return { screen: 'day', day: second }
    case 'events':
      if (!second) return { screen: 'events' }
      return second === 'new' ? { screen: 'new-event' } : { screen: 'lost' }
    case 'e': {
      if (!second || !EVENT_VIEWS.includes(third)) return { screen: 'lost' }
      const code = new URLSearchParams(query).get('code') ?? ''
      return { screen: 'event', event: second, view: third as EventView, code }
    }
    case 'rules': {
      const isRule = /^[a-z]+-\d+(\.\d+)*$/i.test(second)
      return {
        screen: 'rules',
        game: isRule ? '' : second,
        rule: isRule ? second.toUpperCase() : '',
      }
    }
    case 'guide':
      return { screen: 'guide', guide: second }
    case 'learn':
      return { screen: 'learn', lesson: second, step: Number(third) || 1 }
    case 'puzzles': {
      const asked = new URLSearchParams(query)
      const [ruleset, theme] = [asked.get('ruleset') ?? '', asked.get('theme') ?? '']
      return { screen: 'puzzles', puzzle: second, ruleset, theme, set: asked.get('set') ?? '' }
    }
    case 'mistakes':
      return { screen: 'mistakes', table: second, ply: Number(third) || 0 }
    case 'games':
      return { screen: 'games' }
    case 'ratings':
      return { screen: 'ratings', game: second }
    case 'players':
      return second ? { screen: 'player', login: second } : { screen: 'ratings', game: '' }
    case 'settings':
      return { screen: 'settings' }
    case 'account':
      return { screen: 'account' }
    case 'desk':
      return { screen: 'desk' }
    case 'me':
      return second ? { screen: 'enter', key: second } : { screen: 'account' }
    case 'enter':
      return second ? { screen: 'invite', code: second } : { screen: 'home' }
    default:
      return { screen: 'lost' }
  }
}

/** What a link means that somebody was sent: its path, if it leads somewhere in this house. */
export function invited(text: string): string {
  const found = /(?:^|\/)(t|me|e|enter)\/([\w-]+)(?=[/?#\s]|$)/.exec(text.trim())
  if (found) return `/${found[1]}/${found[2]}`
  return /^\w{6,40}$/.test(text.trim()) ? `/t/${text.trim()}` : ''
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/**
 * The screen that an address means. On the static site it stands behind a #: no host has to know our screens,
 * and the site may lie in any folder.
 */
function screenAt(url: { pathname: string; search: string; hash: string }): string {
  if (!isSite()) return url.pathname + url.search
  return url.hash.startsWith('#/') ? url.hash.slice(1) : '/'
}

/** The address of a screen, to go to or to give away. */
export function address(screen: string): string {
  return isSite() ? `${appRoot()}#${screen}` : screen
}

/** The same with the host, for others; `host` where others reach it by another name. */
export function fullAddress(screen: string, host = location.origin): string {
  const mine = backend.alone && screen.startsWith('/t/') // nobody else has a table of this browser
  return host + address(mine ? '/' : screen)
}

/** A screen as an address of ours, even where it begins with two slashes: those would name a host. */
const ours = (screen: string) => new URL(location.origin + screen)

function read(screen: string): Route {
  const url = ours(screen)
  return parse(url.pathname, url.search)
}

let here = $state.raw(read(screenAt(location)))

export function route(): Route {
  return here
}

export function go(screen: string, replace = false): void {
  const url = screen.startsWith('/') ? ours(screen) : new URL(screen, ours(screenAt(location)))
  const at = location.origin + address(url.pathname + url.search) + (isSite() ? '' : url.hash)
  if (replace) history.replaceState(null, '', at)
  else history.pushState(null, '', at)
  here = parse(url.pathname, url.search)
  if (!replace) globalThis.scrollTo?.(0, 0)
}

/** The screen that a link on the static site leads to; '' if it leads elsewhere. */
function screenOf(link: HTMLAnchorElement): string {
  if (link.pathname === appRoot() && link.hash.startsWith('#/')) return link.hash.slice(1)
  const named = link.getAttribute('href') ?? ''
  return named.startsWith('/') && !named.startsWith('/api/') ? named : ''
}

/** A file that the house would answer with, saved where there is no server to ask. */
async function download(link: HTMLAnchorElement): Promise<void> {
  const answer = await backend.fetch(link.pathname + link.search)
  const named = /filename="?([^";]+)/.exec(answer.headers.get('content-disposition') ?? '')
  const file = document.createElement('a')
  file.href = URL.createObjectURL(await answer.blob())
  file.download = link.download || named?.[1] || 'fondaco.txt'
  file.click()
  setTimeout(() => URL.revokeObjectURL(file.href), 10_000)
}

/** Links of the house change the screen without loading the page again. */
export function listen(): () => void {
  const moved = () => (here = read(screenAt(location)))
  const clicked = (event: MouseEvent) => {
    if (
      event.defaultPrevented ||
      event.button ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    const link = (event.target as Element | null)?.closest?.('a')
    if (!link || link.origin !== location.origin) return
    const named = link.getAttribute('href') ?? ''
    if (backend.alone && link.pathname.startsWith('/api/')) {
      event.preventDefault()
      void download(link)
      return
    }
    if (link.target || link.hasAttribute('download') || link.pathname.startsWith('/api/')) return
    if (isSite()) {
      // A screen, a place on this page, or a file of the site: the documentation.
      const screen = screenOf(link)
      if (screen) go(screen)
      else if (named.startsWith('#'))
        document.getElementById(decoded(named.slice(1)))?.scrollIntoView()
      else return
      event.preventDefault()
      return
    }
    if (link.pathname === location.pathname && link.hash) return
    event.preventDefault()
    go(link.pathname + link.search + link.hash)
  }
  /** On the static site a link to a screen gets its real address before anybody opens or copies it. */
  const touched = (event: Event) => {
    const link = (event.target as Element | null)?.closest?.('a')
    const screen = link && screenOf(link)
    if (screen) link.setAttribute('href', address(screen))
  }
  const touches = isSite() ? ['pointerover', 'pointerdown', 'focusin'] : []
  addEventListener('popstate', moved)
  document.addEventListener('click', clicked)
  for (const kind of touches) document.addEventListener(kind, touched)
  return () => {
    removeEventListener('popstate', moved)
    document.removeEventListener('click', clicked)
    for (const kind of touches) document.removeEventListener(kind, touched)
  }
}
