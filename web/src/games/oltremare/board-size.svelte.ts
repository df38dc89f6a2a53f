/**
 * The room that the board has. Measured once for all: where every part asked for its own width, each
 * small change would cost the layout of the whole board.
 */
import { watchMedia } from '$core/media.svelte'
import { FRAME } from '$ui/art/mediterranean'

const NARROW_PX = 760
const SEAT_PX = 250 // the least width of a seat where they wrap
const COLUMN_PX = { least: 190, usual: 226 } // the width of a seat where one stands above the other
const CLOSE_PX = { board: 1080, chart: 980 } // where something else stands next to the board
const PROMPT_PX = 110 // by so much what is asked differs in height
const PANEL_PX = { least: 290, most: 640 } // the width of what lies over the sea

export class BoardSize {
  width = $state(1100)
  /** Of the place where the chart lies. */
  across = $state(1100)
  private high = $state(430)
  private lowest = $state(430)
  private window = ''
  private readonly sideways = watchMedia('--low')
  private readonly upright = watchMedia('--upright')
  private readonly short = watchMedia('--short')

  /** A phone on its side. */
  get low(): boolean {
    return this.sideways.current
  }

  /** A phone, a tablet, or a small window: one thing below the other. */
  get narrow(): boolean {
    return this.low || this.upright.current || this.width < NARROW_PX
  }

  /** A tablet held upright: half of it is enough for a sheet. */
  get tablet(): boolean {
    return this.narrow && !this.low && this.width >= NARROW_PX - 60
  }

  /** The height of the place where the chart lies. */
  get height(): number {
    return this.high
  }
  set height(now: number) {
    const window = `${innerWidth} ${innerHeight} ${this.width}`
    const same = window === this.window && now - this.lowest < PROMPT_PX
    this.lowest = same ? Math.min(this.lowest, now) : now
    this.high = now
    this.window = window
  }

  /** The least it has been in this window: what is asked has one line or four, and no port moves. */
  get least(): number {
    return this.lowest
  }

  /** There is something else next to it, and little room. */
  get close(): boolean {
    return this.across < CLOSE_PX.chart
  }

  /** Seats stand one above the other next to the chart: there is little room below it. */
  get column(): boolean {
    return this.short.current && !this.narrow
  }

  private get forSeats(): number {
    return this.low ? this.width / 2 : this.width
  }

  /** How many seats stand next to each other. */
  columns(players: number): number {
    if (this.column) return 1
    if (this.tablet && players <= 4) return players
    return this.narrow ? Math.max(2, Math.floor(this.forSeats / SEAT_PX)) : players
  }

  /** The width of a seat. */
  seat(players: number): number {
    if (this.column) return this.width < CLOSE_PX.board ? COLUMN_PX.least : COLUMN_PX.usual
    return this.forSeats / this.columns(players)
  }

  /** The width of the panel over the sea: what the ports leave of the chart. */
  get panel(): number {
    if (this.narrow) return 0
    const left = this.across - (this.lowest * FRAME.width) / FRAME.height
    return Math.round(Math.min(PANEL_PX.most, Math.max(PANEL_PX.least, left - 16)))
  }
}
