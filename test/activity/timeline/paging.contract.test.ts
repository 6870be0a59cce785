import { type EntryKind, everyEntry, type TimelineRecord, unsupported } from '@paydeck/core'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { page, post } from '../../sandbox/control-page.ts'
import { account, type Client } from '../../sandbox/running.ts'
import { everyItem } from './items.ts'
import { allPages, hundredths, idOf, pageOf, type Paging, portOf, startOf } from './timeline-client.ts'

const spend = (client: Client) =>
  client.control('POST', 'card-transactions', { merchantName: 'Glasshouse Coffee', amount: '1.00', settlesIn: 0 })

const amountOf = ({ record }: TimelineRecord): bigint => {
  if (record.source === 'security') return 0n
  const { item } = record
  const amount =
    record.source === 'card'
      ? record.item.displayPrice
      : 'price' in item
        ? item.price
        : 'amount' in item
          ? item.amount
          : null
  return hundredths((amount ?? '0').replace('-', ''))
}

describe('GetActivity', () => {
  it.each([1, 2, 7, 100])('ACT-026 returns the same records in pages of %i entries', async (limit) => {
    const client = await account('recipient', everyItem)
    const whole = await pageOf(client)
    expect(whole.after).toBeNull()
    expect((await allPages(client, {}, limit)).map(idOf)).toEqual(whole.records.map(idOf))
  })

  it('ACT-026 sends the summary with the first page only', async () => {
    const client = await account('recipient', everyItem)
    const first = await pageOf(client, {}, { limit: 5 })
    const second = await pageOf(client, {}, { limit: 5, after: first.after })
    expect([first.first === null, second.first]).toEqual([false, null])
    expect(second.records).toHaveLength(5)
  })

  it('ACT-026 returns each entry once while new entries appear', async () => {
    const client = await account('cardholder')
    const before = (await allPages(client, {}, 100)).map(idOf)
    const paged = (await allPages(client, {}, 30, () => spend(client))).map(idOf)
    expect(paged).toEqual(before)
    expect((await allPages(client, {}, 100)).length).toBeGreaterThan(before.length)
  })

  it('ACT-026 orders entries of the same time by source and id, across pages', async () => {
    const at = Date.now() - 86_400_000
    const activity = ['-1.00', '-2.00', '-3.00', '-4.00'].map((displayPrice) => ({ displayPrice, authorizedAt: at }))
    const cards = [
      { provider: 'galileo', activity },
      { provider: 'galileo', activity },
    ]
    const client = await account('recipient', { cards, payouts: 0, payments: 0 })
    const records = await allPages(client, { kinds: ['cardPurchase'] }, 3)
    const ids = records.map(({ record }) => (record.source === 'card' ? `${record.cardId}:${record.item.id}` : ''))
    expect(ids).toHaveLength(8)
    expect(ids).toEqual(ids.toSorted((one, other) => (one < other ? -1 : 1)))
  })

  it('ACT-026 returns totals that equal the sums of the records', async () => {
    const client = await account('cardholder')
    const kinds = ['cardPurchase', 'cardFee', 'payment', 'donation'] satisfies ReadonlyArray<EntryKind>
    const { summary } = await startOf(client, { kinds, statuses: ['complete'] })
    const records = await allPages(client, { kinds, statuses: ['complete'] }, 100)
    const sum = records.reduce((all, one) => all + amountOf(one), 0n)
    expect(sum).toBeGreaterThan(0n)
    expect(summary.months.reduce((all, { out }) => all + hundredths(out), 0n)).toBe(sum)
    expect(summary.count).toBe(records.length)
  })

  it('ACT-026 assigns an entry to the month of its time in the requested zone', async () => {
    const authorizedAt = Date.UTC(2025, 6, 1, 2)
    const activity = [{ displayPrice: '-1.00', authorizedAt }]
    const client = await account('recipient', { cards: [{ provider: 'galileo', activity }], payouts: 0, payments: 0 })
    const monthsIn = async (timeZone: string) =>
      (await startOf(client, { kinds: ['cardPurchase'] }, { timeZone })).summary.months.map(({ month }) => month)
    expect(await monthsIn('UTC')).toEqual(['2025-07'])
    expect(await monthsIn('America/New_York')).toEqual(['2025-06'])
    expect(await monthsIn('Asia/Kolkata')).toEqual(['2025-07'])
    // In summer, "MET" is two hours ahead of UTC. Its entry at 22:30 UTC belongs to the next month.
    const late = [{ displayPrice: '-1.00', authorizedAt: Date.UTC(2025, 5, 30, 22, 30) }]
    await client.control('POST', 'account', { cards: [{ provider: 'galileo', activity: late }] })
    expect(await monthsIn('MET')).toEqual(['2025-07'])
    expect(await monthsIn('UTC')).toEqual(['2025-06'])
  })

  it("ACT-026 never returns another user's entries", async () => {
    const [owner, other] = [await account('recipient', everyItem), await account('shopper')]
    const { choices } = await startOf(owner)
    const accounts = choices.accounts.map(({ id }) => id)
    const found = await startOf(other, { accounts })
    expect([found.records, found.pending, found.summary.count]).toEqual([[], [], 0])
    const { after } = await pageOf(owner, {}, { limit: 3 })
    expect((await pageOf(other, {}, { after })).records).toEqual([])
  })

  const refused: ReadonlyArray<readonly [string, Parameters<typeof pageOf>[1], Paging]> = [
    ['a limit of 0', {}, { limit: 0 }],
    ['a limit of 101', {}, { limit: 101 }],
    ['a text of 201 characters', { text: 'a'.repeat(201) }, {}],
    ['an unknown time zone', {}, { timeZone: 'Nowhere/Land' }],
    ['an offset instead of a time zone', {}, { timeZone: '+02:00' }],
    ['a time that is no whole number', { from: 0.5 }, {}],
    ['an unknown cursor', {}, { after: 'x' }],
    ['a cursor of another list', {}, { after: Buffer.from('[1,"a"]').toString('base64url') }],
    ['101 accounts', { accounts: Array.from({ length: 101 }, String) }, {}],
  ]
  it.each(refused)('ACT-026 refuses %s', async (_, query, { limit = 10, after = null, timeZone = 'UTC' }) => {
    const client = await account('shopper')
    const answer = await portOf(client).page({ ...everyEntry, ...query, limit, after, timeZone })()
    expect(E.isLeft(answer) && answer.left._tag).toBe('Rejected')
  })

  it('ACT-026 refuses an unknown kind, instead of returning entries of all kinds', async () => {
    const client = await account('shopper')
    const kinds = ['nonsense'] as unknown as ReadonlyArray<EntryKind>
    const answer = await portOf(client).page({ ...everyEntry, kinds, limit: 10, after: null, timeZone: 'UTC' })()
    expect(answer).toEqual(E.left(expect.objectContaining({ _tag: 'Rejected', status: 400 })))
  })

  it('ACT-026 is unsupported while the control page turns it off', async () => {
    const client = await account('shopper')
    const input = { ...everyEntry, limit: 10, after: null, timeZone: 'UTC' }
    await post(client, 'optional-calls', { GetActivity: 'off' })
    expect(await portOf(client).page(input)()).toEqual(E.right(unsupported))
    expect(await page(client)).toContain('<option value="off" selected>')
    await post(client, 'optional-calls', { GetActivity: 'on' })
    expect(E.isRight(await portOf(client).page(input)())).toBe(true)
    const off = await account('shopper', { missingCalls: ['GetActivity'] })
    expect(await portOf(off).page(input)()).toEqual(E.right(unsupported))
  })
})
