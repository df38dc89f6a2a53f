/** What the tools show and measure: each game says it in the `tour.mjs` of its folder. */
import { existsSync, readdirSync } from 'node:fs'

const folder = new URL('../src/games/', import.meta.url)
const names = readdirSync(folder).filter((name) => existsSync(new URL(`${name}/tour.mjs`, folder)))

export const games = await Promise.all(
  names.map(async (name) => ({
    name,
    ...(await import(new URL(`${name}/tour.mjs`, folder).href)).default,
  })),
)
