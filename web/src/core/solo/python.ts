/** Python in a worker: Pyodide and our own code, from files that we serve. */
import type { loadPyodide, PyodideInterface } from 'pyodide'
import type { PythonFiles, Step } from './messages'

/** Where our code is unpacked: parts of it read files that lie beside them. */
const HOME = '/house'

export class NotLoaded extends Error {}

async function fetched(address: string): Promise<ArrayBuffer> {
  try {
    const answer = await fetch(address)
    if (answer.ok) return await answer.arrayBuffer()
    throw new Error(`${answer.status}`)
  } catch (error) {
    throw new NotLoaded(`${address}: ${String(error)}`)
  }
}

/**
 * Pyodide waits for ever for a file that does not come. While it loads, the first file that fails ends
 * the start: `of` is the loading.
 */
async function orNotLoaded<T>(of: () => Promise<T>): Promise<T> {
  const real = globalThis.fetch
  try {
    return await new Promise<T>((done, fail) => {
      const lost = (why: unknown) => fail(new NotLoaded(String(why)))
      globalThis.fetch = async (...asked) => {
        try {
          const answer = await real(...asked)
          if (!answer.ok) lost(`${answer.url}: ${answer.status}`)
          return answer
        } catch (error) {
          lost(error)
          throw error
        }
      }
      of().then(done, fail)
    })
  } finally {
    globalThis.fetch = real
  }
}

/** Starts Python, with our code ready to be imported. */
export async function startPython(
  files: PythonFiles,
  tell: (step: Step) => void = () => {},
): Promise<PyodideInterface> {
  tell('fetching')
  const code = fetched(files.house) // beside the rest
  code.catch(() => {})
  let load: typeof loadPyodide
  try {
    ;({ loadPyodide: load } = (await import(/* @vite-ignore */ `${files.folder}pyodide.mjs`)) as {
      loadPyodide: typeof loadPyodide
    })
  } catch (error) {
    throw new NotLoaded(String(error))
  }
  const python = await orNotLoaded(() =>
    load({ indexURL: files.folder, env: { HOME, PYTHONDONTWRITEBYTECODE: '1' } }),
  )
  tell('starting')
  python.unpackArchive(await code, 'zip', { extractDir: HOME })
  python.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(HOME)})`)
  return python
}
