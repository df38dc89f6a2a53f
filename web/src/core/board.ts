/** What a game's board gets, and what it may do. The board knows no rules: the view lists its moves. */
import { localAnswer } from './local-answer'
import { type Snippet, getContext, setContext } from 'svelte'
import type { Gain } from './types/answers'
import type { Answer, State, StoryLine, Update } from './types/frames'

/** Something that happened in the game, as this seat saw it. */
export type GameEvent = Update['events'][number]

/** Standing orders of a seat; what there is, the game says. */
export type Orders = Record<string, unknown>

export interface BoardProps {
  state: State
  events: GameEvent[] // of the newest update
  /**
   * Moves in `ask.ends` are confirmed by the frame before they go out, unless the player has been told
   * what they lead to and is `sure`; on "no" the answer is not ok and has no reason.
   */
  send(move: string, sure?: boolean): Promise<Answer>
  check(move: string): Promise<Answer>
  replaying: boolean
}

/** What else a board may ask of the frame it stands in. */
export interface Table {
  undo(count?: number): Promise<Answer>
  /** "I have nothing more to say in these talks." */
  done(): Promise<Answer>
  /** "Hold on": everybody waits a moment. */
  hold(): Promise<Answer>
  /** I write or read something: bots wait for me until the answer is called. */
  atWork(): () => void
  /** How long a bot still waits for people; null: nobody waits for that. */
  waiting(): Waited | null
  /** Little time is left on my clock, and it runs. */
  hurry(): boolean
  /** Shows a watcher all hands; null: that is not for them. */
  openHands(): (() => void) | null
  /** The log so far. */
  story(): StoryLine[]
  /** A person sits there, and is not connected. */
  away(seat: number): boolean
  /** Gives a rival more time on their clock; null: not here, or not to this seat. */
  giveTime(seat: number): (() => void) | null
  /** What a seat has just said, while it hangs in the air. */
  said(seat: number): string
  /** Says something that everybody reads in their own language: one of the table's remarks. */
  remark(phrase: string, values: Record<string, string | number>): Promise<Answer>
  order(orders: Orders): Promise<Answer>
  /** What an offer on the table would bring me, if my coach says so. */
  gain(number: number, version: number): Gain | null
  /** … and one that I write. */
  writing(move: string): Promise<Gain | null>
  /** Shows rules next to the board. */
  rule(...ids: string[]): void
  /**
   * What waits for an answer of mine, wherever I look: so many things, and how they are shown in another
   * tab of a small screen.
   */
  call(count: number, card: Snippet | null): void
  /** So many things wait for an answer of mine, as the board has said. */
  called(): number
  /** Makes these moves of mine, one after another, as long as each is accepted. */
  follow(moves: string[]): Promise<Answer>
  /** On a small screen: another tab than the board's is open. */
  elsewhere(): boolean
  /** Tells the player something in passing, for example why a move was refused. */
  tell(text: string): void
}

/** Milliseconds left at that moment of our clock, and the seats for which time stands still. */
export interface Waited {
  left: number
  since: number
  busy: number[]
}

export const KEY = 'fondaco-table'
const nothing = localAnswer()
const alone: Table = {
  undo: async () => nothing,
  done: async () => nothing,
  hold: async () => nothing,
  atWork: () => () => {},
  waiting: () => null,
  hurry: () => false,
  openHands: () => null,
  story: () => [],
  away: () => false,
  giveTime: () => null,
  said: () => '',
  remark: async () => nothing,
  order: async () => nothing,
  gain: () => null,
  writing: async () => null,
  rule: () => {},
  call: () => {},
  called: () => 0,
  follow: async () => nothing,
  elsewhere: () => false,
  tell: () => {},
}

/** What is left out does nothing: a replay has no talks. */
export function provideTable(table: Partial<Table>): void {
  setContext(KEY, { ...alone, ...table })
}

/** The frame around this board; does nothing where there is none (component tests, replay). */
export function useTable(): Table {
  return getContext<Table | undefined>(KEY) ?? alone
}
