/** What the tools of this app show and measure of the game. */
const hand = (page) => page.locator('[data-part="hand"] button.hand-card')

export default {
  titles: [{}, { edition: '2004' }],
  lessons: ['oltremare-2005', 'oltremare-2004'],
  rule: 'OM-2.2.4',
  bot: 'merchant', // who plays the game that is looked at
  moves: ['offer', 'done', 'play', 'sail', 'load'], // kinds that must be among those measured
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
            .getByRole('button', { name: /offer/i })
            .and(page.locator(':not(.sheet)'))
            .first()
            .click()
          await page.locator('.composer button.hand-card').first().click()
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
