import type { Account } from './account.ts'
import { requestedCall } from './any-provider.ts'

interface PausedCall {
  /** The account. Its requests of the call are pending until `resume`. */
  readonly account: Account
  readonly resume: () => void
  /** Returns the number of requests of the call that the app has sent. */
  readonly sent: () => number
}

/**
 * Pauses a call of an account, so that a test controls what happens before the response.
 * @param call name in the wire, as in "LockCard"
 * @param passing number of requests that pass before the first paused one
 */
export const pauseCall = (account: Account, call: string, passing = 0): PausedCall => {
  const gate = Promise.withResolvers<void>()
  let count = 0
  const fetch: typeof account.fetch = async (input, init) => {
    if (requestedCall(input, init)?.name === call) {
      count += 1
      if (count > passing) await gate.promise
    }
    return account.fetch(input, init)
  }
  return { account: { ...account, fetch }, resume: gate.resolve, sent: () => count }
}
