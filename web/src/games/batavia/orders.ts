// Written by tools/web_types.py from the game's orders. Do not edit by hand.

/** A proxy bid, for one auction. */
export type BataviaOrders = {
  bid_up_to?: number | null
  auction?: number
}
