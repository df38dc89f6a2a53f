import { resolve } from 'node:path'
import globalData from '@csstools/postcss-global-data'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import customMedia from 'postcss-custom-media'
import { defineConfig } from 'vitest/config'
import { python } from './tools/python.ts'
import { words } from './tools/words.ts'

const server = 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte(), words(), python()],
  // Every stylesheet knows the widths of breakpoints.css by name.
  css: {
    postcss: { plugins: [globalData({ files: ['src/breakpoints.css'] }), customMedia()] },
  },
  // Scripts find each other from where they lie: the static site may lie in any folder.
  base: './',
  worker: { format: 'es' },
  build: {
    // The server serves this folder; it is not committed.
    outDir: '../src/fondaco/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  resolve: {
    // As in tsconfig.json.
    alias: ['core', 'features', 'ui'].map((name) => ({
      find: `$${name}`,
      replacement: resolve(import.meta.dirname, 'src', name),
    })),
    // Vitest would otherwise take Svelte's server build.
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    isolate: false, // a page for each file takes longer than all tests; whoever changes it tidies up
    css: { include: [/(app|breakpoints|layout)\.css/] }, // the others come empty
  },
})
