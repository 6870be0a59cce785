/**
 * Makes a record whose properties are made when they are first read, each of them once.
 * @param make makes the property with this name; may read other properties of `record`
 * @example
 * const record = lazyRecord(['price', 'total'], (name, made) => (name === 'price' ? 5 : made.price * 2))
 * record.total // 10
 */
export const lazyRecord = <T extends object>(
  names: ReadonlyArray<keyof T>,
  make: (name: keyof T, record: T) => T[keyof T],
): T => {
  const made = new Map<keyof T, T[keyof T]>()
  const record = {} as T
  for (const name of names) {
    const get = (): T[keyof T] => {
      const known = made.get(name) ?? make(name, record)
      made.set(name, known)
      return known
    }
    Object.defineProperty(record, name, { enumerable: true, get })
  }
  return record
}
