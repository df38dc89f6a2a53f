// Written by tools/web_types.py from the game's orders. Do not edit by hand.

export type OltremareOrders = {
  decline_all?: boolean
  decline_below?: number | null
}
