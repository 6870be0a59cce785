import { digest } from './secrets.ts'

/** Random values derived from a seed. The same seed generates the same account on every machine. */
export interface SeededRandom {
  /** Returns a whole number from 0 to `end` - 1. */
  readonly below: (end: number) => number
  readonly pick: <L extends readonly [unknown, ...ReadonlyArray<unknown>]>(from: L) => L[number]
}

/** Creates a small generator (mulberry32) from the first bits of the seed's digest. Never use it for secrets. */
export const makeSeededRandom = (seed: string): SeededRandom => {
  let state = Number.parseInt(digest(seed).slice(0, 8), 16)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number): number => Math.floor(next() * end)
  return { below, pick: (from) => from[below(from.length)] ?? from[0] }
}

/** Returns the id of a seeded row. It is derived from the account, the kind of row and the number of the row. */
export const seededId = (userId: string, kind: string, index: number): string =>
  digest(`${userId}:${kind}:${index}`).slice(0, 22)

/** Derives a number below 2 ** 24 from a text. */
export const numberOf = (text: string): number => Number.parseInt(digest(text).slice(0, 6), 16)

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

/**
 * Returns a time in each month since the beginning of last year, oldest first: noon UTC of the given day. The last 100 days
 * are left out.
 */
export const monthsSinceLastYear = (dayOfMonth: number, now: number): ReadonlyArray<number> => {
  const year = new Date(now).getUTCFullYear() - 1
  const all = Array.from({ length: 24 }, (_, month) => Date.UTC(year, month, dayOfMonth, 12))
  return all.filter((at) => at < now - 100 * day)
}
