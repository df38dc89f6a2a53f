import { flushSync, mount, unmount, type Component } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import { KEY } from '$core/board'
import type { OltremareOrders } from '../orders'
import Orders from '../trade/Orders.svelte'

let shown: ReturnType<typeof mount> | undefined
const order = vi.fn()
function show(orders: OltremareOrders = {}): void {
  const context = new Map([[KEY, { order, atWork: () => () => {} }]])
  const props = { orders, goods: ['silk', 'salt'] } as never
  shown = mount(Orders as Component<never>, { target: document.body, props, context })
  flushSync()
}
afterEach(() => {
  if (shown) void unmount(shown)
  shown = undefined
  order.mockClear()
  document.body.innerHTML = ''
})
function choose(at: number, goods: string): void {
  const list = document.querySelectorAll('select')[at]!
  const option = [...list.options].find((each) => each.value === goods)!
  // This DOM has no `:checked` for options, by which Svelte finds the chosen one.
  list.querySelector = () => option
  list.dispatchEvent(new Event('change', { bubbles: true }))
  flushSync()
}
function type(label: string, value: number): void {
  const field = [...document.querySelectorAll('label')].find((each) =>
    each.textContent?.includes(label),
  )
  const input = field!.querySelector('input')!
  input.value = String(value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  flushSync()
}
const press = () => document.querySelector<HTMLButtonElement>('fieldset button')!.click()

test('who sells says how many cards at most, and the least ducats for each', () => {
  show()
  choose(1, 'salt')
  type('Maximum cards I’ll give', 3)
  type('Minimum ducats per card', 2)
  press()
  expect(order).toHaveBeenCalledWith({
    accept_deals: 1,
    accept_get: '',
    accept_give: 'salt',
    accept_pay: 0,
    accept_cards: 3,
    accept_price: 2,
  })
})

test('who swaps says how many cards at most, and what they pay', () => {
  show()
  choose(0, 'silk')
  expect(document.body.textContent).not.toContain('Maximum cards I’ll give')
  choose(1, 'salt')
  type('Maximum cards I’ll give', 2)
  type('Maximum I’ll pay', 4)
  press()
  expect(order).toHaveBeenCalledWith({
    accept_deals: 1,
    accept_get: 'silk',
    accept_give: 'salt',
    accept_pay: 4,
    accept_cards: 2,
    accept_price: 0,
  })
})

test('an order that stands shows both numbers', () => {
  show({ accept_deals: 2, accept_give: 'salt', accept_cards: 3, accept_price: 2 })
  expect(document.querySelector('fieldset p')?.textContent?.trim()).toBe(
    'Left to give: at most 3 salt, for at least 2 ducats each.',
  )
})
