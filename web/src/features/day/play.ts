import { api } from '$core/api'
import type { Attempt } from '$core/attempt.svelte'
import { go } from '$core/router.svelte'
import { session } from '$core/session.svelte'

/** To the table with that day's deal: my try, as long as it is under way. */
export const play = (attempt: Attempt, day: string) =>
  attempt.to(async () => {
    await session.introduce()
    go(`/t/${(await api.playDay(day)).table}`)
  })
