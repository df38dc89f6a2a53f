/**
 * node tools/compile-house.mjs: Python's code as bytecode of the very Python that runs it in a browser, which then
 * compiles nothing: it starts three times as fast.
 *
 * - generated/house.zip, our own modules, in place
 * - generated/python_stdlib.zip, the standard library: Pyodide brings it as sources. Without docstrings, and without
 *   what a browser can do nothing with, it is smaller than those. It is made once for each version of Pyodide.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadPyodide } from 'pyodide'
import { LEFT_OUT } from './stdlib.mjs'

const generated = (name) => fileURLToPath(new URL(`../generated/${name}`, import.meta.url))
const HOUSE = generated('house.zip')
const STDLIB = generated('python_stdlib.zip')
const MADE_FROM = generated('python_stdlib.txt')
const SOURCE = join(
  dirname(createRequire(import.meta.url).resolve('pyodide/package.json')),
  'python_stdlib.zip',
)

const PACK = `
import re, zipfile
from importlib._bootstrap_external import _code_to_hash_pyc
from importlib.util import source_hash

def pack(read: str, write: str, home: str, optimize: int, left_out: str) -> None:
    source = zipfile.ZipFile(read)
    with zipfile.ZipFile(write, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as target:
        for name in sorted(source.namelist()):
            if name.endswith("/") or re.fullmatch(left_out, name):
                continue
            content = source.read(name)
            if name.endswith(".py"):
                code = compile(content, home + name, "exec", dont_inherit=True, optimize=optimize)
                name, content = name + "c", bytes(_code_to_hash_pyc(code, source_hash(content), False))
            info = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            info.compress_type = zipfile.ZIP_DEFLATED
            target.writestr(info, content, compresslevel=9)

pack
`

// A traceback names lines. The columns of every operation would be a quarter of the bytecode.
const python = await loadPyodide({ env: { PYTHONNODEBUGRANGES: '1' } })
const pack = python.runPython(PACK)

/** Packs an archive. `home`: before the names in a traceback. `optimize`: as Python's option -O. */
function compile(from, to, home, optimize, leftOut) {
  python.FS.writeFile('/tmp/from.zip', new Uint8Array(readFileSync(from)))
  pack('/tmp/from.zip', '/tmp/to.zip', home, optimize, leftOut)
  const packed = python.FS.readFile('/tmp/to.zip')
  writeFileSync(to, packed)
  console.log(`${basename(to)}: ${(packed.length / 1e6).toFixed(2)} MB`)
}

compile(HOUSE, HOUSE, '', 0, '')
const sources = [SOURCE, fileURLToPath(import.meta.url), generated('../tools/stdlib.mjs')]
const digest = createHash('sha256')
for (const file of sources) digest.update(readFileSync(file))
const from = digest.digest('hex')
if (!existsSync(STDLIB) || !existsSync(MADE_FROM) || readFileSync(MADE_FROM, 'utf-8') !== from) {
  compile(SOURCE, STDLIB, '/lib/python.zip/', 2, LEFT_OUT)
  writeFileSync(MADE_FROM, from)
}

// What is left of the library is all that our modules import. Some need other libraries; a browser never asks for them.
const fresh = await loadPyodide({ stdLibURL: STDLIB })
fresh.unpackArchive(new Uint8Array(readFileSync(HOUSE)), 'zip', { extractDir: '/house' })
const missing = fresh.runPython(`
import importlib, pkgutil, sys
sys.path.insert(0, "/house")
import fondaco.solo.browser

def found(name: str) -> str:
    try:
        importlib.import_module(name)
    except ImportError as error:
        if (error.name or "").partition(".")[0] in sys.stdlib_module_names:
            return f"{name} imports {error.name}"
    return ""

names = [module.name for module in pkgutil.walk_packages(fondaco.__path__, "fondaco.")]
"\\n".join(filter(None, map(found, names)))
`)
if (missing) {
  console.error(`tools/stdlib.mjs leaves out too much:\n${missing}`)
  process.exit(1)
}
