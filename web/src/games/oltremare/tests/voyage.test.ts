import { describe, expect, it } from 'vitest'
import { FRAME } from '../../../art/mediterranean'
import { WHOLE, around, nearest, project, routePath, within } from '../geometry'
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
