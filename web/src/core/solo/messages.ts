/** What the page and its workers say to each other. The page asks by number, and the answer has that number. */

/** Where the files of Python are, relative to the app. */
export interface PythonFiles {
  folder: string // with Pyodide
  house: string // our Python code, as a zip
}

/** What is kept of the house: one row for each thing. */
export interface Row {
  kind: string
  key: string
  text: string
}

/** Why the house cannot be opened, or cannot keep what is played. Each has a sentence: web-solo-NAME. */
export type Trouble =
  | 'elsewhere' // another tab plays
  | 'full' // there is no room for what was played
  | 'forbidden' // this browser keeps nothing
  | 'newer' // what is kept was written by a newer version
  | 'no-wasm'
  | 'not-loaded' // a file did not come
  | 'failed' // anything else

/** How far the start has come. */
export type Step = 'fetching' | 'starting' | 'opening' | 'ready'

export type ToHouse =
  | { type: 'start'; files: PythonFiles; thinking: MessagePort; take: boolean }
  | {
      type: 'request'
      id: number
      method: string
      path: string
      headers: Record<string, string>
      body: string
    }
  | { type: 'connect'; id: number; path: string }
  | { type: 'frame'; id: number; text: string }
  | { type: 'close'; id: number }
  | { type: 'ping'; id: number }

export type FromHouse =
  | { type: 'step'; step: Step }
  | { type: 'ready'; python: string; compiled: boolean }
  | { type: 'trouble'; trouble: Trouble; detail: string }
  | { type: 'recovered' } // what was played is kept again
  | { type: 'asks' } // the house has a question for the worker that thinks
  | {
      type: 'answer'
      id: number
      status: number
      headers: Record<string, string>
      body: string
    }
  | { type: 'frame'; id: number; text: string }
  | { type: 'closed'; id: number; code: number; reason: string }
  | { type: 'pong'; id: number }

/** To the worker that thinks: its files, and the port to the house. */
export interface ToThinking {
  type: 'start'
  files: PythonFiles
  house: MessagePort
}

/** From it to the page: it can think now. */
export interface FromThinking {
  type: 'ready'
}

/** Between the house and the worker that thinks. */
export interface Question {
  id: number
  line: string
}
export interface Thought {
  id: number
  line: string
  error: string // why there is no answer; empty if there is one
}
