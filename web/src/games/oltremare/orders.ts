// Written by tools/web_types.py from the game's orders. Do not edit by hand.

export type OltremareOrders = {
  decline_all?: boolean
  decline_below?: number | null
  accept_deals?: number
  accept_get?: string
  accept_give?: string
  accept_pay?: number
  accept_turn?: number
}
