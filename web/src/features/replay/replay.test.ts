import { afterEach, expect, test, vi } from 'vitest'
import { ReplayReel } from './replay.svelte'

afterEach(() => vi.unstubAllGlobals())

function house(plies: number) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    const first = Number(new URL(path, 'http://x').searchParams.get('first'))
    const steps = []
    for (let ply = first; ply < Math.min(first + 100, plies + 1); ply++) {
      steps.push({
        ply,
        seat: 0,
        move: '',
        at: 0,
        events: [],
        lines: [{ text: `move ${ply}`, seat: 0 }],
        view: {},
        why: '',
      })
    }
    return new Response(JSON.stringify({ plies, turns: [0, 40, 120], steps, money: [] }))
  })
  return asked
}

test('moments come page by page and only once', async () => {
  const asked = house(150)
  const reel = new ReplayReel('abc', 1, 'en')
  await reel.want(0)
  await reel.want(30)
  expect(asked).toHaveLength(1)
  await reel.want(120)
  expect(asked).toHaveLength(2)
  expect(reel.steps.get(150)?.lines[0]?.text).toBe('move 150')
  expect(reel.story(2).map((line) => line.text)).toEqual(['move 0', 'move 1', 'move 2'])
})

test('one can jump from turn to turn', async () => {
  house(150)
  const reel = new ReplayReel('abc', 1, 'en')
  await reel.want(0)
  expect(reel.turnAfter(0)).toBe(40)
  expect(reel.turnAfter(121)).toBe(150)
  expect(reel.turnBefore(40)).toBe(0)
})
