/** The worker that thinks for the house: captains, coach and reviews, whatever takes longer than a moment. */
import type { PyProxy } from 'pyodide/ffi'
import type { FromThinking, Question, Thought, ToThinking } from './messages'
import { startPython } from './python'

interface Mind extends PyProxy {
  think: (line: string) => string
}

onmessage = ({ data }: MessageEvent<ToThinking>) => {
  const mind = startPython(data.files).then(
    (python) => python.pyimport('fondaco.solo.browser') as Mind,
  )
  mind.then(
    () => postMessage({ type: 'ready' } satisfies FromThinking),
    () => {}, // whoever asks is told
  )
  data.house.onmessage = async ({ data: { id, line } }: MessageEvent<Question>) => {
    let thought: Thought
    try {
      thought = { id, line: (await mind).think(line), error: '' }
    } catch (error) {
      thought = { id, line: '', error: String(error).slice(-2000) }
    }
    data.house.postMessage(thought)
  }
}
