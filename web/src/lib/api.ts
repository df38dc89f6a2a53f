/** What the house answers over HTTP. Every refusal comes as an ApiError with a reason to show. */
import type { Clock, Result, State, Update } from './types'

export class ApiError extends Error {
  constructor(
    readonly status: number,
    reason: string,
  ) {
    super(reason)
  }
}

/** The house did not answer at all. */
export class OutOfReach extends Error {}

export interface OptionInfo {
  name: string
  values: string[]
  default: string
  about: string
}
export interface GameInfo {
  name: string
  players: [number, number]
  options: OptionInfo[]
}
export interface BotInfo {
  name: string
  settings: string[]
}
export interface House {
  version: string
  languages: string[]
  games: GameInfo[]
  bots: BotInfo[]
  characters: string[]
}
export interface Me {
  person: string
  name: string
  login: string
  language: string
}
export interface TableCard {
  table: string
  game: string
  title: string
  status: State['status']
  players: number
  names: string[]
  kinds: ('open' | 'person' | 'bot')[]
  you: number
  turn: number
  your_turn: boolean
  options: Record<string, string>
  clock: Clock
  updated: number
}
export interface NewTable {
  game: string
  players: number
  options: Record<string, string>
  title: string
  private: boolean
  clock: Clock
  talk: number
  calm: boolean
  bots: Record<string, string>
  seat: number | null
  name: string
}
export interface Quick {
  game: string
  players: number
  edition?: string
  name: string
}
export interface RuleInfo {
  id: string
  origins: string[]
  edition: string | null
  text: string
  examples: string[]
}
export interface RuleSection {
  title: string
  rules: RuleInfo[]
}
export interface RatingRow {
  name: string
  rating: number
  games: number
  uncertainty?: number
  place?: number
}
export interface Replay {
  steps: Update[]
  result?: Result | null
}

function reasonOf(body: unknown, status: number): string {
  if (body && typeof body === 'object') {
    const found = body as Record<string, unknown>
    for (const key of ['reason', 'detail', 'message']) {
      if (typeof found[key] === 'string' && found[key]) return found[key]
    }
  }
  if (typeof body === 'string' && body && body.length < 300 && !body.startsWith('<')) return body
  return `${status}`
}

async function call(method: string, path: string, body?: unknown): Promise<Response> {
  let answer: Response
  try {
    answer = await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  } catch (error) {
    throw new OutOfReach(String(error))
  }
  if (!answer.ok) {
    const text = await answer.text()
    let read: unknown = text
    try {
      read = JSON.parse(text)
    } catch {
      // the text itself is the reason
    }
    throw new ApiError(answer.status, reasonOf(read, answer.status))
  }
  return answer
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await call(method, path, body)
  const text = await answer.text()
  return (text ? JSON.parse(text) : null) as T
}

const at = (id: string) => `/api/tables/${encodeURIComponent(id)}`

export const api = {
  house: () => json<House>('GET', '/api/house'),
  me: () => json<Me>('GET', '/api/me'),
  rename: (name: string, language?: string) => json<Me>('POST', '/api/me', { name, ...(language ? { language } : {}) }),
  register: (login: string, password: string) => json<Me>('POST', '/api/me/register', { login, password }),
  login: (login: string, password: string) => json<Me>('POST', '/api/me/login', { login, password }),
  logout: () => json<Me | null>('POST', '/api/me/logout', {}),
  link: () => json<{ link: string }>('POST', '/api/me/link', {}),
  myGames: () => json<TableCard[]>('GET', '/api/me/games'),
  tables: () => json<TableCard[]>('GET', '/api/tables'),
  open: (table: NewTable) => json<{ table: string }>('POST', '/api/tables', table),
  quick: (game: Quick) => json<{ table: string }>('POST', '/api/quick', game),
  table: (id: string) => json<State>('GET', at(id)),
  sit: (id: string, seat: number | null, name: string) => json('POST', `${at(id)}/sit`, { seat, name }),
  leave: (id: string) => json('POST', `${at(id)}/leave`, {}),
  bot: (id: string, seat: number, bot: string) => json('POST', `${at(id)}/bot`, { seat, bot }),
  start: (id: string) => json('POST', `${at(id)}/start`, {}),
  rematch: (id: string) => json<{ table: string }>('POST', `${at(id)}/rematch`, {}),
  close: (id: string) => json('POST', `${at(id)}/close`, {}),
  recordAddress: (id: string) => `${at(id)}/record`,
  replay: (id: string, seat: number, lang: string) =>
    json<Replay>('GET', `${at(id)}/replay?seat=${seat}&lang=${encodeURIComponent(lang)}`),
  rules: (game: string) => json<{ sections: RuleSection[] }>('GET', `/api/rules/${game}`),
  ratings: (game: string) => json<RatingRow[]>('GET', `/api/ratings/${game}`),
}
