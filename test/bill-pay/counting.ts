/** Copies that count how often the `key` of one is read: once for each time that what shows it is drawn. */
export const counting = <T extends object>(items: ReadonlyArray<T>, key: keyof T) => {
  let reads = 0
  const counted = items.map((item) =>
    Object.defineProperty({ ...item }, key, {
      get: () => {
        reads += 1
        return item[key]
      },
    }),
  )
  /** How many since it was asked the last time. */
  const take = (): number => {
    const taken = reads
    reads = 0
    return taken
  }
  return { counted, take }
}
