/** What never changes during a game: cards, goods, ports, routes. Served by /api/setting/oltremare. */

import { backend } from '$core/backend.svelte'
import type { Card, Goods, Port, SymbolName, Setting as SettingJson } from './wire'

export type { Card, Goods, Port, Route, SymbolName } from './wire'
export type { SettingJson }
export const SYMBOLS: SymbolName[] = ['ducat', 'flag', 'cards', 'ship']

export type Setting = SettingJson & {
  card: Map<string, Card>
  good: Map<string, Goods>
  port: Map<string, Port>
}

export function withNames(json: SettingJson): Setting {
  return {
    ...json,
    card: new Map(json.cards.map((card) => [card.name, card])),
    good: new Map(json.goods.map((goods) => [goods.name, goods])),
    port: new Map(json.ports.map((port) => [port.name, port])),
  }
}

const loaded = new Map<string, Promise<Setting>>()

/** The options that a setting depends on, as a query. */
function query(options: Record<string, string>): string {
  const kept = ['edition', 'deck', 'map'].filter((name) => options[name])
  return new URLSearchParams(kept.map((name) => [name, options[name]!])).toString()
}

export function loadSetting(options: Record<string, string>): Promise<Setting> {
  const asked = query(options)
  let found = loaded.get(asked)
  if (!found) {
    found = backend.fetch(`/api/setting/oltremare?${asked}`).then(async (answer) => {
      if (!answer.ok) throw new Error(`setting: ${answer.status}`)
      return withNames((await answer.json()) as SettingJson)
    })
    found.catch(() => loaded.delete(asked)) // the next table tries again
    loaded.set(asked, found)
  }
  return found
}
