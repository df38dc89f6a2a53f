/** The symbols of played cards, counted, and what the server's table says they bring. */
import { SYMBOLS, type Setting, type SymbolName } from './setting'
import type { Brings, Marker } from './wire'

export type Row = Brings & { symbol: SymbolName }

export function tally(setting: Setting, cards: string[], marker: Marker): Row[] {
  return SYMBOLS.map((symbol) => {
    const shown = cards.filter((name) => setting.card.get(name)?.symbols.includes(symbol)).length
    const table = setting.brings[marker][symbol]
    return { symbol, ...table[Math.min(shown, table.length - 1)]! }
  })
}
