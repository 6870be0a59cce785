import type { ReceivedCall } from '../environment.ts'

export interface CallRecord {
  readonly add: (userId: string, call: ReceivedCall) => void
  /** Returns the received calls of an account, oldest first. */
  readonly list: (userId: string) => ReadonlyArray<ReceivedCall>
  readonly clear: (userId: string) => void
}

const mostPerUser = 300
const mostUsers = 1000

/** Records the last calls of each account, in memory and only if the control page is served. */
export const makeCallRecord = (): CallRecord => {
  const record = new Map<string, Array<ReceivedCall>>()
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
