/** The older edition: a whole game, and one that is left to bots and taken up again. */
import { Player, leaveToBots } from './player.mjs'
import { scene } from './scene.mjs'
import { finalSheet, playWhole } from './whole.mjs'

const game = { game: 'oltremare', options: { edition: '2004' } }

scene(
  'Oltremare 2004: two people and a bot play a whole game to the score sheet',
  (stage) => playWhole(stage, game, ['trade', 'play', 'load']),
  { minutes: 8, long: true },
)

scene(
  'somebody hands over to a bot, comes back and plays on',
  async (stage) => {
    const ada = await stage.person('Ada')
    const ben = await stage.person('Ben')
    const table = await stage.table([ada, ben], { ...game, calm: true })
    await Promise.all([ada, ben].map((person) => person.go(`/t/${table}`)))
    const [first, second] = [ada, ben].map((person) => new Player(person))
    let leaving = false
    const others = second.until((_, sent) => leaving && sent)
    others.catch(() => {}) // it is waited for below
    await first.until((what, sent) => sent && what === 'load')
    await first.settle()
    await first.standUp()
    await ada.page
      .getByText(/bot is playing for Ada/)
      .first()
      .waitFor()
    await ada.until(
      (number) => Number(document.querySelector('.frame').dataset.number) > number + 2,
      ada.state().number,
    )
    await first.comeBack()
    await ada.until(() => !document.querySelector('.strip li.you .kind svg'))
    await first.until((what, sent) => sent && what === 'load')
    await first.settle()
    leaving = true // Ben plays one more move: who plays and leaves at once is in his own way
    await others
    await leaveToBots([first, second], table)
    await finalSheet([ada, ben])
  },
  { minutes: 6, long: true },
)
