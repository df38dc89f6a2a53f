/**
 * What the standard library in a browser goes without. tests/solo/test_stdlib.py compares it with what we import,
 * and compile-house.mjs imports everything with what is left.
 */

/** Modules and packages for terminals, debuggers, tests, mail, servers and other processes. */
const MODULES = [
  '_pyio',
  '_pyrepl',
  'antigravity',
  'bdb',
  'cProfile',
  'cmd',
  'compileall',
  'doctest',
  'ensurepip',
  'filecmp',
  'fileinput',
  'ftplib',
  'imaplib',
  'mailbox',
  'modulefinder',
  'multiprocessing',
  'netrc',
  'optparse',
  'pdb',
  'pickletools',
  'plistlib',
  'poplib',
  'profile',
  'pstats',
  'pty',
  'pyclbr',
  'pydoc',
  'rlcompleter',
  'sched',
  'shelve',
  'smtplib',
  'socketserver',
  'sqlite3',
  'tabnanny',
  'this',
  'timeit',
  'trace',
  'unittest',
  'wave',
  'webbrowser',
  'wsgiref',
  'xml',
  'xmlrpc',
  'zipapp',
]

/** Every text here is UTF-8. These are the encodings that Python itself may ask for. */
const ENCODINGS = [
  '__init__',
  'aliases',
  'ascii',
  'cp437', // names in an archive
  'idna',
  'latin_1',
  'punycode',
  'raw_unicode_escape',
  'unicode_escape',
  'utf_8',
  'utf_8_sig',
  'utf_16',
  'utf_16_be',
  'utf_16_le',
  'utf_32',
  'utf_32_be',
  'utf_32_le',
]

/** A pattern for the whole name of a file. */
export const LEFT_OUT = [
  `(${MODULES.join('|')})(\\.py|/.*)`,
  `encodings/(?!(${ENCODINGS.join('|')})\\.py$).*`,
  '.*\\.(typed|ini|txt|bat)',
  'ctypes/macholib/.*',
].join('|')
