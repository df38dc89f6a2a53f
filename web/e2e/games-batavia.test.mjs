import { scene } from './scene.mjs'
import { playWhole } from './whole.mjs'

scene(
  'Batavia: two people and a bot play a whole game to the score sheet',
  (stage) =>
    playWhole(stage, { game: 'batavia', options: { setup: 'quick' } }, [
      'bid',
      'act',
      'lay',
      'travel',
    ]),
  { minutes: 8, long: true },
)
