import type { Account } from './account.ts'
import { requestedCall } from './any-provider.ts'

interface Held {
  /** The account, whose requests of the call wait until `release`. */
  readonly account: Account
  readonly release: () => void
  /** Returns how many requests of the call the app has sent. */
  readonly sent: () => number
}

/**
 * Holds a call of an account, so that what happens meanwhile takes as long as it needs.
 * @param call name in the wire, as in "LockCard"
 */
export const hold = (account: Account, call: string): Held => {
  const gate = Promise.withResolvers<void>()
  let count = 0
  const fetch: typeof account.fetch = async (input, init) => {
    if (requestedCall(input, init)?.name === call) {
      count += 1
      await gate.promise
    }
    return account.fetch(input, init)
  }
  return { account: { ...account, fetch }, release: gate.resolve, sent: () => count }
}
