/** Rule that every adapter of a port must keep, with a function that checks the rule. */
export interface Law {
  /** Sentence that states the rule. Serves as the title of a test. */
  readonly title: string
  /**
   * Checks an adapter. Rejects if the adapter breaks the law, with an Error whose message contains the title and the
   * difference. Sets no time limit, because test frameworks have their own.
   */
  readonly check: () => Promise<void>
}

/** Returns a value as JSON for a message. A bigint is written as digits with "n" at the end. */
export const formatValue = (value: unknown): string =>
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
export const messageOfThrown = (error: unknown): string => formatValue(error instanceof Error ? error.message : error)

/** Error of a broken law. Any other error comes from the adapter or the test setup. */
class BrokenLawError extends Error {}

/** Fails the law under test. */
export const failLaw = (message: string, cause?: unknown): never => {
  throw new BrokenLawError(message, { cause })
}

/** Fails the law under test unless a condition is true. */
export const must = (condition: boolean, message: string): void => {
  if (!condition) failLaw(message)
}

/**
 * Fails the law under test unless two plain values are deeply equal.
 * @param what noun phrase for the compared value. The message is "expected … to be 2, got 1."
 */
export const mustEqual = (actual: unknown, expected: unknown, what: string): void =>
  must(isSame(actual, expected), `expected ${what} to be ${formatValue(expected)}, got ${formatValue(actual)}.`)

/**
 * Makes a law. The law is broken if `check` throws or rejects, directly or through `must` and `mustEqual`.
 * @example
 * law('storage keeps a text', () => mustEqual(1, 1, 'the text')).check() // undefined
 */
export const law = (title: string, check: () => void | Promise<void>): Law => ({
  title,
  check: async () => {
    try {
      await check()
    } catch (error) {
      const difference =
        error instanceof BrokenLawError
          ? error.message
          : `the adapter or its bench threw or rejected with ${messageOfThrown(error)}, which no port does.`
      throw new Error(`${title} But: ${difference}`, { cause: error })
    }
  },
})

/**
 * Checks laws one after another.
 * @returns the messages of the broken laws, in the order of the laws; empty if no law is broken
 * @example
 * const broken = law('storage keeps a text.', () => mustEqual(1, 2, 'the number of texts'))
 * brokenLaws([broken]) // ['storage keeps a text. But: expected the number of texts to be 2, got 1.']
 */
export const brokenLaws = async (laws: ReadonlyArray<Law>): Promise<ReadonlyArray<string>> => {
  const messages: Array<string> = []
  for (const { title, check } of laws)
    await check().catch((error: unknown) => messages.push(error instanceof Error ? error.message : title))
  return messages
}
