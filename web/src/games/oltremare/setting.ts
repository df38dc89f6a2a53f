/** What never changes during a game: cards, goods, ports, routes. Served by /api/setting/oltremare. */

export type SymbolName = 'ducat' | 'flag' | 'cards' | 'ship'
export const SYMBOLS: SymbolName[] = ['ducat', 'flag', 'cards', 'ship']

export interface Card {
  name: string // as moves and views say it: salt7
  goods: string
  symbols: SymbolName[]
  power: number
  load: number
  port: string | null
}

export interface Goods {
  name: string
  count: number
  pay: number[] // ducats for a lot of 1, 2, 3, …; a longer lot pays the last
}

export interface Port {
  name: string // as moves and views say it
  title: string // as it stands on the chart
  today: string
  sea: string
  at: [lat: number, lon: number]
}

export interface Route {
  between: [string, string]
  via: [lat: number, lon: number][]
}

/** As the server sends it. Events name cards and ports by their place in these lists. */
export interface SettingJson {
  game: string
  edition: string
  goods: Goods[]
  cards: Card[]
  ports: Port[]
  routes: Route[]
  markers: string[]
  worth: Record<SymbolName, number[]>
  reconstructed: { deck: boolean; chart: boolean }
  route_once: boolean
}

export interface Setting extends SettingJson {
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

/** For the demo and for tests: what would be fetched otherwise. */
export function provideSetting(json: SettingJson): void {
  loaded.set(query({ edition: json.edition }), Promise.resolve(withNames(json)))
}

export function loadSetting(options: Record<string, string>): Promise<Setting> {
  const asked = query(options)
  let found = loaded.get(asked)
  if (!found) {
    found = fetch(`/api/setting/oltremare?${asked}`).then(async (answer) => {
      if (!answer.ok) throw new Error(`setting: ${answer.status}`)
      return withNames((await answer.json()) as SettingJson)
    })
    found.catch(() => loaded.delete(asked)) // the next table tries again
    loaded.set(asked, found)
  }
  return found
}
