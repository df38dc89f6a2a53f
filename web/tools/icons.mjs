/** Renders the PNG icons from web/public/icon.svg: node tools/icons.mjs. */
import { readFileSync } from 'node:fs'
import { launch } from './browser.mjs'

const folder = new URL('../public/', import.meta.url)
const svg = readFileSync(new URL('icon.svg', folder), 'utf-8')
// To be cut to any shape: the red to the edges, the rose in the middle four fifths.
const inside = svg.replace(/<\/?svg[^>]*>/g, '').replace(/<rect[^>]*\/>/, '')
const maskable = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#9c2f1d"/><g transform="translate(6.4 6.4) scale(.8)">${inside}</g></svg>`
// One colour on nothing, for the status bar of a phone.
const badge = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="#fff"><path d="M32 2l6 24 24 6-24 6-6 24-6-24-24-6 24-6z"/></svg>`

const browser = await launch()
const page = await browser.newPage()
/** @type {[string, string, number][]} */
const icons = [
  ['icon-192.png', svg, 192],
  ['icon-512.png', svg, 512],
  ['icon-maskable-512.png', maskable, 512],
  ['apple-touch-icon.png', maskable, 180],
  ['badge-96.png', badge, 96],
]
for (const [name, drawing, size] of icons) {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(
    `<style>html,body{margin:0;background:transparent}svg{display:block;width:${size}px;height:${size}px}</style>${drawing}`,
  )
  await page.screenshot({ path: new URL(name, folder).pathname, omitBackground: true })
}
await browser.close()
