/** Which screen an address means. A few patterns, the browser's own history, nothing else. */

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

let here = $state.raw(parse(location.pathname, location.search))

export function route(): Route {
  return here
}

export function go(address: string, replace = false): void {
  const url = new URL(address, location.href)
  if (replace) history.replaceState(null, '', url)
  else history.pushState(null, '', url)
  here = parse(url.pathname, url.search)
  if (!replace) globalThis.scrollTo?.(0, 0)
}

/** Links of the house change the screen without loading the page again. */
export function listen(): () => void {
  const moved = () => (here = parse(location.pathname, location.search))
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
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin)
      return
    if (link.pathname.startsWith('/api/')) return
    if (link.pathname === location.pathname && link.hash) return
    event.preventDefault()
    go(link.pathname + link.search + link.hash)
  }
  addEventListener('popstate', moved)
  document.addEventListener('click', clicked)
  return () => {
    removeEventListener('popstate', moved)
    document.removeEventListener('click', clicked)
  }
}
