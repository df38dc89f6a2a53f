import type { GameScreens } from '../../lib/games'

export default {
  titles: [{ id: 'batavia', options: {}, ship: 'indiaman' }],
  board: () => import('./BataviaTable.svelte'),
  hand: () => import('./OpenHand.svelte'),
  purse: (view, seat) => (view.gold as number[])[seat],
} satisfies GameScreens
