import { flushSync, mount, unmount } from 'svelte'
import { expect, test } from 'vitest'
import { cast } from '$core/cast'
import type { State } from '$core/types/frames'
import StandInNotice from './StandInNotice.svelte'

test('that a bot plays for me can be put aside, until it does so again', () => {
  const stood = (why: string) =>
    cast<State>({ you: 0, status: 'playing', seats: [{ standing_in: why }] })
  const props = $state({ state: stood('clock'), comeBack: () => {} })
  const shown = mount(StandInNotice, { target: document.body, props })
  const text = () => (flushSync(), document.body.textContent)
  expect(text()).toContain('Your clock ran out')
  document.querySelector<HTMLElement>('button.square')!.click()
  expect(text()).toBe('')
  props.state = stood('')
  flushSync()
  props.state = stood('clock')
  expect(text()).toContain('Your clock ran out')
  void unmount(shown)
})
