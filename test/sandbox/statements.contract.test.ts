import type { WireEntry } from '@paydeck/adapters/wire/table'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callOf, entries, initOf, proofOf, requestFor, sampleFor } from './requests.ts'
import { account, type Client, type Running, startSandbox } from './running.ts'

let running: Running
beforeAll(async () => {
  running = await startSandbox()
})
afterAll(() => running.close())

/** Greatest number of statements of a read: one for the session, one for the due work, and two for the data. */
const usual = 4

/** Reads that need more statements, with their number. */
const exceptions: Partial<Record<WireEntry, number>> = {
  // Items of two tables.
  GetPayments: 5,
  GetDonations: 5,
  GetPayouts: 5,
  GetRecentActivity: 5,
  // The number of all matches.
  FindPayments: 5,
  // Profiles with their senders, payors, wallets, held payouts and the first payout.
  START_GET_PAYOUT_PROFILES: 7,
  // The checks before a payment.
  QuoteBillPayment: 7,
}

const isRead = (name: WireEntry): boolean => {
  const call = callOf(name)
  if (call.kind === 'rest') return name.startsWith('GET ')
  return call.kind === 'graphql' ? call.document.trimStart().startsWith('query') : name.startsWith('get')
}

/** Sends a call twice, and returns the statements of the second request, because the first may run due work. */
const statementsOf = async (client: Client, name: WireEntry): Promise<number> => {
  const request = requestFor(name, sampleFor(name, client), proofOf(client))
  const send = async (): Promise<number> => {
    const before = running.queries()
    await (await client.fetch(request.path, initOf(request))).arrayBuffer()
    return running.queries() - before
  }
  await send()
  return send()
}

describe('database statements', () => {
  it.each(['verified', 'cardholder', 'recipient'])(
    'a read of the user "%s" executes at most four statements, except seven named reads',
    async (persona) => {
      const client = await account(persona, {}, running)
      const counts = new Map<WireEntry, number>()
      for (const name of entries.filter(isRead)) counts.set(name, await statementsOf(client, name))
      expect(counts.size).toBeGreaterThan(50)
      expect([...counts.values()].every((count) => count > 0)).toBe(true)
      expect([...counts].filter(([name, count]) => count > (exceptions[name] ?? usual))).toEqual([])
    },
  )
})
