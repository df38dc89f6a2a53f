/** What is wrong with how a page lies on the screen: too wide, clipped, covered, too small for a thumb. */

/**
 * In the page: every fault, in words.
 * @param {{ touch: boolean }} how
 */
async function look({ touch }) {
  // What measures itself has done so after the second frame.
  const frame = () => new Promise((done) => requestAnimationFrame(done))
  await frame()
  await frame()
  const found = new Set()
  const { clientWidth: width, clientHeight: height } = document.documentElement
  const all = (where, /** @type {ParentNode} */ root = document) => [
    ...root.querySelectorAll(where),
  ]
  const style = (element) => {
    let known = styles.get(element)
    if (!known) styles.set(element, (known = getComputedStyle(element)))
    return known
  }
  const styles = new Map()
  /** Where an element lies; asked once, for nothing moves while we look. */
  const box = (element) => {
    let known = rects.get(element)
    if (!known) rects.set(element, (known = element.getBoundingClientRect()))
    return known
  }
  const rects = new Map()
  const named = (element) => {
    const classes = [...element.classList].filter((name) => !name.startsWith('svelte-')).join('.')
    const words = (element.getAttribute('aria-label') || element.textContent || '').trim()
    const on = element.parentElement?.closest('[class]')?.classList[0] ?? ''
    return `${on} > ${element.localName}${classes && `.${classes}`} “${words.replace(/\s+/g, ' ').slice(0, 40)}”`
  }
  const shown = (element) => element.checkVisibility({ visibilityProperty: true })
  /** Words that only those hear who do not see the screen, or that are part of a picture. */
  const hidden = (element) => {
    for (let at = element; at && at !== document.body; at = at.parentElement)
      if (style(at).clipPath === 'inset(50%)' || at.matches('.skip, .picture[inert]')) return true
    return false
  }
  const dialog = document.querySelector('dialog[open]')
  const root = dialog ?? document.body

  // The page and everything on it is as wide as the screen.
  if (document.documentElement.scrollWidth > width)
    found.add(`the page is ${document.documentElement.scrollWidth - width} px too wide`)

  for (const part of all('.frame > .board, .frame > aside, main'))
    if (shown(part) && part.scrollWidth > part.clientWidth + 1)
      found.add(`${named(part).split(' “')[0]} scrolls sideways`)

  /** What a box is cut off by: null where one can scroll to the rest, or it is meant to be cut. */
  function clippedBy(element, text) {
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, position, textOverflow, webkitLineClamp } = style(at)
      const across = overflowX !== 'visible' && at !== element
      if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return null
      if (/auto|scroll/.test(overflowX) || /auto|scroll/.test(overflowY)) return null
      if (across || overflowX === 'hidden' || overflowX === 'clip') {
        const edge = box(at)
        if (text.left < edge.left - 2 || text.right > edge.right + 2) return at
        if (text.top < edge.top - 4 || text.bottom > edge.bottom + 4) return at
      }
      if (position === 'fixed') break
    }
    return text.left < -1 || text.right > width + 1 ? document.body : null
  }

  // Words: none is cut off, none stands out of the button it is on.
  const texts = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.textContent.trim()) continue
    const element = node.parentElement
    if (element.closest('svg, script, style, option') || !shown(element) || hidden(element))
      continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const text = range.getBoundingClientRect()
    if (text.width < 1 || text.height < 1) continue
    for (const line of range.getClientRects()) texts.push({ element, at: line })
    const by = clippedBy(element, text)
    if (by) found.add(`cut off: ${named(element)}`)
    const holder = element.closest('button, .button, .chip')
    const edge = holder && box(holder)
    if (edge && style(element).textOverflow !== 'ellipsis')
      if (text.left < edge.left - 1 || text.right > edge.right + 1 || text.bottom > edge.bottom + 2)
        found.add(`stands out of its button: ${named(element)}`)
  }

  const inText = (link) => style(link).display === 'inline' || link.closest('.text, p')
  // What one can touch is large enough, and nothing else lies on it.
  const targets = all('button, a[href], input, select, textarea, summary, [role="button"]', root)
    .filter((each) => !each.closest('svg') && shown(each) && !hidden(each))
    .map((element) => {
      const label = element.closest('label') ?? (element.labels?.[0] || null)
      const small = element.matches('[type="checkbox"], [type="radio"]') && label
      return { element, at: box(small ? label : element) }
    })
    // A link in a text is as high as its line.
    .filter(({ element, at }) => at.width > 0 && !(element.localName === 'a' && inText(element)))
  if (touch)
    for (const { element, at } of targets) {
      if (Math.min(at.width, at.height) < 39.5)
        found.add(
          `too small to touch (${Math.round(at.width)}×${Math.round(at.height)}): ${named(element)}`,
        )
    }

  /** What lies above the rest for a while is looked at by itself. */
  const layer = (element) => {
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const { position, zIndex } = style(at)
      if (position === 'fixed' || position === 'sticky') return at
      if (zIndex !== 'auto' && position !== 'static') return at
    }
    return document.body
  }
  /** As much of a box as the scrolled parts around it let one see. */
  const seen = (from, { left, top, right, bottom }) => {
    for (let at = from; at && at !== document.body; at = at.parentElement) {
      if (style(at).overflowX === 'visible' && style(at).overflowY === 'visible') continue
      const edge = box(at)
      left = Math.max(left, edge.left)
      top = Math.max(top, edge.top)
      right = Math.min(right, edge.right)
      bottom = Math.min(bottom, edge.bottom)
    }
    return { left, top, right, bottom }
  }
  /** A target without a frame may be larger than its words: it is they that must not be covered. */
  const plain = (element) =>
    element.type === 'range' ||
    (style(element).borderStyle === 'none' && style(element).backgroundColor === 'rgba(0, 0, 0, 0)')
  const boxes = [
    ...texts.map(({ element, at }) => ({ element, box: seen(element, at), unseen: false })),
    ...targets.map(({ element, at }) => ({
      element,
      box: seen(element.parentElement, at),
      unseen: plain(element),
    })),
  ].map((each) => ({ ...each, layer: layer(each.element) }))
  boxes.sort((one, other) => one.box.top - other.box.top)
  for (const [at, one] of boxes.entries())
    for (let next = at + 1; next < boxes.length; next++) {
      const other = boxes[next]
      if (other.box.top > one.box.bottom - 3) break
      const across =
        Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const down = Math.min(one.box.bottom, other.box.bottom) - other.box.top
      if (across < 4 || down < 4 || one.layer !== other.layer) continue
      if (one.unseen || other.unseen) continue
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue
      if (one.element.closest('label')?.contains(other.element)) continue
      if (other.element.closest('label')?.contains(one.element)) continue
      const fan = one.element.closest('[data-fan]')
      if (fan && fan === other.element.closest('[data-fan]')) continue
      found.add(`overlap: ${named(one.element)} and ${named(other.element)}`)
    }

  // What is asked, and the buttons that answer it, are in view; so is what lies over the table.
  const table = document.querySelector('.frame[data-tab]')
  const front = dialog ?? document.querySelector('.composer, .side.open')
  if (!front && (!table || style(table.querySelector('.board')).display !== 'none'))
    // A puzzle asks next to its board (section.asks), so the board's own prompt may lie below.
    for (const prompt of document.querySelector('section.asks') ? [] : all('.prompt')) {
      const { top, bottom, left, right } = box(prompt)
      if (top < -1 || bottom > height + 1 || left < -1 || right > width + 1)
        found.add(`the prompt is out of view: ${Math.round(top)}–${Math.round(bottom)}`)
      else if (bottom - top > height / 2) found.add('the prompt takes half of the screen')
    }
  const must = front
    ? all(dialog ? '.button.close' : 'footer .button.primary, .button.close, .shut', front)
    : table
      ? all('.prompt .buttons button')
      : []
  for (const button of must.filter((each) => shown(each) && !hidden(each))) {
    const { left, right, top, bottom } = box(button)
    if (left < -1 || right > width + 1 || top < -1 || bottom > height + 1)
      found.add(`out of reach: ${named(button)}`)
    else {
      const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      if (above && !button.contains(above) && !above.contains(button) && above.closest('.board'))
        found.add(`covered by ${named(above)}: ${named(button)}`)
    }
  }

  // On a desk all of a running game is on one screen.
  const board = document.querySelector('.frame[data-tab] > .board')
  const own = !location.search.includes('plain')
  const desk = own && width >= 1024 && document.querySelector('[data-ask]')
  if (desk && board && board.scrollHeight > board.clientHeight + 1)
    found.add(`the table is ${board.scrollHeight - board.clientHeight} px too high`)
  // On a desk no table of numbers needs scrolling, and neither does an offer that is being written.
  const composer = document.querySelector('.composer')
  if (width >= 1024) {
    for (const table of all('table', root).filter(shown)) {
      const holder = table.closest('[tabindex], .card') ?? table.parentElement
      if (holder.scrollWidth > holder.clientWidth + 1)
        found.add(
          `${named(table).split(' “')[0]} is ${holder.scrollWidth - holder.clientWidth} px too wide`,
        )
    }
    for (const part of all('.composer .table'))
      if (part.scrollHeight > part.clientHeight + 2)
        found.add(`the composer hides ${part.scrollHeight - part.clientHeight} px`)
    // Names on a map can be read.
    for (const sheet of desk && board ? all('[data-part="chart"] .sheet', board) : []) {
      const names = all('text.name:not(.italic)', sheet).map((name) => {
        const { a, b } = name.getScreenCTM()
        return Number(name.getAttribute('font-size')) * Math.hypot(a, b)
      })
      if (names.length < 20 || Math.min(...names) < 9.5)
        found.add('names on the map cannot be read')
    }
  }
  // Whoever writes an offer on a tablet sees the seats.
  if (composer && width >= 700 && height > 480) {
    const edge = box(composer)
    const seats = all('.seats .seat').map(box)
    if (
      !seats.some(
        ({ top, bottom, left }) => top > 0 && (bottom <= edge.top + 1 || left >= edge.right - 1),
      )
    )
      found.add('the composer covers every seat')
  }
  // One's own piece is on the part of the map that one sees.
  for (const piece of all('[data-part="piece"]')) {
    const sheet = piece.closest('[data-part="chart"], [data-part="voyage"]')
    if (!sheet || !shown(sheet)) continue
    const [mine, edge] = [box(piece), box(sheet)]
    if (
      mine.left < edge.left ||
      mine.right > edge.right ||
      mine.top < edge.top - 2 ||
      mine.bottom > edge.bottom
    )
      found.add('the map leaves out my own piece')
  }
  return [...found]
}

/** Every fault of what the page shows, once it has settled: on a busy machine that takes its time. */
export async function faults(page, { touch = false }) {
  const found = await page.evaluate(look, { touch })
  if (!found.length) return found
  await page.waitForTimeout(500)
  const still = await page.evaluate(look, { touch })
  return found.filter((fault) => still.includes(fault))
}
