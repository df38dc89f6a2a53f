import type { GameScreens } from '$core/games'
import type { View } from './wire'

export default {
  titles: [
    { id: 'oltremare-2005', options: { edition: '2005' }, ship: 'galley' },
    { id: 'oltremare-2004', options: { edition: '2004' }, ship: 'round' },
  ],
  board: () => import('./OltremareTable.svelte'),
  picture: () => import('./Picture.svelte'),
  hand: () => import('./OpenHand.svelte'),
  anatomy: () => import('./Anatomy.svelte'),
  card: () => import('./card/SmallCard.svelte'),
  purse: (view, seat) => (view as View).seats[seat]?.ducats,
  marks: () => import('./marks'),
  choice: () => import('./ChoicePicture.svelte'),
  alike: () => import('./alike'),
  figures: () => import('./figures/index'),
  editions: ['2005', '2004'],
  showsDeals: true,
} satisfies GameScreens
