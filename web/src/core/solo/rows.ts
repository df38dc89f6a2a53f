/** What the house keeps in IndexedDB: one row for each thing, durable before anybody hears of it. */
import type { Row, Trouble } from './messages'

const NAME = 'fondaco'
/** Raise it when rows of an older version have to be changed: a newer one is never opened. */
const VERSION = 1
const ROWS = 'rows'

/** Rows are not kept, and why. */
export class StorageError extends Error {
  constructor(
    readonly trouble: Trouble,
    cause: unknown,
  ) {
    super(String(cause), { cause })
  }
}

function troubleOf(error: unknown): Trouble {
  const name = (error as DOMException | null)?.name
  if (name === 'QuotaExceededError') return 'full'
  return name === 'VersionError' ? 'newer' : 'forbidden'
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(new StorageError(troubleOf(request.error), request.error))
  })
}

export class Rows {
  private constructor(private readonly database: IDBDatabase) {}

  /** Throws a StorageError where nothing can be kept. */
  static async open(): Promise<Rows> {
    let request: IDBOpenDBRequest
    try {
      request = indexedDB.open(NAME, VERSION)
    } catch (error) {
      throw new StorageError(troubleOf(error), error)
    }
    request.onupgradeneeded = () =>
      request.result.createObjectStore(ROWS, { keyPath: ['kind', 'key'] })
    const database = await settled(request)
    // A newer version of the app wants to change the rows: it waits for nobody.
    database.onversionchange = () => database.close()
    return new Rows(database)
  }

  all(): Promise<Row[]> {
    return settled(this.database.transaction(ROWS).objectStore(ROWS).getAll())
  }

  /** Returns when the row is on the disk. */
  save(row: Row): Promise<void> {
    return this.change((rows) => rows.put(row))
  }

  remove(kind: string, key: string): Promise<void> {
    return this.change((rows) => rows.delete([kind, key]))
  }

  close(): void {
    this.database.close()
  }

  private change(what: (rows: IDBObjectStore) => unknown): Promise<void> {
    return new Promise((resolve, reject) => {
      const fail = (error: unknown) => reject(new StorageError(troubleOf(error), error))
      try {
        const transaction = this.database.transaction(ROWS, 'readwrite', { durability: 'strict' })
        transaction.oncomplete = () => resolve()
        transaction.onabort = () => fail(transaction.error)
        what(transaction.objectStore(ROWS))
      } catch (error) {
        fail(error)
      }
    })
  }
}
