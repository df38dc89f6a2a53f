/** The guides as somebody reads them who has no English: pictures are painted, and one can be tried. */
import assert from 'node:assert/strict'
import { fits } from './inspect.mjs'
import { PHONE, scene } from './scene.mjs'

/** Words that Dutch does not have; names and the title on the box are nobody's language. */
const ENGLISH = /\b(the|and|you|your|with|cards?|turn|ships?|gives|wants|hand in|company|played)\b/i

/** A picture that has not been drawn is empty, or a line of nothing. */
const painted = (figure) =>
  figure.evaluate((element) => {
    const drawn = element.querySelector('.drawn')
    const { width, height } = drawn.getBoundingClientRect()
    return width > 200 && height > 60 && !!drawn.querySelector('svg')
  })

const learns = (guides) => async (stage) => {
  const jan = await stage.person('Jan', { locale: 'nl-NL', viewport: PHONE })
  await jan.go('/')
  const way = jan.page.getByRole('link', { name: 'Speluitleg' })
  await way.first().waitFor()
  for (const guide of guides) {
    await jan.go(`/guide/${guide}`)
    await jan.page.locator('article[lang="nl"] figure svg').first().waitFor()
    await jan.page.waitForLoadState('networkidle')
    const figures = await jan.page.locator('article figure').all()
    assert.ok(figures.length >= 10, `${guide} has pictures`)
    for (const [at, figure] of figures.entries())
      assert.ok(await painted(figure), `picture ${at + 1} of ${guide}`)
    const words = await jan.page.locator('article[lang]').innerText()
    assert.deepEqual(words.replace('Merchants of Venice', '').match(ENGLISH), null)
    await fits(jan, guide)
    const paper = (await jan.page.pdf({ preferCSSPageSize: true })).toString('latin1')
    const pages = paper.match(/\/Type\s*\/Page\b/g)?.length ?? 0
    assert.ok(pages === 3 || pages === 4, `${guide} is printed on ${pages} pages`)
  }
  await jan.page.getByRole('button', { name: 'Proberen' }).first().click()
  await jan.page.waitForURL(/\/t\//)
}

scene(
  'a Dutch reader learns from every guide on a phone',
  learns(['oltremare-2005', 'oltremare-2004', 'batavia']),
  { long: true },
)
