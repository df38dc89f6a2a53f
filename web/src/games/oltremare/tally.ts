/** The symbols of played cards, and what they bring by the table of the player aid. */
import { SYMBOLS, type Setting, type SymbolName } from './setting'

export interface Row {
  symbol: SymbolName
  count: number
  brings: number
  note: 'extra' | 'beaten' | 'paid' | '' // what the active marker has to do with it
}

export function tally(setting: Setting, cards: string[], marker: string): Row[] {
  return SYMBOLS.map((symbol) => {
    const shown = cards.filter((name) => setting.card.get(name)?.symbols.includes(symbol)).length
    const extra = symbol === 'ducat' && marker === 'good-deals' ? 1 : 0
    const count = shown + extra
    const row = setting.worth[symbol]
    const beaten = symbol === 'flag' && marker === 'pirate-fighter' && count > 0
    const paid = symbol === 'ship' && marker === 'calm-sea' && count > 0
    return {
      symbol,
      count,
      brings: beaten ? 0 : (row[Math.min(count, row.length - 1)] ?? 0),
      note: extra ? 'extra' : beaten ? 'beaten' : paid ? 'paid' : '',
    }
  })
}
