import { describe, expect, it } from 'vitest'
import { cast } from '$core/cast'
import { FRAME } from '$ui/art/mediterranean'
import { WHOLE, around, nearest, project, routePath, sheetOf, viewBox, within } from '../geometry'
import { portsInReach } from '../reach'
import type { View } from '../view'
import { ends, hasLeg, legs } from '../voyage'
import { setting } from './setting'

describe('choosing a route', () => {
  const tree = {
    Zara: { Ragusa: { Corfu: {} }, Venice: { Ancona: {} } },
    Ancona: { Otranto: { Corfu: {} } },
  }

  it('shows every port where the voyage can end, with the ways there', () => {
    const found = ends(tree, ['Zara', 'Ancona'])
    expect([...found.keys()]).toEqual(['Corfu', 'Ancona'])
    expect(found.get('Corfu')).toEqual([
      ['Zara', 'Ragusa', 'Corfu'],
      ['Ancona', 'Otranto', 'Corfu'],
    ])
  })

  it('begins only with moves that are listed', () => {
    expect([...ends(tree, ['Ancona']).keys()]).toEqual(['Corfu'])
  })

  it('names ways first that see more ports', () => {
    const back = {
      Zara: { Venice: { Zara: {} }, Corfu: { Zara: {} } },
      Corfu: { Modon: { Zara: {} } },
    }
    expect(ends(back, ['Zara', 'Corfu']).get('Zara')![0]).toEqual(['Corfu', 'Modon', 'Zara'])
  })

  it('knows the legs of a way in both directions', () => {
    const way = legs('Venice', ['Zara', 'Ragusa'])
    expect(way).toEqual([
      ['Venice', 'Zara'],
      ['Zara', 'Ragusa'],
    ])
    expect(hasLeg(way, ['Ragusa', 'Zara'])).toBe(true)
    expect(hasLeg(way, ['Venice', 'Ancona'])).toBe(false)
  })
})

describe('the chart', () => {
  it('has every port inside its frame', () => {
    for (const port of setting.ports) {
      const { x, y } = project(port.at)
      expect(x).toBeGreaterThan(20)
      expect(x).toBeLessThan(FRAME.width - 20)
      expect(y).toBeGreaterThan(10)
      expect(y).toBeLessThan(FRAME.height - 10)
    }
  })

  it('draws a line for every route', () => {
    for (const route of setting.routes)
      expect(routePath(setting, route)).toMatch(/^M[\d.]+ [\d.]+C/)
  })

  it('finds the port nearest to a finger, unless none is near', () => {
    const at = (port: (typeof setting.ports)[number]) => project(port.at)
    const venice = at(setting.port.get('Venice')!)
    expect(nearest(setting.ports, at, { x: venice.x + 5, y: venice.y }, 20)?.name).toBe('Venice')
    expect(nearest(setting.ports, at, { x: 5, y: 5 }, 20)).toBeNull()
  })

  it('never shows more than there is', () => {
    expect(within({ zoom: 0.5, x: -10, y: 9999 })).toEqual(WHOLE)
    expect(around([{ x: 500, y: 300 }]).zoom).toBe(3)
    const corner = around([{ x: 0, y: 0 }])
    expect(corner.x).toBeCloseTo(FRAME.width / 3 / 2)
  })
})

describe('a wide board', () => {
  it('shows all ports on the right, and as much sea on the left as it has room', () => {
    const sheet = sheetOf(1200, 361, 300)
    expect(sheet.height).toBeCloseTo(FRAME.height)
    expect(sheet.x + sheet.width).toBeCloseTo(FRAME.width)
    expect(sheet.width / 1200).toBeCloseTo(2) // units a pixel
  })

  it('keeps what lies over the sea off the ports, and then shows more in north and south', () => {
    const sheet = sheetOf(800, 722, 300)
    expect(-sheet.x * (800 / sheet.width)).toBeCloseTo(300)
    expect(sheet.y).toBeLessThan(0)
    expect(sheet.y + sheet.height).toBeGreaterThan(FRAME.height)
  })

  it('moves no port while it is higher for a while', () => {
    const [usual, higher] = [sheetOf(1200, 361, 300), sheetOf(1200, 400, 300, 361)]
    expect(higher).toEqual({ ...usual, height: higher.height })
    expect(viewBox(WHOLE, higher).split(' ').map(Number)[0]).toBeCloseTo(higher.x, 0)
  })

  it('is the frame itself where there is just the room for it', () => {
    expect(viewBox(WHOLE, sheetOf(500, 361))).toBe(viewBox(WHOLE))
  })
})

describe('choosing cards', () => {
  const [a, b] = setting.cards
    .filter(({ symbols }) => symbols.includes('ship'))
    .map(({ name }) => name)
  const view = cast<View>({ seat: 0, played: [a], seats: [{ marker: 'none' }] })

  it('shows where so many ships would lead, as the server says it', () => {
    const outlook = { reach: [[], ['Corfu'], ['Modon', 'Zara']] }
    expect(portsInReach(setting, view, outlook, [])).toEqual(['Corfu'])
    expect(portsInReach(setting, view, outlook, [b!])).toEqual(['Modon', 'Zara'])
    expect(portsInReach(setting, view, {}, [b!])).toEqual([])
  })
})
