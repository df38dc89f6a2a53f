/** A table that is being set up: one of three presets, and what was changed since. */
import type { Clock } from '$core/types/requests'

export type Preset = 'learn' | 'friendly' | 'rated'
export const PRESETS: readonly Preset[] = ['learn', 'friendly', 'rated']
const SEATS = 5

/** What a game counts for: the ladder against bots, the rating among people, or nothing. */
export type Counts = 'ladder' | 'people' | 'nothing'

export class Draft {
  preset: Preset = $state('friendly')
  seats: string[] = $state(['me', 'open', 'open', 'open', 'open'])
  title = $state('')
  secret = $state(false)
  clock: Clock = $state({ kind: 'none' })
  talk = $state(20)
  calm = $state(true)
  coach = $state(true)
  chances = $state(true)
  openAfter = $state(0)

  /** Takes a preset with all it stands for; `bot`: who takes the other seats, where bots do. */
  take(preset: Preset, bot: string): void {
    this.preset = preset
    this.coach = preset !== 'rated'
    this.secret = preset === 'learn'
    this.openAfter = 0
    const other = preset === 'friendly' || !bot ? 'open' : bot
    this.seats = ['me', ...Array.from({ length: SEATS - 1 }, () => other)]
  }

  sitting = (players: number): string[] => this.seats.slice(0, players)
  waits = (players: number): boolean => this.sitting(players).includes('open')

  /** I play, and all others are bots. */
  alone = (players: number): boolean => this.sitting(players).includes('me') && !this.waits(players)

  counts(players: number): Counts {
    if (this.preset !== 'rated') return this.coach || this.alone(players) ? 'nothing' : 'people'
    return this.alone(players) ? 'ladder' : 'people'
  }
}
