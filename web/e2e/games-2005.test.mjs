import { scene } from './scene.mjs'
import { playWhole } from './whole.mjs'

scene(
  'Oltre Mare 2005: two people and a bot play a whole game to the score sheet',
  (stage) => playWhole(stage, { game: 'oltremare' }, ['trade', 'play', 'sail', 'load', 'scoring']),
  { minutes: 8, long: true },
)
