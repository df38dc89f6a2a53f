/** Data from a file, or a stand-in of a test, as what it is known to be: nobody checks it here. */
export function cast<T>(data: unknown): T {
  return data as T
}
