import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { restart, timeLeft } from './restart.svelte'

describe('an announced restart', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))
  afterEach(() => {
    restart.told({ left: null, message: '' })
    vi.useRealTimers()
  })

  it('is asked for once, until it is another time', async () => {
    const ask = vi.fn(async () => ({ left: 600_000, message: 'An upgrade.' }))
    await restart.heard('600', ask)
    expect([restart.at, restart.message]).toEqual([1_600_000, 'An upgrade.'])
    vi.setSystemTime(1_060_000)
    await restart.heard('540', ask)
    expect(ask).toHaveBeenCalledTimes(1)
    ask.mockResolvedValueOnce({ left: 60_000, message: '' })
    await restart.heard('60', ask)
    expect([restart.at, restart.message]).toEqual([1_120_000, ''])
  })

  it('is forgotten when answers no longer name it', async () => {
    restart.told({ left: 5000, message: 'x' })
    await restart.heard(null, () => Promise.reject(new Error()))
    expect(restart.at).toBe(0)
  })

  it('survives a question that fails', async () => {
    await restart.heard('60', () => Promise.reject(new Error()))
    expect(restart.at).toBe(0)
    await restart.heard('60', async () => ({ left: 60_000, message: '' }))
    expect(restart.at).toBe(1_060_000)
  })

  it('is said in minutes, and in the last one by ten seconds', () => {
    expect(timeLeft(600_000)).toEqual({ count: 10, unit: 'minute' })
    expect(timeLeft(61_000)).toEqual({ count: 2, unit: 'minute' })
    expect(timeLeft(41_000)).toEqual({ count: 50, unit: 'second' })
    expect(timeLeft(-5)).toEqual({ count: 0, unit: 'second' })
  })
})
