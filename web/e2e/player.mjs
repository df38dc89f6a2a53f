/** Plays as a person does: looks at the page, and clicks what it offers. Knows no rules. */
import { setTimeout as pause } from 'node:timers/promises'
import { PATIENCE } from './house.mjs'

/**
 * In the page: the next thing to click and where it is, or null if there is nothing to do yet.
 * `seen` is the moment of our last move: until the table has gone on from it, there is nothing to do.
 */
function offered({ seen, at, bold, declines }) {
  const all = (where, root = document) => [...root.querySelectorAll(where)]
  const any = (list) => list[Math.floor(Math.random() * list.length)]
  const frame = document.querySelector('.frame')
  if (!frame) return null
  const number = Number(frame.dataset.number)

  /** Somewhere on it where nothing lies above it; what is covered cannot be clicked. */
  function place(element) {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const { left, top, width, height } = element.getBoundingClientRect()
    for (const [across, down] of [
      [0.5, 0.5],
      [0.2, 0.3],
      [0.8, 0.3],
      [0.2, 0.8],
    ]) {
      const [x, y] = [left + width * across, top + height * down]
      if (element.contains(document.elementFromPoint(x, y))) return { x, y }
    }
    return null
  }
  const click = (what, element, sends = false) => {
    const found = element && place(element)
    window.e2eNext = element // for those who come by keyboard
    return found ? { what, number, sends, ...found } : null
  }

  const dialog = document.querySelector('dialog[open]')
  // Whoever has a coach is asked before a grave mistake: we make it.
  if (dialog?.querySelector('#confirm-grave-title'))
    return click('mistake', dialog.querySelector('.button:not(.primary)'), true)
  if (dialog)
    return dialog.querySelector('#confirm-end-title')
      ? click('confirm', dialog.querySelector('.button.primary'), true)
      : null
  if (frame.dataset.status === 'over') return { what: 'over', number }
  const scoring = document.querySelector('.scoring')
  if (scoring) return click('scoring', scoring.querySelector('.button.primary'))
  // Whoever only wants to get on reads no offer: bots would wait for that.
  const unwanted = declines && document.querySelector('.ticket .answers .decline:not([disabled])')
  if (unwanted && Date.now() - at > 300) return click('decline', unwanted)
  // A click that fell between two moments is lost: after a while we look again.
  if (number <= seen && Date.now() - at < 4000) return null
  const ask = document.querySelector('[data-ask]')?.dataset.ask
  if (!ask || !document.querySelector('.prompt.asked')) return null
  // What has only just appeared does not take a click yet.
  if (document.querySelector('.prompt .buttons.fresh')) return null

  const buttons = all('.prompt .buttons button')
  const primary =
    buttons.find((button) => button.matches('[aria-keyshortcuts="G"]')) ?? // offers may stand above it
    buttons.filter((button) => button.matches('.primary') && button.checkVisibility()).at(-1)
  const free = all('.prompt .buttons .button:not([disabled])').filter((button) =>
    button.checkVisibility(),
  )
  const others = buttons.filter((button) => button !== primary)
  const ready = primary && !primary.disabled
  switch (ask) {
    case 'discard':
    case 'play':
    case 'load': {
      if (others.some((button) => button.disabled)) return null // what was chosen is on its way
      if (ready) return click(ask, primary, true)
      const cards = ask === 'load' ? '.loading' : '[data-part="hand"]'
      return click(ask, any(all(`${cards} button.hand-card[aria-pressed="false"]`)))
    }
    case 'sail':
    case 'compass': {
      if (ready) return click(ask, primary, true)
      const ports = all('.port[role="button"]')
      if (ports.some((port) => port.getAttribute('aria-pressed') === 'true')) return null // on its way
      const seen = ports.flatMap((port) => {
        const { left, top, width, height } = port.querySelector('.halo').getBoundingClientRect()
        const [x, y] = [left + width / 2, top + height / 2]
        // A ship may lie above the port: it is the chart that is touched.
        return document.elementFromPoint(x, y)?.closest('svg')?.contains(port)
          ? [{ what: ask, number, sends: false, x, y, port }]
          : []
      })
      const chosen = any(seen)
      if (!chosen) return null
      const { port, ...spot } = chosen
      window.e2eNext = port
      return spot
    }
    case 'trade':
      if (buttons.some((button) => button.disabled)) return null // something is on its way
      // With too few cards one has to buy before one can go on.
      return click(
        ask,
        primary ?? free.find((button) => !button.matches('.quiet, [aria-expanded]')),
        true,
      )
    case 'bid': {
      const bid = Number(document.querySelector('.prompt .stepper output')?.textContent ?? 99)
      const pass = document.querySelector('.prompt .pass')
      return click(ask, pass && bid > bold ? pass : (primary ?? pass), true)
    }
    case 'act':
    case 'lay': {
      const cards = all('[data-part="hand"] button.glowing')
      if (ready && (!cards.length || Math.random() < 0.4)) return click(ask, primary, true)
      return click(ask, any(cards) ?? free.at(-1), true)
    }
    case 'travel':
      return click(ask, all('button.way').at(-1) ?? free.at(-1), true)
    default:
      return click(ask, free.at(-1), true)
  }
}

/** The games of the house; `last` is what ends a turn. */
export const GAMES = [
  { title: 'Oltre Mare 2005', game: { game: 'oltremare' }, last: 'load' },
  {
    title: 'Oltremare 2004',
    game: { game: 'oltremare', options: { edition: '2004' } },
    last: 'load',
  },
  { title: 'Batavia', game: { game: 'batavia' }, last: 'exchange' },
]

export class Player {
  seen = -1
  at = 0
  bold = 2 // how high to bid
  declines = false // whether every offer is declined at once
  moves = 0
  asked = new Set() // everything this person was asked to do

  /** `press` clicks at a place of the page; a finger or the keyboard may do it instead. */
  constructor(person, press = ({ x, y }) => person.page.mouse.click(x, y)) {
    this.person = person
    this.page = person.page
    this.press = press
  }

  /** Waits until there is something to do, and tells what and where. */
  async look() {
    const { seen, at, bold, declines } = this
    try {
      const found = await this.page.waitForFunction(
        offered,
        { seen, at, bold, declines },
        { timeout: 2 * PATIENCE, polling: 50 },
      )
      return await found.jsonValue()
    } catch (cause) {
      throw new Error(`${this.person.name} finds nothing to do.`, { cause })
    }
  }

  /** Does the next thing there is to do, and tells what it was. */
  async act() {
    const found = await this.look()
    this.asked.add(found.what)
    this.person.note(`${found.what} at ${found.number}`)
    if (found.what === 'over') return 'over'
    if (found.what === 'confirm' && this.moves > 20)
      await this.page.locator('dialog[open] .never input').check()
    if (found.sends) {
      this.moves++
      this.seen = found.number
      this.at = Date.now()
    }
    await this.press(found)
    this.sent = found.sends
    this.what = found.what
    return found.what
  }

  /**
   * Plays until something holds, or the game is over; `meets` is told whatever is asked for the first time.
   * @param {(what: string, sent: boolean) => boolean} holds
   * @param {(what: string) => Promise<void>} [meets]
   */
  async until(holds = () => false, meets) {
    for (;;) {
      if (meets) {
        const { what } = await this.look()
        if (!this.asked.has(what)) await meets(what)
      }
      const what = await this.act()
      if (what === 'over' || holds(what, this.sent)) return what
    }
  }

  /** Plays until this is asked, and leaves it to the scene. */
  async meet(...wanted) {
    for (;;) {
      const { what } = await this.look()
      if (wanted.includes(what)) return what
      if (what === 'over') throw new Error(`The game was over without ${wanted.join(' or ')}.`)
      await this.act()
    }
  }

  /** Lets a bot play for this person, from the table's menu. */
  async standUp(bot = 'deckhand') {
    await this.person.button('Menu').click()
    const menu = this.page.getByRole('dialog', { name: 'Menu' })
    await menu.getByLabel('Let a bot play for me: skill').selectOption(bot)
    await menu.getByRole('button', { name: 'Let a bot play for me' }).click()
    await menu.waitFor({ state: 'hidden' })
  }

  async comeBack() {
    await this.person.button('Menu').click()
    const menu = this.page.getByRole('dialog', { name: 'Menu' })
    await menu.getByRole('button', { name: 'Take my seat back' }).click()
    await menu.waitFor({ state: 'hidden' })
  }

  /** The last click may have been asked back: say yes, and wait until the table has gone on. */
  async settle() {
    const gone = ({ seen, what, sure }) => {
      if (document.querySelector('dialog[open]')) return !sure
      return (
        Number(document.querySelector('.frame').dataset.number) > seen &&
        document.querySelector('[data-ask]').dataset.ask !== what
      )
    }
    const { what } = this
    await this.person.until(gone, { seen: this.seen, what, sure: false })
    if (await this.page.locator('dialog[open]').count()) await this.act()
    await this.person.until(gone, { seen: this.seen, what, sure: true })
  }
}

/** These people leave the table to bots, look at something else, and come back for the result. */
export async function leaveToBots(players, table, bot = 'deckhand') {
  for (const player of players) await player.standUp(bot)
  for (const { person } of players) await person.go('/games')
  const { person } = players[0]
  const end = Date.now() + 4 * PATIENCE
  while ((await person.ask(`/api/tables/${table}`)).status !== 'over') {
    if (Date.now() > end) throw new Error('The bots do not come to an end.')
    await pause(250)
  }
  for (const each of players) {
    await each.person.go(`/t/${table}`)
    await each.page.getByRole('region', { name: 'Score sheet' }).waitFor()
  }
}

/** The first of these players who is asked for it. */
export async function whoMeets(players, ...wanted) {
  const waiting = players.map((player) => player.meet(...wanted).then(() => player))
  for (const each of waiting) each.catch(() => {}) // those who are not first wait on until they leave
  return Promise.race(waiting)
}
