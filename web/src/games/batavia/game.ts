import type { GameScreens } from '$core/games'
import type { View } from './wire'

export default {
  titles: [{ id: 'batavia', options: {}, ship: 'indiaman' }],
  board: () => import('./BataviaTable.svelte'),
  picture: () => import('./Picture.svelte'),
  hand: () => import('./OpenHand.svelte'),
  anatomy: () => import('./Anatomy.svelte'),
  marks: () => import('./marks'),
  choice: () => import('./ChoicePicture.svelte'),
  purse: (view, seat) => (view as View).gold[seat],
  figures: () => import('./figures/index'),
  showsDeals: true,
} satisfies GameScreens
