import type { WireEntry } from '@paydeck/adapters/wire/table'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { callOf, entries, initOf, proofOf, requestFor, sampleFor } from './requests.ts'
import { account, type Client, type Running, startSandbox } from './running.ts'

let running: Running
beforeAll(async () => {
  running = await startSandbox()
})
afterAll(() => running.close())

/** Greatest number of statements of a read: one for the session, one for the due work, and two for the data. */
const usual = 4

/** Reads that execute more statements for some user, with the greatest number. */
const exceptions: Partial<Record<WireEntry, number>> = {
  // Items of two tables.
  GetPayments: 5,
  GetDonations: 5,
  GetPayouts: 5,
  GetRecentActivity: 5,
  // The number of all matches.
  FindPayments: 5,
  // The due work of payments and cards, a page, its summary, and the items of two tables.
  GetActivity: 7,
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

const personas = ['verified', 'cardholder', 'recipient'] as const

it('a read executes at most four statements, except eight reads with an exact limit of their own', async () => {
  const most = new Map<WireEntry, number>()
  for (const persona of personas) {
    const client = await account(persona, {}, running)
    for (const name of entries.filter(isRead))
      most.set(name, Math.max(most.get(name) ?? 0, await statementsOf(client, name)))
  }
  expect(most.size).toBeGreaterThan(50)
  expect([...most].filter(([, count]) => count === 0)).toEqual([])
  expect(Object.fromEntries([...most].filter(([, count]) => count > usual))).toEqual(exceptions)
})
