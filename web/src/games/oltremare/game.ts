import type { GameScreens } from '../../lib/games'

export default {
  titles: [
    { id: 'oltremare-2005', options: { edition: '2005' }, ship: 'galley' },
    { id: 'oltremare-2004', options: { edition: '2004' }, ship: 'round' },
  ],
  board: () => import('./OltremareTable.svelte'),
  hand: () => import('./OpenHand.svelte'),
  purse: (view, seat) => (view.seats as { ducats: number }[])[seat]?.ducats,
  alike: () => import('./alike'),
  editions: ['2005', '2004'],
} satisfies GameScreens
