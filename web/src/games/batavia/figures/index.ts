/** The pictures of the guide: parts of the table, by the names that `figures.toml` calls them. */
import type { Figures } from '$core/games'
import Auction from './Auction.svelte'
import Exchange from './Exchange.svelte'
import Fleets from './Fleets.svelte'
import Hand from './Hand.svelte'
import Posts from './Posts.svelte'
import Scale from './Scale.svelte'
import Voyage from './Voyage.svelte'

export default {
  auction: Auction,
  exchange: Exchange,
  fleets: Fleets,
  hand: Hand,
  posts: Posts,
  scale: Scale,
  voyage: Voyage,
} satisfies Figures
