import type { Answer } from './types/frames'

/** An answer where no server is asked: a refusal without a reason, unless it says otherwise. */
export function localAnswer(told: Partial<Answer> = {}): Answer {
  const nothing = { id: '', ok: false, number: -1, reason: '', name: '', values: {}, preview: '' }
  return { type: 'answer', ...nothing, ...told }
}
