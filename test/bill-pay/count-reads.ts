/**
 * Returns a copy of `items` that counts the reads of `key`. A component reads the key once for each item that it renders.
 */
export const countReads = <T extends object>(items: ReadonlyArray<T>, key: keyof T) => {
  let reads = 0
  const counted = items.map((item) =>
    Object.defineProperty({ ...item }, key, {
      get: () => {
        reads += 1
        return item[key]
      },
    }),
  )
  /** Returns the number of reads since the last call. */
  const takeCount = (): number => {
    const taken = reads
    reads = 0
    return taken
  }
  return { counted, takeCount }
}
