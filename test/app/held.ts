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
 * @param passing number of requests that go through before the first that is held
 */
export const hold = (account: Account, call: string, passing = 0): Held => {
  const gate = Promise.withResolvers<void>()
  let count = 0
  const fetch: typeof account.fetch = async (input, init) => {
    if (requestedCall(input, init)?.name === call) {
      count += 1
      if (count > passing) await gate.promise
    }
    return account.fetch(input, init)
  }
  return { account: { ...account, fetch }, release: gate.resolve, sent: () => count }
}
