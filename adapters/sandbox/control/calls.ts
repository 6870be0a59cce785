import type { WireEntry } from '@paydeck/adapters/wire/table'

/** One call that arrived, for tests of what a client sends. */
export interface RecordedCall {
  readonly name: WireEntry
  /** Milliseconds since 1970 by the account's clock. */
  readonly at: number
  /** Whether a CSRF value came along, right or wrong. */
  readonly csrf: boolean
  readonly token: 'user' | 'payee' | 'none'
  readonly input: unknown
}

export interface CallRecord {
  readonly add: (userId: string, call: RecordedCall) => void
  /** Oldest first. */
  readonly list: (userId: string) => ReadonlyArray<RecordedCall>
  readonly clear: (userId: string) => void
}

const mostPerUser = 300
const mostUsers = 1000

/** What each account called lately; kept in memory only, and only where the control page is served. */
export const makeCallRecord = (): CallRecord => {
  const record = new Map<string, Array<RecordedCall>>()
  return {
    add: (userId, call) => {
      const calls = record.get(userId) ?? []
      calls.push(call)
      if (calls.length > mostPerUser) calls.shift()
      record.set(userId, calls)
      const [oldest] = record.keys()
      if (record.size > mostUsers && oldest !== undefined) record.delete(oldest)
    },
    list: (userId) => record.get(userId) ?? [],
    clear: (userId) => void record.delete(userId),
  }
}
