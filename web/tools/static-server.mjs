/** A plain static server for a folder, at a path of its own: what any host does, and nothing more. */
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'

const KINDS = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.zip': 'application/zip',
}
const PACKED = ['.html', '.js', '.mjs', '.css', '.json', '.svg', '.wasm', '.webmanifest']

/**
 * @param {string} folder
 * @param {string} path  where it lies at the host: begins and ends with a slash
 * @param {(name: string, body: Buffer) => Buffer | string} instead  another content for a file
 */
export async function serve(folder, path = '/', instead = (_, body) => body) {
  /** Every file that was sent, and how many bytes it was on the line. */
  const sent = []
  const packed = new Map()
  const pack = (file, what, level) =>
    PACKED.includes(extname(file)) ? gzipSync(what, { level }) : Buffer.from(what)
  const prepare = (file) => {
    if (!packed.has(file)) {
      const content = readFileSync(file)
      packed.set(file, { content, body: pack(file, content, 6) })
    }
    return packed.get(file)
  }
  const server = createServer((request, response) => {
    const asked = decodeURIComponent(new URL(request.url, 'http://host').pathname)
    let name = asked.startsWith(path) ? normalize(asked.slice(path.length)) : '..'
    if (name === '.' || name.endsWith('/')) name = join(name, 'index.html')
    const file = join(folder, name)
    const found = !name.startsWith('..') && statSync(file, { throwIfNoEntry: false })?.isFile()
    if (!found) {
      sent.push({ name: asked, bytes: 0, status: 404 })
      response.writeHead(404).end()
      return
    }
    const kind = extname(file)
    const zipped = PACKED.includes(kind)
    const { content, body: usual } = prepare(file)
    const changed = instead(name, content)
    const body = changed === content ? usual : pack(file, changed, 1)
    sent.push({ name, bytes: body.length, status: 200 })
    response.writeHead(200, {
      'content-type': KINDS[kind] ?? 'application/octet-stream',
      'content-length': body.length,
      'cache-control': 'max-age=600',
      ...(zipped ? { 'content-encoding': 'gzip' } : {}),
    })
    response.end(body)
  })
  await new Promise((done) => server.listen(0, '127.0.0.1', () => done(undefined)))
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  return {
    base: `http://127.0.0.1:${port}${path}`,
    sent,
    /** Compresses everything now, so that no request has to wait for it. */
    pack() {
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
        if (entry.isFile()) prepare(join(entry.parentPath, entry.name))
    },
    close: () =>
      new Promise((done) => {
        server.close(done)
        server.closeAllConnections()
      }),
  }
}
