import { exportPayments } from '@paydeck/sandbox/payments/payment-export'
import { expect, it } from 'vitest'
import { account, sandbox } from '../../sandbox/running.ts'
import { namesOf } from './search-client.ts'

it('FindPayments finds a very long word by its first letters, even if the search text has the maximum length', async () => {
  const [wide, order] = ['𐐨'.repeat(1000), 'ß'.repeat(3000)]
  const owner = await account('shopper', {
    invoices: [{ merchantName: wide, orderId: order, txCurrency: 'BTC', minutesAgo: 10 }],
    payoutList: [{ merchantName: `Pay ${wide}`, amount: '1.00', status: 'paid', minutesAgo: 15 }],
  })
  for (const text of ['𐐀𐐨', '𐐨'.repeat(100), 'ß'.repeat(200)]) {
    // eslint-disable-next-line no-await-in-loop -- in sequence, so that a failure names its input
    expect(await namesOf(owner, { text }), text).toEqual([wide])
  }
  expect(await namesOf(owner, { list: 'payouts', text: `pay ${'𐐀'.repeat(90)}` })).toEqual([`Pay ${wide}`])
  expect(await namesOf(owner, { text: 'pay' })).toEqual([])
})

it('PAY-113 an export contains every payment that matched at its start exactly once, even if payments change meanwhile', async () => {
  const client = await account('shopper', { payments: 3200 })
  const { queries: database } = (await sandbox()).server.environment
  const user = await database.selectFrom('users').selectAll().where('id', '=', client.userId).executeTakeFirstOrThrow()
  const listed = await database
    .selectFrom('invoices')
    .select(['id', 'itemCode', 'txCurrency'])
    .where('userId', '=', client.userId)
    .where('status', 'not in', ['new', 'expired'])
    .orderBy('timestamp', 'desc')
    .orderBy('id')
    .execute()
  const ids = listed
    .filter(({ itemCode, txCurrency }) => itemCode !== 'bitcoindonation' && txCurrency === 'BTC')
    .map(({ id }) => id)
  const [moved = '', changed = ''] = ids.slice(-2)
  const change = (id: string, set: { readonly timestamp: number } | { readonly txCurrency: string }) =>
    database.updateTable('invoices').set(set).where('id', '=', id).execute()
  const query = { list: 'payments', text: '', coin: 'BTC' } as const
  const { content } = exportPayments({ database, user, now: Date.now }, query, 'json')
  if (content instanceof Uint8Array) throw new Error('It is made piece by piece.')
  const parts: Array<string> = []
  for await (const part of content) {
    if (parts.length === 0)
      await Promise.all([change(moved, { timestamp: Date.now() }), change(changed, { txCurrency: 'ETH' })])
    parts.push(String(part))
  }
  expect(parts.length).toBeGreaterThan(2)
  const written = JSON.parse(parts.join('')) as ReadonlyArray<{ readonly id: string; readonly coin: string }>
  expect(written.map(({ id }) => id)).toEqual(ids)
  expect(written.at(-1)).toMatchObject({ id: changed, coin: 'ETH' })
})
