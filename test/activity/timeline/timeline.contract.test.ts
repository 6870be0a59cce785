import { restSecurityRecord } from '@paydeck/adapters/rest/security/security-history'
import { decimalText } from '@paydeck/core/money'
import { beforeAll, describe, expect, it } from 'vitest'
import { holderOf } from '../../cards/card-top-up/holder.ts'
import { recipient } from '../../receiving/recipient.ts'
import { answered, clientsOf } from '../../sandbox/clients.ts'
import { account, type Client } from '../../sandbox/running.ts'
import { everyItem, otherNames, pendingNames } from './items.ts'
import { hundredths, nameOf, namesOf, startOf } from './timeline-client.ts'

describe('GetActivity', () => {
  let client: Client
  beforeAll(async () => {
    client = await account('recipient', everyItem)
  })

  it('ACT-026 returns an entry for each bill and refund, and none for items that moved no money', async () => {
    const { records, pending, summary } = await startOf(client)
    expect(records.map(nameOf)).toEqual(otherNames)
    expect(pending.map(nameOf)).toEqual(pendingNames)
    expect(summary.count).toBe(otherNames.length + pendingNames.length)
  })

  it('ACT-026 sums the final entries and the pending ones, exactly, and says which part of a sum is a fee', async () => {
    const { summary } = await startOf(client)
    expect(summary.pending).toEqual({ in: '80.00', out: '90.50', fees: '0.50', moved: '0', isIncomplete: false })
    // The last hour can belong to two months.
    const sums = (['in', 'out', 'fees', 'moved'] as const).map((name) =>
      summary.months.reduce((sum, month) => sum + hundredths(month[name]), 0n),
    )
    // Spent: seven payments and purchases, a bill of 60.00 with its fee of 1.50, and a fee of the card of 2.50.
    expect(sums).toEqual([1_512_35n, 138_90n, 4_00n, 200_00n])
    expect(summary.months.some(({ isIncomplete }) => isIncomplete)).toBe(false)
  })

  it('ACT-026 filters by kind, status, account and coin', async () => {
    const kinds = await namesOf(client, { kinds: ['bill', 'cardFee'] })
    expect(kinds).toEqual(['Cedar Electric', 'Pinecrest Loans', 'Northgate', 'Monthly fee'])
    expect(await namesOf(client, { statuses: ['toClaim'] })).toEqual(['Underpaid Shop', 'Overpaid Shop'])
    expect(await namesOf(client, { statuses: ['refunded'] })).toEqual(['Refunded Shop'])
    expect(await namesOf(client, { statuses: ['failed'] })).toEqual(['Invalid Shop', 'Northgate', 'Reversed Shop'])
    expect(await namesOf(client, { statuses: ['pending'] })).toEqual(pendingNames)
    expect(await namesOf(client, { accounts: ['coin:LNBTC'] })).toEqual([
      'Cedar Electric',
      'Pinecrest Loans',
      'Northgate',
    ])
    expect(await namesOf(client, { coin: 'ETH', statuses: ['pending'] })).toEqual(['Meridian'])
    const { choices } = await startOf(client)
    const card = choices.accounts.find(({ id }) => id.startsWith('card:'))
    expect(await namesOf(client, { accounts: [card?.id ?? ''] })).toHaveLength(card?.count ?? 0)
    expect(card?.count).toBe(6)
  })

  it('ACT-026 filters by amount without a sign, inclusive at both ends', async () => {
    const [least, most] = [decimalText('12.40'), decimalText('18.40')]
    expect(await namesOf(client, { least, most })).toEqual(['Glasshouse Coffee', 'Juniper Bakery'])
    expect(await namesOf(client, { least: decimalText('18.41'), most: decimalText('20.50') })).toEqual([
      'Cedar Electric',
    ])
  })

  it('ACT-026 finds words of the title, the order id and the transaction id, in any letter case', async () => {
    expect(await namesOf(client, { text: 'GLASS coff' })).toEqual(['Glasshouse Coffee'])
    expect(await namesOf(client, { text: '401-77-k' })).toEqual(['Glasshouse Coffee'])
    expect(await namesOf(client, { text: 'a'.repeat(52) })).toEqual(['Glasshouse Coffee'])
    expect(await namesOf(client, { text: 'pinecrest 9921' })).toEqual(['Pinecrest Loans'])
    expect(await namesOf(client, { text: 'bakery' })).toEqual(['Juniper Bakery'])
    expect(await namesOf(client, { text: 'lumen' })).toEqual(['Lumen Payroll'])
    expect(await namesOf(client, { text: 'ouse' })).toEqual([])
    expect(await namesOf(client, { text: ":* ' | !" })).toEqual([])
  })

  it('ACT-026 limits the period at both ends, except for pending entries', async () => {
    const { records } = await startOf(client, { statuses: ['refunded'] })
    const [at = 0] = records.flatMap(({ record }) =>
      record.source === 'payments' ? (record.item.timestamp ?? []) : [],
    )
    const names = await namesOf(client, { from: at, to: at })
    expect(names).toEqual([...pendingNames, 'Refunded Shop', 'Refunded Shop (refund)'])
    expect(await namesOf(client, { from: at + 1, to: at + 1 })).toEqual(pendingNames)
  })

  it('ACT-026 offers the kinds and accounts of the period, whatever the other conditions are', async () => {
    const { choices } = await startOf(client, { text: 'nowhere', kinds: ['payout'] })
    expect(choices.kinds).toEqual([
      { kind: 'bill', count: 3 },
      { kind: 'cardFee', count: 1 },
      { kind: 'cardLoad', count: 1 },
      { kind: 'cardPurchase', count: 3 },
      { kind: 'cardRefund', count: 1 },
      { kind: 'donation', count: 1 },
      { kind: 'payment', count: 7 },
      { kind: 'paymentRefund', count: 1 },
      { kind: 'payout', count: 3 },
    ])
    expect((await startOf(client, { from: Date.now() })).choices.kinds).toEqual([
      { kind: 'bill', count: 1 },
      { kind: 'cardPurchase', count: 1 },
      { kind: 'payment', count: 1 },
      { kind: 'payout', count: 1 },
    ])
  })
})

it('ACT-026 a paid top-up is a pending load of its card until the card has the money', async () => {
  const holder = await holderOf()
  // The persona has payouts of earlier months.
  const recent = { from: Date.now() - 86_400_000 }
  await answered(holder.make())
  expect(await namesOf(holder.client, recent)).toEqual([])
  const id = await answered(holder.make())
  await holder.step(id, 'new')
  const { pending, summary } = await startOf(holder.client, recent)
  expect(pending.map(({ record }) => record)).toMatchObject([
    { source: 'card', cardId: holder.cardId, isPending: true, item: { displayMerchant: 'Card Load', isTopUp: true } },
  ])
  expect(summary.pending).toEqual({ in: '0', out: '0', fees: '0', moved: '25.00', isIncomplete: false })
  await holder.client.control('POST', 'clock', { advance: 86_400_000 })
  const later = await startOf(holder.client, recent)
  expect([later.pending, later.records.map(({ record }) => record)]).toMatchObject([
    [],
    [{ source: 'card', isPending: false, item: { id: pending[0]?.record.item.id, displayPrice: '25.00' } }],
  ])
})

it('ACT-026 a change of where money goes is an entry without an amount; other security events are none', async () => {
  const user = await recipient()
  expect(await namesOf(user.client, { kinds: ['securityChange'] })).toEqual([])
  await user.createSpareWallet()
  const { records, summary } = await startOf(user.client, { kinds: ['securityChange'] })
  expect(records.map(nameOf)).toEqual(['address-added'])
  const history = await answered(restSecurityRecord(clientsOf(user.client).rest).page({ before: null }))
  expect(history).toMatchObject({ events: [records[0]?.record.item, { kind: 'signed-in' }] })
  expect(summary.count).toBe(1)
  expect(await namesOf(user.client, { text: 'address added' })).toEqual(['address-added'])
  expect(await namesOf(user.client, { kinds: ['securityChange'], least: decimalText('0') })).toEqual([])
})
