/** A rule that every adapter of a port keeps. */
export interface Law {
  /** The law as a sentence: the title of a test. */
  readonly says: string
  /**
   * Resolves if the law holds. Rejects with an Error that has the law's sentence and the observed behaviour. Waits for the
   * adapter without a limit; the test framework's limit ends the wait.
   */
  readonly holds: () => Promise<void>
}

/** Returns a value as text for a message. */
export const shown = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) => (typeof part === 'bigint' ? `${part}n` : part)) ?? String(value)

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** True if two plain values are deeply equal. */
const isSame = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true
  if (!isRecord(one) || !isRecord(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => key in other && isSame(one[key], other[key]))
}

/** Returns the message of a thrown value. */
export const messageOfThrown = (error: unknown): string => shown(error instanceof Error ? error.message : error)

/** A broken law. Other errors come from the adapter or its bench. */
class Finding extends Error {}

/** Reports a broken law. */
export const broken = (why: string, cause?: unknown): never => {
  throw new Finding(why, { cause })
}

/** Reports a broken law unless a condition is true. */
export const must = (isRight: boolean, otherwise: string): void => {
  if (!isRight) broken(otherwise)
}

/** Reports a broken law unless two plain values are equal. */
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
          : `the adapter or its bench threw or rejected with ${messageOfThrown(error)}, which no port does.`
      throw new Error(`${says} But: ${found}`, { cause: error })
    }
  },
})

/** Runs laws and returns the messages of the broken ones, in order; empty if the adapter keeps all. */
export const brokenLaws = async (laws: ReadonlyArray<Law>): Promise<ReadonlyArray<string>> => {
  const broken: Array<string> = []
  for (const { says, holds } of laws)
    await holds().catch((error: unknown) => broken.push(error instanceof Error ? error.message : says))
  return broken
}
