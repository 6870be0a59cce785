import type { Account } from './account.ts'
import { requestedCall } from './any-provider.ts'

interface Requests {
  /** The account whose requests are counted. */
  readonly account: Account
  /** Returns the number of times that the app has sent a call. */
  readonly sent: (call: string) => number
  /** Returns the number of requests that are still pending. */
  readonly pending: () => number
  /**
   * Makes later requests of this call fail, or of every call if null. Returns a function that lets requests succeed again.
   */
  readonly disconnect: (call: string | null) => () => void
}

/** Counts the requests of an account for each call. The test can make the requests of one call or of all calls fail. */
export const countRequests = (account: Account): Requests => {
  const counts = new Map<string, number>()
  const lost = new Set<string | null>()
  let pending = 0
  const fetch: typeof account.fetch = async (input, init) => {
    const call = requestedCall(input, init)?.name ?? ''
    counts.set(call, (counts.get(call) ?? 0) + 1)
    if (lost.has(call) || lost.has(null)) throw new TypeError('Failed to fetch')
    pending += 1
    try {
      return await account.fetch(input, init)
    } finally {
      pending -= 1
    }
  }
  return {
    account: { ...account, fetch },
    sent: (call) => counts.get(call) ?? 0,
    pending: () => pending,
    disconnect: (call) => {
      lost.add(call)
      return () => void lost.delete(call)
    },
  }
}
