import { afterEach, describe, expect, it, vi } from 'vitest'
import { CONTRACT, mountBoard, type BoardContext } from './package-board'

const info = { contract: CONTRACT, module: '/boards/ferry/0/board.js', styles: [] }
const context: BoardContext = {
  state: { view: {}, names: [] },
  send: async () => {},
  words: (id) => id,
  theme: 'light',
}
const board = { update: () => {}, destroy: vi.fn() }

afterEach(() => {
  vi.useRealTimers()
  board.destroy.mockClear()
})

describe('a board from a package', () => {
  it('is mounted with what it was promised', async () => {
    const mount = vi.fn(() => board)
    const element = document.createElement('div')
    const found = await mountBoard(info, element, context, async () => ({ mount }))
    expect(found).toBe(board)
    expect(mount).toHaveBeenCalledWith(element, context)
  })

  it.each([
    [
      'speaks another contract',
      { ...info, contract: CONTRACT + 1 },
      async () => ({ mount: () => board }),
    ],
    ['is missing', info, () => Promise.reject(new Error('404'))],
    ['has no mount', info, async () => ({})],
    [
      'throws',
      info,
      async () => ({
        mount: () => {
          throw new Error('oh')
        },
      }),
    ],
  ])('that %s is refused', async (_, which, load) => {
    await expect(mountBoard(which, document.createElement('div'), context, load)).rejects.toThrow()
  })

  it('that takes too long is refused, and removed when it comes after all', async () => {
    let come = (_: typeof board): void => {}
    const mount = () => new Promise<typeof board>((done) => (come = done))
    const element = document.createElement('div')
    const late = mountBoard(info, element, context, async () => ({ mount }), 10)
    await expect(late).rejects.toThrow('too long')
    come(board)
    await Promise.resolve()
    await Promise.resolve()
    expect(board.destroy).toHaveBeenCalledOnce()
  })
})
