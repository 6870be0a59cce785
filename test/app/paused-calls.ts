import type { Account } from './account.ts'
import { requestedCall } from './any-provider.ts'

interface PausedCall {
  /** The account. When its `fetch` sends the paused call, the request stays pending until `resume`. */
  readonly account: Account
  readonly resume: () => void
  /** Returns the number of times that the app has sent the call. */
  readonly sent: () => number
}

/**
 * Pauses a call of an account, so that the test can act before the response arrives.
 * @param call name of the call in the contract, as in "LockCard"
 * @param passing number of requests that are sent before the first one is paused
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
