/** The rulebook in the reader's language, found by words without accents, and tried out. */
import assert from 'node:assert/strict'
import { fits } from './inspect.mjs'
import { PHONE, scene } from './scene.mjs'

scene(
  'a French reader finds a rule and tries its example',
  async (stage) => {
    const ada = await stage.person('Ada', { locale: 'fr-FR', viewport: PHONE })
    await ada.go('/rules/OM-2.2.6')
    await ada.page.getByText('Une carte coûte 3 ducats, mais 4').waitFor()
    assert.equal(await ada.page.locator('.text').getAttribute('lang'), 'fr')
    await fits(ada, 'the rules in French')
    await ada.page.getByRole('searchbox').fill('EPICES')
    await ada.page.getByText('L’ancienne édition a d’autres').waitFor()
    await ada.page.getByRole('searchbox').fill('oeuvre introuvable')
    await ada.page.getByText('Aucune règle ne contient ces mots').waitFor()
    await ada.page.getByRole('searchbox').fill('')
    await ada.page.locator('[id="OM-2.2.6"]').getByRole('button', { name: 'Essayer' }).click()
    await ada.page.waitForURL(/\/t\//)
    await ada.page.getByText('il vous manque 3 cartes').first().waitFor()
  },
  { long: true },
)

scene(
  'a German reader at a table reads its rule in German',
  async (stage) => {
    const otto = await stage.person('Otto', { locale: 'de-DE' })
    await otto.go('/rules/OM-2.3.1')
    await otto.page.locator('[id="OM-2.3.1"]').getByRole('button', { name: 'Ausprobieren' }).click()
    await otto.page.waitForURL(/\/t\//)
    await otto.page.locator('[aria-label*="OM-2.2"]').first().click()
    await otto.page.getByText('Du darfst mit jedem anderen Spieler').waitFor()
  },
  { long: true },
)
