import { afterEach, expect, test, vi } from 'vitest'
import { api, ApiError, OutOfReach } from './api'
import { gate } from './gate.svelte'
import { reason } from './names'
import { serverStatus } from './server-status.svelte'

afterEach(() => vi.unstubAllGlobals())

function answers(status: number, body: string) {
  const fetched = vi.fn(async (_path: string, _how?: RequestInit) => new Response(body, { status }))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

test('an answer is read as JSON', async () => {
  const fetched = answers(200, '{"table":"k7x2"}')
  expect(await api.quick({ game: 'chess', players: 3, options: {}, name: 'Bianca' })).toEqual({
    table: 'k7x2',
  })
  expect(fetched.mock.calls[0]![0]).toBe('/api/quick')
})

test('a refusal shows the reason of the house', async () => {
  answers(409, '{"detail":"That seat is taken."}')
  const error = await api.start('k7x2').catch((each: unknown) => each)
  expect(error).toBeInstanceOf(ApiError)
  expect((error as ApiError).message).toBe('That seat is taken.')
})

test('a closed house keeps us outside, whatever we asked for', async () => {
  answers(403, '{"detail":"You are banned.","name":"banned"}')
  await expect(api.tables()).rejects.toBeInstanceOf(ApiError)
  expect(gate.outside).toBe(false)
  answers(403, '{"detail":"This server is closed.","name":"entry-needed","values":{}}')
  await expect(api.tables()).rejects.toBeInstanceOf(ApiError)
  expect(gate.outside).toBe(true)
  gate.outside = false
})

test('a house that does not answer is out of reach', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('failed')
  })
  await expect(api.me()).rejects.toBeInstanceOf(OutOfReach)
})

test('who speaks for a house that is gone is not the house', async () => {
  answers(502, '<html>bad gateway</html>')
  const error = await api.house().catch((each: unknown) => each)
  expect(error).toBeInstanceOf(OutOfReach)
  expect(reason(error)).toContain('Try again')
  expect(serverStatus.away).toBe(true)
})

test('a house that is back is noticed once', async () => {
  serverStatus.lose()
  const before = serverStatus.returns
  answers(400, '{"detail":"No."}')
  await api.me().catch(() => {})
  await api.me().catch(() => {})
  expect(serverStatus.away).toBe(false)
  expect(serverStatus.returns).toBe(before + 1)
})

test('too many requests are told in our own words', () => {
  expect(reason(new ApiError(429, 'Too Many Requests'))).toContain('wait a moment')
})
