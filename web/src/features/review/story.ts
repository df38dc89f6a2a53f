/** A player's game in sentences. */
import { figure, signed, t } from '$core/i18n.svelte'
import type { KeyMoment, PlayerReview } from '$core/types/answers'

export interface Teller {
  me: 'yes' | 'no' // the reader is this player
  name: string
  unit: string
}

/** How it ended, and what set this player apart; how many mistakes were costly, if that is known. */
export function headline(player: PlayerReview, known: boolean, who: Teller): string[] {
  const { place, score, cause, amount, others, moments } = player
  const won = place === 1
  const values = { ...who, place: t('web-place', { place }), score: figure(score) }
  const told = [t(won ? 'web-review-won' : 'web-review-finished', values)]
  if (cause) {
    const kind = won ? 'gained' : amount < 0 ? 'cost' : 'behind'
    const sums = { amount: signed(amount), others: signed(others) }
    told.push(t(`web-review-${kind}`, { ...who, cause, ...sums }))
  }
  const marked = (wanted: (mark: string) => boolean) =>
    moments.filter(({ mark }) => wanted(mark)).length
  const small = marked((mark) => mark === '?!') // small losses decide nothing
  const count = marked((mark) => mark === '?' || mark === '??')
  if (!known) told.push(t('web-review-looking'))
  else if (!count && small) told.push(t('web-review-small', { count: small }))
  else told.push(t(won ? 'web-review-costly' : 'web-review-decided', { count }))
  if (known && count && small) told.push(t('web-review-also', { count: small }))
  return told
}

/** Money that is worth a word, in a sentence of cause. */
const MUCH = 0.5

/** Why a decision was a mistake, or a find, in one sentence. */
export function why(moment: KeyMoment, rival: string, who: Teller): string {
  if (moment.mark === '!') return t('web-review-why-find')
  const [money, gain] = [-moment.money, moment.rival_money]
  const kind =
    money >= MUCH && gain >= MUCH
      ? 'both'
      : money >= MUCH
        ? 'own'
        : gain >= MUCH
          ? 'rival'
          : 'chance'
  const values = { ...who, money, rival, gain }
  return t(`web-review-why-${kind}`, values)
}

const KINDS: Record<string, string> = {
  '??': 'blunder',
  '?': 'mistake',
  '?!': 'inaccuracy',
  '!': 'find',
}

/** What a mark means. */
export const meaning = (mark: string) => t(`web-review-${KINDS[mark] ?? 'mistake'}`)

/** The game of a player in one line. */
export function summary(
  player: PlayerReview,
  title: string,
  count: number,
  address: string,
  { name, unit }: Teller,
): string {
  const marks = Object.entries(player.marks)
    .filter(([, often]) => often)
    .map(([mark, often]) => `, ${often}× ${mark}`)
  const values = { place: t('web-place', { place: player.place }), score: figure(player.score) }
  const said = { title, name, count, unit, play: player.play, marks: marks.join(''), address }
  return t('web-review-summary', { ...values, ...said })
}
