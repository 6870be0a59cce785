import { makeStores, rejected } from '@paydeck/core/kernel'
import {
  listedAnnouncementOf,
  paymentDetailOf,
  type ItemReference,
  type DetailSource,
  type InvoiceRecord,
  type WholeInvoice,
} from '@paydeck/core/payments'
import { settle } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { detailsOver, payment, recordOf, whole } from './bench.ts'

const place: ItemReference = { kind: 'invoice', id: payment.id }

/**
 * Makes the payment details of one invoice. The test can change the invoice that a request by id returns. While it is null,
 * these requests fail.
 */
const bench = (items: DetailSource['items'], change: Partial<WholeInvoice> = {}) => {
  const list = makeStores().make<DetailSource>({ items })
  let record: InvoiceRecord | null = recordOf({ ...whole, ...change }, { confirmations: 1, targetConfirmations: 6 })
  let requestCount = 0
  const made = detailsOver(list, () => async () => {
    requestCount += 1
    return record === null ? E.left(rejected(500, 'boom')) : E.right(record)
  })
  return {
    ...made,
    list,
    requestCount: () => requestCount,
    title: () => paymentDetailOf(made.details, place).get()?.situation?.title,
    answer: (next: InvoiceRecord | null) => {
      record = next
    },
  }
}

const counted = (confirmations: number, change: Partial<WholeInvoice> = {}) =>
  recordOf({ ...whole, ...change }, { confirmations, targetConfirmations: 6 })

it.each(['on a list', 'by its id'])(
  'the payment details poll the confirmations of the open payment if the payment was found %s',
  async (found) => {
    const { clock, details, requestCount, title, answer } = bench(found === 'on a list' ? [payment] : [])
    if (found === 'on a list') details.act.open(place)
    else {
      await details.tasks.find(place)()
      details.act.open(place)
    }
    await settle()
    const before = title()
    expect(before).toContain('5')
    answer(counted(3, { status: 'confirmed' }))
    await clock.advance(14_999)
    expect([requestCount(), title()]).toEqual([1, before])
    await clock.advance(1)
    expect([requestCount(), title()]).toEqual([2, before?.replace('5', '3')])
    // After a failed request the last record stays visible, and polling continues.
    answer(null)
    await clock.advance(15_000)
    expect([requestCount(), title()]).toEqual([3, before?.replace('5', '3')])
    answer(counted(6, { status: 'complete' }))
    await clock.advance(15_000)
    expect(requestCount()).toBe(4)
    expect(paymentDetailOf(details, place).get()?.status?.text).toBe('Complete')
    await clock.advance(60_000)
    expect(requestCount()).toBe(4)
  },
)

it('when the status of the payment changes in the list, the payment details continue polling', async () => {
  const { clock, details, list, requestCount } = bench([payment])
  details.act.open(place)
  await clock.advance(10_000)
  list.update(() => ({ items: [{ ...payment, status: 'confirmed' }] }))
  await settle()
  expect(requestCount()).toBe(2)
  await clock.advance(14_999)
  expect(requestCount()).toBe(2)
  await clock.advance(1)
  expect(requestCount()).toBe(3)
})

it.each([
  ['the slide is closed', (run: ReturnType<typeof bench>) => run.details.act.leave()],
  ['the session has ended', (run: ReturnType<typeof bench>) => run.stores.resetAll()],
  ['a payout is shown', (run: ReturnType<typeof bench>) => run.details.act.open({ kind: 'payout', id: 'o1' })],
])('the payment details stop polling when %s', async (_when, end) => {
  const run = bench([payment])
  run.details.act.open(place)
  await settle()
  end(run)
  await run.clock.advance(60_000)
  expect(run.requestCount()).toBe(1)
})

it.each([
  ['is complete', { status: 'complete' }],
  ['is not paid', { status: 'new' }],
  ['can be refunded', { status: 'confirmed', exceptionStatus: 'paidOver' }],
  ['is refunded', { status: 'paid', alreadyRefunded: true }],
] as const)('the payment details do not poll for a payment that %s', async (_what, change) => {
  const { clock, details, requestCount } = bench([{ ...payment, ...change }], change)
  details.act.open(place)
  await clock.advance(60_000)
  expect(requestCount()).toBe(1)
})

it('once a list is added to the payment details, `listedAnnouncementOf` emits the list’s announcements', () => {
  const { details } = bench([payment])
  expect(listedAnnouncementOf(details).get().text).toBe('')
  const page = makeStores().make<DetailSource>({ items: [], announcement: { text: '', count: 0 } })
  details.act.follow(page)
  const emitted: Array<string> = []
  listedAnnouncementOf(details).changes$.subscribe(({ text, count }) => emitted.push(`${count} ${text}`))
  page.update((now) => ({ ...now, announcement: { text: 'Birch is complete.', count: 1 } }))
  page.update((now) => ({ ...now, items: [payment] }))
  page.update((now) => ({ ...now, announcement: { text: 'Birch is complete.', count: 2 } }))
  expect(emitted.filter((one) => !one.startsWith('0'))).toEqual(['1 Birch is complete.', '2 Birch is complete.'])
})
