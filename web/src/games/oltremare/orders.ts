// Written by tools/web_types.py from the game's orders. Do not edit by hand.

/** Offers that a seat declines at once, and deals that it accepts. */
export type OltremareOrders = {
  decline_all?: boolean
  decline_below?: number | null
  accept_deals?: number
  accept_get?: string
  accept_give?: string
  accept_pay?: number
  accept_cards?: number
  accept_price?: number
  accept_turn?: number
}
