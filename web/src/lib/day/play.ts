import { api } from '../api'
import type { Attempt } from '../attempt.svelte'
import { go } from '../router.svelte'
import { session } from '../session.svelte'

/** To the table with that day's deal: my try, as long as it is under way. */
export const play = (attempt: Attempt, day: string) =>
  attempt.to(async () => {
    await session.introduce()
    go(`/t/${(await api.playDay(day)).table}`)
  })
