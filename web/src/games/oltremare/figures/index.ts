/** The pictures of the guides: parts of the table, by the names that `figures.toml` calls them. */
import type { Figures } from '$core/games'
import Card from './Card.svelte'
import Chart from './Chart.svelte'
import Hand from './Hand.svelte'
import Load from './Load.svelte'
import Lots from './Lots.svelte'
import Offer from './Offer.svelte'
import Played from './Played.svelte'
import Scores from './Scores.svelte'
import Seats from './Seats.svelte'

export default {
  card: Card,
  chart: Chart,
  hand: Hand,
  load: Load,
  lots: Lots,
  offer: Offer,
  played: Played,
  scores: Scores,
  seats: Seats,
} satisfies Figures
