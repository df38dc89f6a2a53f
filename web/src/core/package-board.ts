/**
 * Boards that games bring in their own Python packages: an ES module with `mount`, loaded when somebody
 * plays. A board is written against a contract with a version, and not against this app's framework.
 */
import type { BoardInfo } from './types/answers'

/** The version of the contract that this app speaks. */
export const CONTRACT = 1
/** How long a board may take until it stands there. */
export const PATIENCE_MS = 5_000

/** A table as one seat sees it. */
export interface BoardState {
  view: Record<string, unknown>
  names: string[] // of the players, by seat
}

export interface BoardContext {
  state: BoardState
  /** Make a move, in the game's notation. The promise fails with the reason if it is refused. */
  send: (move: string) => Promise<void>
  /** A message of the game, in the player's language. */
  words: (id: string, values?: Record<string, string | number>) => string
  theme: 'light' | 'dark'
}

export interface MountedBoard {
  update: (state: BoardState) => void
  destroy: () => void
}

type Mount = (
  element: HTMLElement,
  context: BoardContext,
) => MountedBoard | PromiseLike<MountedBoard>
type Load = (address: string) => Promise<unknown>

/** Puts a board into the page. The promise fails where it is too old, broken or too slow. */
export async function mountBoard(
  info: BoardInfo,
  element: HTMLElement,
  context: BoardContext,
  load: Load = (address) => import(/* @vite-ignore */ address),
  patience = PATIENCE_MS,
): Promise<MountedBoard> {
  if (info.contract !== CONTRACT) throw new Error(`The board speaks contract ${info.contract}.`)
  let late = false
  const mounted = (async () => {
    const [module] = await Promise.all([load(info.module), ...info.styles.map(addStyle)])
    const { mount } = module as { mount?: Mount }
    if (typeof mount !== 'function') throw new Error('The board has no mount().')
    if (late) throw new Error('The board came too late.')
    const board = await mount(element, context)
    if (late) board.destroy() // the plain table stands here by now
    return board
  })()
  return Promise.race([
    mounted,
    new Promise<never>((_, fail) =>
      setTimeout(() => {
        late = true
        fail(new Error('The board took too long.'))
      }, patience),
    ),
  ])
}

/** A stylesheet is added once, and stays: its address changes when its content does. */
function addStyle(address: string): Promise<void> {
  if (document.querySelector(`link[href="${CSS.escape(address)}"]`)) return Promise.resolve()
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address })
  return new Promise((done, fail) => {
    link.onload = () => done()
    link.onerror = () => fail(new Error(`${address} could not be loaded.`))
    document.head.append(link)
  })
}
