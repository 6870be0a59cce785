/** Something that every adapter of a port does. */
export interface Law {
  /** The law as a sentence: the title of a test. */
  readonly says: string
  /**
   * Resolves when the law holds. Rejects with an Error when it is broken: the sentence, and what was seen instead. It
   * waits for the adapter as long as that takes; the test framework's own limit ends a wait that is too long.
   */
  readonly holds: () => Promise<void>
}

/** A value as it may stand in a sentence. */
export const shown = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? `${part}n` : part)) ?? String(value)

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Whether two plain values are made of the same. */
const isSame = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true
  if (!isRecord(one) || !isRecord(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => key in other && isSame(one[key], other[key]))
}

/** What was thrown, in its own words. */
export const told = (error: unknown): string => shown(error instanceof Error ? error.message : error)

/** What a law has found. Whatever else is thrown is the doing of the adapter or of its bench. */
class Finding extends Error {}

/** Breaks the law. */
export const broken = (why: string, cause?: unknown): never => {
  throw new Finding(why, { cause })
}

/** Breaks the law unless something is as it should be. */
export const must = (isRight: boolean, otherwise: string): void => {
  if (!isRight) broken(otherwise)
}

/** Breaks the law unless two plain values are equal. */
export const mustEqual = (actual: unknown, expected: unknown, what: string): void =>
  must(isSame(actual, expected), `${what} is ${shown(actual)} and should be ${shown(expected)}.`)

export const law = (says: string, check: () => void | Promise<void>): Law => ({
  says,
  holds: async () => {
    try {
      await check()
    } catch (error) {
      const found =
        error instanceof Finding
          ? error.message
          : `the adapter or its bench threw or rejected with ${told(error)}, which no port does.`
      throw new Error(`${says} But: ${found}`, { cause: error })
    }
  },
})

/** What each broken law says, in order: its sentence, and what was seen instead. None when the adapter is right. */
export const brokenLaws = async (laws: ReadonlyArray<Law>): Promise<ReadonlyArray<string>> => {
  const broken: Array<string> = []
  for (const { says, holds } of laws)
    await holds().catch((error: unknown) => broken.push(error instanceof Error ? error.message : says))
  return broken
}
