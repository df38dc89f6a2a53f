/** What the tools of this app show and measure of the game. */
const hand = (page) => page.locator('[data-part="hand"] button.hand-card')

const card = '[data-part="hand"] button.hand-card[aria-pressed="false"]'
const loaded = '.loading button.hand-card[aria-pressed="false"]'
const compose = [
  '.prompt .buttons button[aria-expanded]:not(.sheet)',
  '.composer button.hand-card',
  '.composer .want',
  '.composer .steps .button:last-child',
]

export default {
  titles: [{}, { edition: '2004' }],
  lessons: ['oltremare-2005', 'oltremare-2004'],
  rule: 'OM-2.2.4',
  bot: 'merchant', // who plays the game that is looked at
  moves: ['offer', 'done', 'play', 'sail', 'load'], // kinds that must be among those measured
  /** What is done at a moment of the gallery before somebody looks. */
  poses: [
    { pose: 'offers', on: /trade-(trade|talk)/, clicks: ['.prompt .sheet'] },
    {
      pose: 'accept',
      on: /trade-(trade|talk)/,
      clicks: ['.prompt .sheet', '.ticket .button.primary'],
    },
    { pose: 'reason', on: /trade-trade$/, clicks: ['.prompt .sheet', '.ticket .say'] },
    { pose: 'orders', on: /trade-talk/, clicks: ['.prompt .sheet', '.side summary'] },
    { pose: 'composer', on: /trade-(trade|talk)$/, clicks: compose },
    {
      pose: 'claims',
      on: /trade-trade$/,
      clicks: [...compose, '.composer .more:not([open]) summary'],
    },
    { pose: 'chosen', on: /(play|discard)$/, clicks: [card, card] },
    { pose: 'picked', on: /(sail|compass)$/, clicks: ['.destinations .way'] },
    { pose: 'order', on: /load$/, clicks: [loaded, loaded] },
  ],
  /** Moves of the recorded game in which a deal is made, for the moving picture. */
  trade: { show: 'oltremare-2005', from: 29, to: 36 },
  /** Scenes for docs/pictures; `at` opens a table where this is asked. */
  pictures(at) {
    const trade = at('trade', (view) => view.offers.length > 0)
    return {
      'learn-oltremare': { open: async () => '/learn/oltremare-2005/5' },
      'learn-oltremare-2004': { open: async () => '/learn/oltremare-2004/10' },
      'oltremare-trade': { open: trade },
      'oltremare-offer': {
        open: trade,
        act: async (page) => {
          await page
            .getByRole('button', { name: /(new|an) offer/i })
            .and(page.locator(':not(.sheet)'))
            .first()
            .click()
          await page.locator('.composer button.hand-card').nth(1).click()
          await page.locator('.composer .goods button.want').nth(2).click()
          await page.waitForTimeout(400)
        },
      },
      'oltremare-play': {
        open: at('play'),
        act: async (page) => {
          await hand(page).first().waitFor()
          for (const card of (await hand(page).all()).slice(0, 2)) await card.click()
        },
      },
      'oltremare-sail': {
        open: at('sail'),
        act: async (page) => {
          await page.locator('[data-part="chart"] [role="button"]').last().focus()
          await page.keyboard.press('Enter')
        },
      },
      'oltremare-load': { open: at('load') },
    }
  },
}
