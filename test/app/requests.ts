import type { Account } from './account.ts'
import { requestedCall } from './any-provider.ts'

interface Requests {
  /** The account with counted requests. */
  readonly account: Account
  /** Returns the number of requests of a call that the app has sent. */
  readonly sent: (call: string) => number
  /** Returns the number of requests without a response. */
  readonly pending: () => number
  /** Makes later requests of this call fail; null makes every request fail. Returns a function that ends the failures. */
  readonly disconnect: (call: string | null) => () => void
}

/** Counts the requests of an account by call. The test can make the requests of single calls fail. */
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
