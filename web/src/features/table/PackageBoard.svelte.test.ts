import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import { cast } from '$core/cast'
import { localAnswer } from '$core/local-answer'
import type { State } from '$core/types/frames'
import PackageBoard from './PackageBoard.svelte'

/** Boards write here what the app does with them. */
const calls: string[] = []
Object.assign(globalThis, { boardCalls: calls })
const SOURCE = `
  const calls = globalThis.boardCalls
  const turn = (state) => state.view.turn
  export function mount(element, { state }) {
    calls.push('mount ' + turn(state))
    return {
      update(state) {
        if (turn(state) > 8) throw new Error('too high')
        calls.push('update ' + turn(state))
      },
      destroy: () => calls.push('destroy'),
    }
  }`
const info = {
  contract: 1,
  module: `data:text/javascript,${encodeURIComponent(SOURCE)}`,
  styles: [],
}

class Table {
  state: State = $state.raw(at(1))
}
let shown: Record<string, unknown> | undefined

function at(turn: number): State {
  const seats = ['Ada', 'Bob'].map((name) => ({ name, kind: 'person', coach: [] }))
  return cast<State>({ view: { turn }, seats, you: 0, status: 'playing', ask: null })
}
function show(table: Table, failed = vi.fn()) {
  const send = async () => localAnswer({ ok: true, number: 5 })
  const props = {
    info,
    failed,
    events: [],
    send,
    check: send,
    replaying: false,
    get state() {
      return table.state
    },
  }
  shown = mount(PackageBoard, { target: document.body, props })
  return failed
}
afterEach(async () => {
  if (shown) await unmount(shown)
  shown = undefined
  document.body.innerHTML = ''
  calls.length = 0
})

test('a board is mounted once, and updated with each new state', async () => {
  const table = new Table()
  show(table)
  await vi.waitFor(() => expect(calls).toEqual(['mount 1', 'update 1']))
  table.state = at(2)
  flushSync()
  table.state = at(3)
  flushSync()
  await vi.waitFor(() => expect(calls).toEqual(['mount 1', 'update 1', 'update 2', 'update 3']))
  await unmount(shown!)
  shown = undefined
  expect(calls.at(-1)).toBe('destroy')
})

test('a board that throws at a new state has failed', async () => {
  const table = new Table()
  const failed = show(table)
  await vi.waitFor(() => expect(calls).toContain('update 1'))
  table.state = at(9)
  flushSync()
  expect(failed).toHaveBeenCalledOnce()
})
