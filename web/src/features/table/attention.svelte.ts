/** What calls a player back to the table: sounds, a shaking phone, and a mark in the title of the page. */
import { t } from '$core/i18n.svelte'
import type { StoryLine } from '$core/types/frames'

const TURN_DELAY_MS = 300 // a standing order may answer at once: then nobody is called

export class Attention {
  /** Somebody made me an offer, and I have not looked since. */
  called = $state(false)
  private heardUpTo = -1
  private turn: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly play: (sound: string) => void,
    private readonly vibrate: (why: string) => void = () => {},
  ) {}

  /**
   * The log so far, and the number of the newest entry. What comes is heard; what had happened before we
   * came is not.
   */
  hear(story: StoryLine[], newest: number): void {
    const fresh = this.heardUpTo < 0 ? [] : story.filter(({ number }) => number > this.heardUpTo)
    this.heardUpTo = Math.max(this.heardUpTo, newest, story.at(-1)?.number ?? -1)
    const last = fresh.findLast(({ about, calls }) => about && (about !== 'offer' || calls))
    if (last) this.play(last.about)
    if (!fresh.some(({ calls }) => calls)) return
    this.vibrate('offer')
    if (document.hidden) this.called = true
  }

  /** Whether the game waits for me. */
  myTurn(now: boolean): void {
    clearTimeout(this.turn)
    if (!now) return
    this.turn = setTimeout(() => {
      this.play('turn')
      this.vibrate('turn')
    }, TURN_DELAY_MS)
  }

  /** The page was hidden or shown. */
  visibility(): void {
    if (!document.hidden) this.called = false
  }

  /** The title of the page: the table's name, and before it what is most urgent. */
  title(name: string, now: { lowTime: boolean; myTurn: boolean }): string {
    const call = now.lowTime
      ? t('web-title-hurry')
      : this.called
        ? t('web-title-offer')
        : now.myTurn
          ? t('web-card-your-turn')
          : ''
    return call ? `● ${call} · ${name}` : name
  }

  close(): void {
    clearTimeout(this.turn)
  }
}
