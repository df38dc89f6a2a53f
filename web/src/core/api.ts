/** What the house answers over HTTP. Every refusal comes as an ApiError with a reason to show. */
import { backend } from './backend.svelte'
import { ENTRY_NEEDED, gate } from './gate.svelte'
import { language } from './i18n.svelte'
import { restart } from './restart.svelte'
import { serverStatus } from './server-status.svelte'
import type { Kept } from './router.svelte'
import type {
  Advice,
  AnnouncementShown,
  Compared,
  Counted,
  DayInfo,
  DayList,
  Desk,
  Device,
  Doubt,
  EntryInfo,
  EventCard,
  EventInfo,
  EventLedger,
  GuideInfo,
  HouseInfo,
  InviteMade,
  Known,
  Learning,
  Link,
  Me,
  Moment,
  NetworkInfo,
  OpenMoment,
  OpenedTable,
  Parting,
  Player,
  OwnMistakes,
  OwnSolved,
  PuzzleDay,
  PuzzleNext,
  PuzzleShelf,
  PuzzleShown,
  PuzzleSolved,
  ForkedFrom,
  Ladder,
  Ranked,
  Remark,
  Replay,
  RestartInfo,
  ReviewPage,
  ReviewState,
  Results,
  RulebookInfo,
  Somebody,
  Standing,
  TableCard,
  Talk,
  Tally,
  Token,
  TokenInfo,
  Weighed,
  FluentText,
} from './types/answers'
import type { Speech, State } from './types/frames'
import type {
  Entering,
  Looking,
  NewEvent,
  NewInvite,
  NewSanction,
  NewTable,
  Organise,
  Protesting,
  Quick,
} from './types/requests'

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
    answer = await backend.fetch(path, {
      method,
      credentials: 'same-origin',
      headers: {
        'accept-language': language(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
    })
  } catch (error) {
    if (!backend.alone) serverStatus.lose()
    throw new OutOfReach(String(error))
  }
  if (answer.status === 502 || answer.status === 504) {
    serverStatus.lose() // somebody before the house answers for it
    throw new OutOfReach(`${answer.status}`)
  }
  serverStatus.regain()
  void restart.heard(answer.headers?.get('fondaco-restart'), api.restart)
  if (!answer.ok) {
    const text = await answer.text()
    let read: unknown = text
    try {
      read = JSON.parse(text)
    } catch {
      // the text itself is the reason
    }
    if ((read as { name?: unknown } | null)?.name === ENTRY_NEEDED) gate.outside = true
    throw new ApiError(answer.status, reasonOf(read, answer.status))
  }
  return answer
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await call(method, path, body)
  const text = await answer.text()
  return (text ? JSON.parse(text) : null) as T
}

const at = (id: string, of: Kept = 'tables') => `/api/${of}/${encodeURIComponent(id)}`

export const api = {
  house: () => json<HouseInfo>('GET', '/api/house'),
  restart: () => json<RestartInfo>('GET', '/api/restart'),
  /** Where others reach the house, for the person at its machine. */
  network: () => json<NetworkInfo>('GET', '/api/network'),
  openToNetwork: () => json<NetworkInfo>('POST', '/api/network'),
  words: (language: string) => json<FluentText>('GET', `/api/words/${language}`),
  /** Who may come into the house, and whether we may. */
  entry: () => json<EntryInfo>('GET', '/api/entry'),
  enterByPassword: (password: string, name: string) =>
    json<Me>('POST', '/api/entry/password', { password, name, language: language() }),
  /** Refused, with the reason, if nobody comes in by this invitation link. */
  lookAtInvite: (invite: string) => json('POST', '/api/entry/look', { invite }),
  enterByInvite: (invite: string, name: string) =>
    json<Me>('POST', '/api/entry/invite', { invite, name, language: language() }),
  me: () => json<Me | null>('GET', '/api/me'),
  rename: (name: string, language?: string) =>
    json<Me>('POST', '/api/me', { name, ...(language ? { language } : {}) }),
  register: (login: string, password: string) =>
    json<Me>('POST', '/api/me/register', { login, password }),
  login: (login: string, password: string, bring = true) =>
    json<Me>('POST', '/api/me/login', { login, password, bring }),
  logout: () => json<Me | null>('POST', '/api/me/logout', {}),
  /** Whom a personal link makes of me; nothing happens yet. */
  whose: (key: string) => json<Somebody>('POST', '/api/enter/who', { key }),
  enter: (key: string, become: string) => json<Me>('POST', '/api/enter', { key, become }),
  password: (old: string, fresh: string, others: boolean) =>
    json('POST', '/api/me/password', { old, new: fresh, end_others: others }),
  farewell: (password: string) => json('DELETE', '/api/me', { password }),
  devices: () => json<Device[]>('GET', '/api/me/devices'),
  endDevice: (id: string) => json('DELETE', `/api/me/devices/${id}`),
  endOtherDevices: () => json('DELETE', '/api/me/devices'),
  link: () => json<Link>('POST', '/api/me/link', {}),
  links: () => json<TokenInfo[]>('GET', '/api/me/links'),
  endLink: (id: string) => json('DELETE', `/api/me/links/${id}`),
  token: (label: string) => json<Token>('POST', '/api/me/tokens', { label }),
  tokens: () => json<TokenInfo[]>('GET', '/api/me/tokens'),
  endToken: (id: string) => json('DELETE', `/api/me/tokens/${id}`),
  webhook: (url: string) => json<Me>('POST', '/api/me/webhook', { url }),
  tryWebhook: () => json('POST', '/api/me/webhook/test', {}),
  blocks: () => json<Somebody[]>('GET', '/api/me/blocks'),
  block: (person: string, on: boolean) => json('POST', '/api/me/blocks', { person, on }),
  /** Tells the people of the house about somebody, at a table or not. */
  report: (about: string, text: string, table = '') =>
    json('POST', table ? `${at(table)}/report` : '/api/reports', { about, text }),
  announcement: () => json<AnnouncementShown>('GET', '/api/announcement'),
  /** For people with a role. */
  desk: () => json<Desk>('GET', '/api/desk'),
  handleReport: (report: number, state: string) =>
    json('POST', '/api/desk/reports', { report, state }),
  sanction: (data: NewSanction) => json('POST', '/api/desk/sanctions', data),
  sendAway: (table: string, person: string, reason: string) =>
    json('POST', `/api/desk/tables/${encodeURIComponent(table)}/send-away`, { person, reason }),
  announceToAll: (text: string, hours: number) =>
    json('POST', '/api/desk/announcement', { text, hours }),
  makeInvite: (data: NewInvite) => json<InviteMade>('POST', '/api/desk/invites', data),
  withdrawInvite: (invite: string) => json('POST', '/api/desk/invites/withdraw', { invite }),
  giveRole: (person: string, role: string) => json('POST', '/api/desk/roles', { person, role }),
  puzzles: () => json<PuzzleShelf[]>('GET', '/api/puzzles'),
  /** Today's puzzles, and the person's streaks. */
  puzzlesToday: () => json<PuzzleDay>('GET', '/api/puzzles/today'),
  /** The person's own mistakes, as puzzles and by theme. */
  mistakes: () => json<OwnMistakes>('GET', '/api/me/mistakes'),
  mistake: (id: string, ply: number) => json<PuzzleShown>('GET', `${at(id)}/mistakes/${ply}`),
  tryMistake: (id: string, ply: number, move: string) =>
    json<OwnSolved>('POST', `${at(id)}/mistakes/${ply}/answer`, { move }),
  /** A puzzle that fits the person who asks. */
  nextPuzzle: (ruleset: string, theme: string) =>
    json<PuzzleNext>('GET', `/api/puzzles/next?${new URLSearchParams({ ruleset, theme })}`),
  puzzle: (id: string) => json<PuzzleShown>('GET', `/api/puzzles/${encodeURIComponent(id)}`),
  solve: (id: string, move: string) =>
    json<PuzzleSolved>('POST', `/api/puzzles/${encodeURIComponent(id)}/answer`, { move }),
  player: (login: string) => json<Player>('GET', `/api/players/${encodeURIComponent(login)}`),
  statistics: () => json<Tally[]>('GET', '/api/me/statistics'),
  results: () => json<Results>('GET', '/api/me/results'),
  myRatings: () => json<Standing[]>('GET', '/api/me/ratings'),
  myGames: (before?: number) =>
    json<TableCard[]>('GET', `/api/me/games${before === undefined ? '' : `?before=${before}`}`),
  /** Has a finished game reviewed; `later`: also while nobody looks. */
  review: (id: string, later = false) =>
    json<ReviewState>('POST', `${at(id)}/review${later ? '?later=true' : ''}`),
  /** How far a review is, and what there is to read of it. */
  reviewed: (id: string) => json<ReviewState>('GET', `${at(id)}/review`),
  reviewPage: (id: string, lang: string) =>
    json<ReviewPage>('GET', `${at(id)}/review/page?lang=${lang}`),
  /** The deal of a day, or of `today`. */
  day: (day: string) => json<DayInfo>('GET', `/api/days/${encodeURIComponent(day)}`),
  days: (before = '') => json<DayList>('GET', `/api/days${before && `?before=${before}`}`),
  playDay: (day: string) => json<OpenedTable>('POST', `/api/days/${encodeURIComponent(day)}`, {}),
  events: () => json<EventCard[]>('GET', '/api/events'),
  /** An event; `after`: as soon as its log has grown past that, or after a while. */
  event: (id: string, after = -1) =>
    json<EventInfo>('GET', `/api/events/${encodeURIComponent(id)}?after=${after}`),
  announce: (event: NewEvent) => json<EventInfo>('POST', '/api/events', event),
  /** What a player does in an event. */
  eventStep: (
    id: string,
    step: 'register' | 'check-in' | 'withdraw' | 'protest',
    body: Entering | Protesting = {},
  ) => json<EventInfo>('POST', `/api/events/${encodeURIComponent(id)}/${step}`, body),
  organise: (id: string, body: Organise) =>
    json<EventInfo>('POST', `/api/events/${encodeURIComponent(id)}/organise`, body),
  /** For organisers: who gave whom how much in deals. */
  ledger: (id: string) => json<EventLedger>('GET', `/api/events/${encodeURIComponent(id)}/ledger`),
  eventFile: (id: string, kind: string) =>
    `/api/events/${encodeURIComponent(id)}/export?kind=${kind}`,
  choices: (id: string, lang: string) => json<Parting[]>('GET', `${at(id)}/choices?lang=${lang}`),
  /** What a game counts for, and what it changed. */
  rating: (id: string) => json<Counted>('GET', `${at(id)}/rating`),
  compare: (id: string) => json<Compared[]>('GET', `${at(id)}/compare`),
  tables: () => json<TableCard[]>('GET', '/api/tables'),
  open: (table: NewTable) => json<OpenedTable>('POST', '/api/tables', table),
  look: (asked: Looking) => json<OpenedTable>('POST', '/api/looking', asked),
  quick: (game: Quick) => json<OpenedTable>('POST', '/api/quick', game),
  table: (id: string, lang: string, of?: Kept) => json<State>('GET', `${at(id, of)}?lang=${lang}`),
  /** The view after an entry of the log, as I saw it then. */
  moment: (id: string, number: number, lang: string) =>
    json<Moment>('GET', `${at(id)}/moments/${number}?lang=${lang}`),
  advice: (id: string, lang: string) => json<Advice>('POST', `${at(id)}/advice?lang=${lang}`),
  /** All hands, as it stood some rounds ago: for watchers, where that is allowed. */
  openHands: (id: string) => json<OpenMoment>('GET', `${at(id)}/open`),
  /** What the offers on the table are worth to me, or the one that I write. */
  worth: (id: string, move = '') => json<Weighed>('POST', `${at(id)}/worth`, { move }),
  /** Whether I had better not make this move. */
  doubt: (id: string, move: string) => json<Doubt>('POST', `${at(id)}/doubt`, { move }),
  remarks: (id: string) => json<Remark[]>('GET', `${at(id)}/remarks`),
  /** What was said before an entry. */
  talk: (id: string, channel: Speech['channel'], before: number) =>
    json<Talk>('GET', `${at(id)}/talk?channel=${channel}&before=${before}&lang=${language()}`),
  sit: (id: string, seat: number | null, name: string) =>
    json('POST', `${at(id)}/sit`, { seat, name }),
  leave: (id: string) => json('POST', `${at(id)}/leave`, {}),
  bot: (id: string, seat: number, bot: string) => json('POST', `${at(id)}/bot`, { seat, bot }),
  start: (id: string) => json('POST', `${at(id)}/start`, {}),
  rematch: (id: string) => json<OpenedTable>('POST', `${at(id)}/rematch`, {}),
  close: (id: string) => json('POST', `${at(id)}/close`, {}),
  recordAddress: (id: string) => `${at(id)}/record`,
  /** Opens a finished game from the text of its record; only in the browser alone. */
  openRecord: (text: string) => json<OpenedTable>('POST', '/api/records', text),
  fork: (id: string, ply: number, seat: number, move = '') =>
    json<OpenedTable>('POST', `${at(id)}/fork`, { ply, seat, move }),
  /** The moment from which a fork continues another game. */
  forked: (id: string, lang: string) => json<ForkedFrom>('GET', `${at(id)}/forked?lang=${lang}`),
  /** What a seat could have known at a moment of a finished game. */
  known: (id: string, ply: number, seat: number, lang: string) =>
    json<Known>('GET', `${at(id)}/known?ply=${ply}&seat=${seat}&lang=${lang}`),
  replay: (id: string, seat: number, first: number, lang: string, of?: Kept) =>
    json<Replay>('GET', `${at(id, of)}/replay?seat=${seat}&first=${first}&lang=${lang}`),
  /** Only the money over time: no moments of so late a ply. */
  money: (id: string) => json<Replay>('GET', `${at(id)}/replay?first=1000000000`),
  rules: (game: string, lang: string) =>
    json<RulebookInfo>('GET', `/api/rules/${game}?lang=${lang}`),
  guide: (name: string, lang: string) =>
    json<GuideInfo>('GET', `/api/guides/${encodeURIComponent(name)}?lang=${lang}`),
  /** A table that stands where an example of the rulebook begins. */
  example: (name: string) =>
    json<OpenedTable>('POST', `/api/examples/${encodeURIComponent(name)}`, {}),
  push: (endpoint: string, keys: Record<string, string>) =>
    json('POST', '/api/me/push', { endpoint, keys }),
  unpush: (endpoint: string) => json('DELETE', '/api/me/push', { endpoint }),
  learn: (name: string, lang: string) =>
    json<Learning>('GET', `/api/learn/${encodeURIComponent(name)}?lang=${lang}`),
  learnOn: (name: string) =>
    json<OpenedTable>('POST', `/api/learn/${encodeURIComponent(name)}/play-on`, {}),
  ratings: (game: string) => json<Ranked[]>('GET', `/api/ratings/${game}`),
  /** The ladder of people who play alone against bots. */
  ladder: (game: string) => json<Ladder>('GET', `/api/ladder/${game}`),
}
