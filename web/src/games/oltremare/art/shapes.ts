/** Our own small drawings, as lists of paths: [path, fill, stroke, stroke width]. */
export type Shape = [d: string, fill: string, stroke?: string, width?: number]

const INK = '#2a2018'
const NONE = 'none'

/** Wheat seeds along a stem, two by two. */
function ear(x: number, y: number, lean: number, fill: string): Shape[] {
  const found: Shape[] = [[`M${x} ${y}Q${x - lean} ${y + 16} 24 44`, NONE, '#8a6412', 1.6]]
  for (let i = 0; i < 4; i++) {
    const [cx, cy] = [x - lean * 0.1 * i, y + i * 5]
    found.push([`M${cx} ${cy + 4}q-6-1.5-5-7q5 1.5 5 7z`, fill, INK, 0.9])
    found.push([`M${cx} ${cy + 4}q6-1.5 5-7q-5 1.5-5 7z`, fill, INK, 0.9])
  }
  found.push([`M${x} ${y - 1}q-2.4-4 0-7.5q2.4 3.5 0 7.5z`, fill, INK, 0.9])
  return found
}

const olive = (x: number, y: number, fill: string): Shape[] => [
  [
    `M${x} ${y - 6}c4.6 0 6.4 3.8 5.6 7.4c-.8 3.4-3 5.6-5.6 5.6s-4.8-2.2-5.6-5.6c-.8-3.6 1-7.4 5.6-7.4z`,
    fill,
    INK,
    1.2,
  ],
  [`M${x - 2.5} ${y - 2.6}q-.8 2.2 0 4.4`, NONE, '#e7efc2', 1.4],
]

const log = (x: number, y: number): Shape[] => [
  [`M${x - 8} ${y}a8 8 0 1 0 16 0a8 8 0 1 0-16 0z`, '#d9ab6b', '#5c3a1c', 2.6],
  [
    `M${x - 4.4} ${y}a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0-8.8 0M${x - 1.2} ${y}a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0`,
    NONE,
    '#8d5f30',
    1,
  ],
]

const grape = (x: number, y: number): Shape => [
  `M${x - 3} ${y}a3 3 0 1 0 6 0a3 3 0 1 0-6 0z`,
  '#7b2450',
  INK,
  0.8,
]

/** For a square of 48. */
export const GOODS: Record<string, Shape[]> = {
  gems: [
    ['M15 19L21 9.5H37L43 19L29 41z', '#8d57bd', INK, 1.4],
    ['M15 19H43L37 9.5H21z', '#b58ad8', INK, 1],
    ['M21 9.5L24 19L29 41L34 19L37 9.5M24 19L29 9.5L34 19', NONE, INK, 0.9],
    ['M5 31L9 25.5H18L22 31L13.5 42.5z', '#c5364f', INK, 1.3],
    ['M5 31H22L18 25.5H9z', '#e4798a', INK, 0.9],
    ['M10.5 31L13.5 42.5L16.5 31', NONE, INK, 0.8],
  ],
  scrolls: [
    ['M11 11h26v26H11z', '#f2deab', INK, 1.3],
    ['M16 19h16M16 23.5h16M16 28h11', NONE, '#8b6b35', 1.5],
    ['M10 6.5h28a3.6 3.6 0 0 1 0 7.2H10a3.6 3.6 0 0 1 0-7.2z', '#e2c27c', INK, 1.3],
    ['M10 34.3h28a3.6 3.6 0 0 1 0 7.2H10a3.6 3.6 0 0 1 0-7.2z', '#e2c27c', INK, 1.3],
    ['M30 29.5l6 0l0 9l-3-2.4l-3 2.4z', '#a3261c', INK, 0.8],
    ['M28.4 28.6a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0z', '#c23b2a', INK, 1.1],
  ],
  silk: [
    ['M9 12c10-4 22-4 30 0v9c-4 1-5 6-3 11c2 6-4 10-9 8c-8-3-10 2-18 1z', '#c23564', INK, 1.4],
    [
      'M9 21c9-4 18-4 27 0M9 31c8-3 14-3 25-3M15 15c1 8-1 17 0 25M24 13.5c1 9-1 17 0 25.5',
      NONE,
      '#8c1b44',
      1.1,
    ],
    [
      'M34 10.5c5 0 8 2.4 8 6s-3 6-7 6c-3.4 0-5.6-2-5.6-4.6s2-4.2 4.4-4.2s3.6 1.4 3.6 3',
      '#e36d93',
      INK,
      1.3,
    ],
    ['M12 26.5q5-2.5 9-2', NONE, '#f3b3c8', 1.6],
  ],
  salt: [
    ['M4 40C10 34 14 28 17 20C20 11 28 11 31 20C34 28 38 34 44 40z', '#f7fafc', '#3e5568', 1.5],
    ['M24 13.5C31 14 31 24 37 33C39 36 41.5 38.5 44 40H27C31 31 29 21 24 13.5z', '#cfdde8', NONE],
    ['M14 34h3v3h-3zM23 28h3.4v3.4H23zM31 35h3v3h-3zM20 20h2.6v2.6H20z', '#ffffff', '#5f7e97', 0.9],
    [
      'M9 10l1.2 3L13 14l-2.8 1L9 18l-1.2-3L5 14l2.8-1zM38 8l1 2.4L41.5 11.5L39 12.5L38 15l-1-2.5L34.5 11.5L37 10.4z',
      '#5f7e97',
      NONE,
    ],
  ],
  pottery: [
    ['M17.5 11C9 11 8 19 13.5 22M30.5 11C39 11 40 19 34.5 22', NONE, '#8a3c12', 2.6],
    [
      'M19 5h10v3.5l-1.5 4C35 16 38 22 36.5 29C35.3 35 31.5 39 29 43H19C16.5 39 12.7 35 11.5 29C10 22 13 16 20.5 12.5L19 8.5z',
      '#c9672c',
      INK,
      1.4,
    ],
    ['M11.8 24.5H36.2M12 29.5H36', NONE, '#5b2408', 1.1],
    [
      'M13 27l2-1.8 2.2 3.6 2.2-3.6 2.2 3.6 2.2-3.6 2.2 3.6 2.2-3.6 2.2 3.6 2.2-3.6 2 1.8',
      NONE,
      '#5b2408',
      1.2,
    ],
    ['M17.5 18q-3 4-2.5 8', NONE, '#eba36f', 1.6],
  ],
  olives: [
    ['M4 10C16 8 31 10 43 21', NONE, '#5b4a1e', 1.8],
    [
      'M14 9.5C17 2 24 2 28 4C25 9 20 11 14 9.5zM27 12C32 5 39 6 43 9C38 14 33 15 27 12zM8 10C6 16 9 21 13 23C15 17 13 13 8 10z',
      '#93a85c',
      INK,
      1.1,
    ],
    ...olive(21, 22, '#5f7a26'),
    ...olive(33, 28, '#46561f'),
    ...olive(19, 37, '#7d9434'),
  ],
  grain: [
    ...ear(12, 12, 4, '#e0aa2e'),
    ...ear(36, 12, -4, '#e0aa2e'),
    ...ear(24, 10, 0, '#efc24f'),
  ],
  silver: [
    ['M6 40l3-9h12l3 9zM24 40l3-9h12l3 9z', '#bcc7d0', INK, 1.3],
    ['M9 31h12l1 3H8zM27 31h12l1 3H26z', '#e9eff3', INK, 0.9],
    ['M15 28l3-9h12l3 9z', '#cfd8df', INK, 1.3],
    ['M18 19h12l1 3H17z', '#f4f8fa', INK, 0.9],
    ['M24 5l1.3 4L29 10.5l-3.7 1.3L24 16l-1.3-4.2L19 10.5l3.7-1.5z', '#8697a4', NONE],
  ],
  spices: [
    ['M9 21C5 31 8 42 14 42H34C40 42 43 31 39 21z', '#b98a4e', INK, 1.4],
    ['M10 21C12 11 19 8 24 7C29 8 36 11 38 21z', '#cf4a1c', INK, 1.2],
    ['M7.5 20.5C16 17 32 17 40.5 20.5C38 25.5 10 25.5 7.5 20.5z', '#d8ae6e', INK, 1.3],
    ['M18 16.5v.1M23 12.5v.1M28 15.5v.1M31 17v.1M21 17.2v.1M26 10.5v.1', NONE, '#6d1d05', 2.4],
    ['M24 28l1.5 3.2 3.5.4-2.6 2.4.7 3.5-3.1-1.8-3.1 1.8.7-3.5-2.6-2.4 3.5-.4z', '#6d4415', NONE],
  ],
  wood: [...log(14, 34), ...log(34, 34), ...log(24, 18)],
  wine: [
    ['M12 8H30C34 18 34 32 30 42H12C8 32 8 18 12 8z', '#a5713c', INK, 1.4],
    ['M16.5 8C14.5 18 14.5 32 16.5 42M21 8V42M25.5 8C27.5 18 27.5 32 25.5 42', NONE, '#6b4520', 1],
    ['M10.6 15H31.4M10.6 35H31.4', NONE, '#4d4a48', 2.4],
    ['M39 17c-3-4-6-4-8-2c2 4 5 5 8 2z', '#7d9434', INK, 1],
    grape(34, 21),
    grape(40, 21),
    grape(45, 23),
    grape(37, 26),
    grape(42.5, 27.5),
    grape(39.5, 32),
    grape(43, 33.5),
    grape(41, 38),
  ],
  corn: [
    ['M24 24C18 32 13 38 10 44H38C35 38 30 32 24 24z', '#d9a02c', INK, 1.2],
    ['M24 26L15 44M24 26L20 44M24 26L28 44M24 26L33 44', NONE, '#8a6412', 1],
    ...ear(15, 10, 8, '#e0aa2e').slice(1),
    ...ear(33, 10, -8, '#e0aa2e').slice(1),
    ...ear(24, 8, 0, '#efc24f').slice(1),
    ['M15.5 29.5Q24 26.5 32.5 29.5V34Q24 31 15.5 34z', '#a3402a', INK, 1],
  ],
}

/** The colour of a goods; its name always stands next to it. */
export const HUES: Record<string, string> = {
  gems: '#6c3a97',
  scrolls: '#7a5a22',
  silk: '#a3214f',
  salt: '#3f637f',
  pottery: '#9a4314',
  olives: '#4c6120',
  grain: '#8a5f00',
  silver: '#53626d',
  spices: '#a33a10',
  wood: '#6b4422',
  wine: '#6f1b3f',
  corn: '#8a5f00',
}

/** The four action symbols, for a square of 24. */
export const SYMBOL_ART: Record<string, Shape[]> = {
  ducat: [
    ['M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0z', '#e9b93a', INK, 1.3],
    ['M5.6 12a6.4 6.4 0 1 0 12.8 0a6.4 6.4 0 1 0-12.8 0z', '#f7d774', '#8a6412', 0.9],
    ['M11 7.5h2v3.5h3.5v2H13v3.5h-2V13H7.5v-2H11z', '#8a6412', NONE],
  ],
  flag: [
    ['M5 2.5V22', NONE, INK, 1.9],
    ['M5.5 3.5C10 1.5 13 6 20.5 4V14.5C13 16.5 10 12 5.5 14z', '#2a2018', INK, 1],
    [
      'M13 5.6c2.4 0 3.7 1.5 3.7 3.3c0 1.3-.7 2-1.4 2.4v1.3h-4.6v-1.3c-.7-.4-1.4-1.1-1.4-2.4c0-1.8 1.3-3.3 3.7-3.3z',
      '#fdf6e4',
      NONE,
    ],
    ['M11.5 9.2v.1M14.5 9.2v.1', NONE, INK, 1.7],
  ],
  cards: [
    ['M5 7.5L13 4.5L18 17.5L10 20.5z', '#cfe0e6', INK, 1.2],
    ['M9.5 4.5H19V19.5H9.5z', '#fffaf0', INK, 1.3],
    ['M12 8h4.5M12 11h4.5M12 14h3', NONE, '#5f7e97', 1.3],
  ],
  ship: [
    ['M12 3V15', NONE, INK, 1.5],
    ['M12.8 3.5C18 6 19 10 18.5 13.5H12.8z', '#fffaf0', INK, 1.2],
    ['M11.2 5C7.5 7 6.3 10 6 13.5H11.2z', '#e7d3a5', INK, 1.2],
    ['M2.5 15.5H21.5C20.5 19 18.5 20.5 16 20.5H8C5.5 20.5 3.5 19 2.5 15.5z', '#8a4b1d', INK, 1.3],
  ],
}

/** Port bonus markers, for a square of 24; drawn as lines on a coloured disc. */
export const MARKER_ART: Record<string, string> = {
  'calm-sea':
    'M4 15c2-2 4-2 6 0s4 2 6 0s3-1.5 4.5-.5M4 19c2-2 4-2 6 0s4 2 6 0s3-1.5 4.5-.5M8 10.5a4 4 0 0 1 8 0M12 3v1.5M5.8 5.5l1 1M18.2 5.5l-1 1',
  'good-deals': 'M4 10a6 6 0 1 0 12 0a6 6 0 1 0-12 0M10 7.5v5M8 10h4M18.5 13v7M15 16.5h7',
  'pirate-fighter': 'M5 4l11 12M4.5 16.5l4-4M19 4L8 16M19.5 16.5l-4-4M4 20l2.5-2.5M20 20l-2.5-2.5',
  'favourable-trade': 'M12 4v15M7.5 20h9M5 7.5h14M5 7.5l-2.5 6h5zM19 7.5l-2.5 6h5z',
  compass:
    'M12 2.5l2.2 7.3L21.5 12l-7.3 2.2L12 21.5l-2.2-7.3L2.5 12l7.3-2.2zM6 6l2 2M18 6l-2 2M6 18l2-2M18 18l-2-2',
  'local-influence':
    'M4 9.5L12 4l8 5.5M4 9.5h16M6 10v8M10 10v8M14 10v8M18 10v8M3.5 20.5h17M5 18h14',
}

export const MARKER_HUES: Record<string, string> = {
  'calm-sea': '#1d6587',
  'good-deals': '#8a6000',
  'pirate-fighter': '#8c2a1e',
  'favourable-trade': '#3c6b35',
  compass: '#40444d',
  'local-influence': '#6c3a84',
}
