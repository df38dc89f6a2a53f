/** Where the ships among the played and chosen cards would lead: looked up in what the server sends. */
import type { Setting } from './setting'
import { tally } from './tally'
import type { Outlook, View } from './view'

export function portsInReach(
  setting: Setting,
  view: View,
  outlook: Outlook,
  chosen: string[],
): string[] {
  const marker = view.seats[view.seat]?.marker ?? 'none'
  const ships = tally(setting, [...view.played, ...chosen], marker).find(
    ({ symbol }) => symbol === 'ship',
  )
  return outlook.reach?.[ships?.brings ?? 0] ?? []
}
