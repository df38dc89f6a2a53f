/** Which places on the table the newest events touched, so that they can light up there. */
import type { Event } from './wire'

/** Names of places: `laid 2 france`, `seal france`, `space 12`, `post silk france`, `gold 1`, … */
export function touched(events: Event[]): Set<string> {
  const found = new Set<string>()
  for (const each of events) {
    for (const place of placesOf(each)) found.add(place)
  }
  return found
}

function placesOf(each: Event): string[] {
  const seat = String(each.seat)
  switch (each.event) {
    case 'die_rolled':
      return ['die']
    case 'lot_turned':
      return ['lot']
    case 'bid':
      return ['bid', `bidder ${seat}`]
    case 'passed':
      return [`bidder ${seat}`]
    case 'lot_won':
      return [`hand ${seat}`, 'first']
    case 'letters_paid':
      return ['letters']
    case 'first_player':
      return ['first']
    case 'drew':
      return [`hand ${seat}`]
    case 'laid':
    case 'taken_back':
      return [`laid ${seat} ${each.company}`, 'cannon']
    case 'seal_gained':
    case 'seal_lost':
      return [`seal ${each.company}`]
    case 'travelled':
      return [`space ${each.to}`, `merchant ${seat}`]
    case 'tile_taken':
      return [`held ${seat}`]
    case 'crate_placed':
      return [`post ${each.post} ${each.company}`]
    case 'tiles_revealed':
      return each.spaces.map((space) => `space ${space}`)
    case 'exchanged':
      return [`gold ${seat}`, `held ${seat}`]
    case 'scored':
      return [`gold ${seat}`]
    case 'pirates_attacked':
      return ['pirates', 'cannon', ...each.companies.map((name) => `sunk ${name}`)]
    case 'arrived':
      return ['arrival', `merchant ${seat}`]
    default:
      return []
  }
}
