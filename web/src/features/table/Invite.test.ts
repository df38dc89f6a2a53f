import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import Invite from './Invite.svelte'
import { isHere, network } from '$core/network.svelte'

const NEAR = 'http://192.168.1.5:8765'
let told = { addresses: [] as string[], may_open: true }
let asked: string[] = []
let shown: Record<string, unknown>

beforeEach(() => {
  asked = []
  vi.stubGlobal('fetch', async (path: string, { method }: { method: string }) => {
    asked.push(`${method} ${path}`)
    if (method === 'POST') told = { ...told, addresses: [NEAR] }
    return new Response(JSON.stringify(told))
  })
})
afterEach(async () => {
  await unmount(shown)
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
  network.addresses = null
})
async function invite(at: string, answer = told): Promise<void> {
  told = answer
  vi.stubGlobal('location', new URL(at))
  shown = mount(Invite, { target: document.body, props: { table: 'abc' } })
  await settled()
}
async function settled(): Promise<void> {
  flushSync()
  for (let turn = 0; turn < 9; turn++) await Promise.resolve()
  await new Promise((done) => setTimeout(done))
  flushSync()
}
const text = () => document.body.textContent ?? ''
const links = () => [...document.querySelectorAll('input')].map(({ value }) => value)
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((each) => each.textContent?.includes(name))

test('a link of a house that others reach is the address in the bar', async () => {
  await invite('https://play.example.org/t/abc')
  expect(links()).toEqual(['https://play.example.org/t/abc'])
  expect(document.querySelector('svg[role=img]')).toBeTruthy()
  expect(asked).toEqual([])
})

test('a house that only this machine reaches says so, and offers no dead link to friends', async () => {
  await invite('http://localhost:8765/', { addresses: [], may_open: true })
  expect(text()).toContain('Only this computer can connect')
  expect(text()).toContain('fondaco --lan')
  expect(text()).toContain('docs/hosting.md')
  expect(document.querySelector('svg[role=img]')).toBe(null)
  expect(button('Share')).toBe(undefined)
})

test('its owner lets the network in, after a warning', async () => {
  await invite('http://127.0.0.1:8765/', { addresses: [], may_open: true })
  button('Open to this network')!.click()
  flushSync()
  expect(document.querySelector('[role=alert]')?.textContent).toContain('it includes strangers')
  expect(asked).toEqual(['GET /api/network'])
  button('Yes, open')!.click()
  await settled()
  expect(asked.at(-1)).toBe('POST /api/network')
  expect(links()).toEqual([`${NEAR}/t/abc`])
  expect(document.querySelector('svg[role=img]')).toBeTruthy()
})

test('nobody else is offered the button', async () => {
  await invite('http://localhost:8765/', { addresses: [], may_open: false })
  expect(button('Let')).toBe(undefined)
  expect(text()).toContain('fondaco --lan')
})

test('with several networks one chooses', async () => {
  await invite('http://localhost/', { addresses: [NEAR, 'http://10.0.0.2:8765'], may_open: true })
  const choice = document.querySelector('select')!
  expect(choice.options.length).toBe(2)
  choice.value = '1'
  choice.dispatchEvent(new Event('change', { bubbles: true }))
  flushSync()
  expect(links()).toEqual(['http://10.0.0.2:8765/t/abc'])
})

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['192.168.1.5', false],
  ['localhost.example.org', false],
])('whether %s is this machine alone: %s', (host, here) => expect(isHere(host)).toBe(here))
