/** What never changes during a game: companies, goods, spaces. Served by /api/setting/batavia. */
import { backend } from '$core/backend.svelte'
import type { Setting } from './wire'

export type { Setting }

let loading: Promise<Setting> | undefined

export function loadSetting(): Promise<Setting> {
  if (!loading) {
    const found = backend.fetch('/api/setting/batavia').then(async (answer) => {
      if (!answer.ok) throw new Error(`setting: ${answer.status}`)
      return (await answer.json()) as Setting
    })
    found.catch(() => (loading = undefined)) // the next table tries again
    loading = found
  }
  return loading
}
