import { unreachable } from '@paydeck/core/kernel'
import { decimalText } from '@paydeck/core/money'
import { settle } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { donation, idsOf, payment, payments, payout } from '../payments/bench.ts'
import { exportsView, paid, paymentsPage } from './payments-page-bench.ts'

it('PAY-001 PAY-003 PAY-007 the filter offers three lists and four periods, and marks the selected list and period', async () => {
  const run = paymentsPage()
  await run.show({ list: 'donations', pill: '1y' })
  const { filter, heading } = run.view()
  expect(heading).toBe('Crypto Payments')
  expect(filter.types.pills).toEqual([
    { value: 'payments', label: 'Payments', isOn: false },
    { value: 'payouts', label: 'Payouts', isOn: false },
    { value: 'donations', label: 'Donations', isOn: true },
  ])
  expect(filter.dates.pills.map(({ label, isOn }) => [label, isOn])).toEqual([
    ['3M', false],
    ['6M', false],
    ['1Y', true],
    ['All', false],
  ])
})

it('PAY-008 PAY-009 PAY-010 the payments page shows unconfirmed payments above all others, and counts the shown rows', async () => {
  const run = paymentsPage()
  await run.show()
  expect(run.view()).toMatchObject({ confirming: null, recent: { rows: [], tail: { kind: 'loading', skeletons: 5 } } })
  await run.answer(payments(45), [paid('c1')])
  const { confirming, recent } = run.view()
  expect([confirming?.title, idsOf(confirming?.rows ?? []), confirming?.tail]).toEqual([
    'Confirming',
    ['c1'],
    { kind: 'none' },
  ])
  expect(confirming?.rows[0]?.status).toEqual({ text: 'Confirming', tone: 'wait' })
  expect([recent.title, idsOf(recent.rows), recent.empty]).toEqual(['Recent Activity', idsOf(payments(10)), null])
  expect(recent.tail).toEqual({ kind: 'more', shown: '10 of 30+ shown', label: 'Load More', isLoading: false })
  run.page.more()
  run.page.more()
  await settle()
  expect(run.view().recent.tail).toEqual({
    kind: 'more',
    shown: '30 of 30+ shown',
    label: 'Load More',
    isLoading: true,
  })
  await run.answer(payments(45))
  expect(run.view().recent.tail).toMatchObject({ shown: '30 of 45 shown', isLoading: false })
  run.page.more()
  run.page.more()
  expect(run.view().recent).toMatchObject({ tail: { kind: 'none' }, note: '45 payments in the last 3 months' })
})

it('the payments page offers to save the list even if it contains only unconfirmed payments', async () => {
  const run = paymentsPage()
  await run.show()
  await run.offer()
  await run.answer([], [paid('c1')])
  expect([run.view().recent.rows, run.view().saving === null]).toEqual([[], false])
})

it('the list appears once the unconfirmed payments arrive, or after 1 s; a list of payouts appears without this delay', async () => {
  const run = paymentsPage()
  await run.show()
  await run.pages[0]?.answer(E.right({ items: payments(3), received: 3 }))
  expect(run.view().recent).toMatchObject({ rows: [], tail: { kind: 'loading' } })
  await run.clock.advance(1000)
  expect(idsOf(run.view().recent.rows)).toEqual(['p0', 'p1', 'p2'])
  const other = paymentsPage()
  await other.show({ list: 'payouts' })
  await other.pages[0]?.answer(E.right({ items: [payout('o1')], received: 1 }))
  expect(idsOf(other.view().recent.rows)).toEqual(['o1'])
})

it('PAY-011 an empty list shows a ghost-town picture, and offers all dates unless they are already selected', async () => {
  const run = paymentsPage()
  await run.show()
  await run.answer([])
  expect(run.view()).toMatchObject({
    confirming: null,
    saving: null,
    recent: {
      rows: [],
      tail: { kind: 'none' },
      note: null,
      empty: {
        kind: 'none',
        text: "Uh oh, it's a ghost town in here!",
        actions: [{ label: 'Show all dates', change: { pill: 'all', from: '', to: '' } }],
      },
    },
  })
  run.page.narrow({ pill: 'all' })
  await run.answer([])
  expect(run.view().recent.empty?.actions).toEqual([])
})

it('PAY-017 the failed list and the failed unconfirmed payments each show a message; loaded rows stay; a retry loads both', async () => {
  const run = paymentsPage()
  await run.show()
  await run.pages[0]?.answer(E.left(unreachable))
  await run.unconfirmed[0]?.answer(E.left(unreachable))
  const { recent, confirming } = run.view()
  const label = 'Try Again'
  expect(recent).toMatchObject({
    rows: [],
    empty: null,
    tail: { kind: 'failed', text: "We couldn't load your payments.", label },
  })
  expect(confirming).toMatchObject({
    rows: [],
    tail: { kind: 'failed', text: "We couldn't load your unconfirmed payments.", label },
  })
  run.page.tryAgain()
  await settle()
  expect([run.pages.length, run.unconfirmed.length]).toEqual([2, 2])
  await run.pages[1]?.answer(E.right({ items: payments(30), received: 30 }))
  await run.unconfirmed[1]?.answer(E.right({ items: [], received: 0 }))
  run.page.more()
  run.page.more()
  await settle()
  await run.pages[2]?.answer(E.left(unreachable))
  expect(run.view().recent.tail).toEqual({ kind: 'failed', text: "We couldn't load more payments.", label })
  for (const { slide, id } of run.view().recent.rows.slice(0, 1)) run.page.open(slide, id)
  expect(run.opened[0]?.slides.get().failure).toMatchObject({ text: "We couldn't load more payments.", label })
  expect(run.opened[0]?.tryAgain).toBe(run.page.tryAgain)
  expect(run.view().recent.rows.length).toBe(30)
})

it('PAY-095 PAY-103 the payments page offers the export of payouts on the list of payouts, and on no other list', async () => {
  const run = paymentsPage()
  await run.show()
  expect(run.view().exports).toBeNull()
  await run.show({ list: 'payouts' })
  expect(run.view().exports).toBe(exportsView)
  await run.show({ list: 'donations' })
  expect(run.view().exports).toBeNull()
  run.page.leave()
  expect(run.done).toEqual(['enter', 'leave'])
})

it('PAY-009 when more unconfirmed payments load, the list below them does not change', async () => {
  const run = paymentsPage()
  await run.show()
  const many = Array.from({ length: 40 }, (_, index) => paid(`c${index}`))
  await run.answer(payments(12), many)
  const before = run.view()
  run.page.moreConfirming()
  await run.answer(payments(12), many)
  expect(run.view().confirming?.rows.length).toBeGreaterThan(before.confirming?.rows.length ?? 0)
  expect(run.view().recent.rows).toEqual(before.recent.rows)
})

it('the legend explains the statuses of payments on the payment list, and those of payouts on the payout list', async () => {
  const run = paymentsPage()
  await run.show()
  expect(run.view().legend).toBe('payments')
  await run.show({ list: 'payouts' })
  expect(run.view().legend).toBe('payouts')
})

it('PAY-014 when the user leaves the payments page, scheduled requests are cancelled', async () => {
  const run = paymentsPage()
  await run.show()
  await run.answer(payments(3), [paid('c1')])
  await run.offer()
  run.page.narrow({ text: 'glass' })
  run.page.leave()
  const asked = () => [run.pages.length, run.unconfirmed.length, run.found.finds.length]
  const before = asked()
  await run.found.clock.advance(60_000)
  await run.clock.advance(60_000)
  expect(asked()).toEqual(before)
})

it('PAY-029 the number of decimals of an amount comes from the provider’s list of currencies, or else from the payment', async () => {
  const run = paymentsPage()
  await run.show()
  const priced = (id: string, change: Parameters<typeof payment>[2]) => payment(id, 48, { amount: 123_456n, ...change })
  const yen = { code: 'JPX', symbol: '', precision: 1, decimals: 2 }
  await run.answer([
    priced('known', { txCurrency: 'NEW', currency: yen, price: decimalText('64.00') }),
    priced('missing', { txCurrency: 'OLD', currency: { ...yen, code: 'KPX' }, price: decimalText('64.00') }),
    priced('ours', { txCurrency: 'BTC' }),
  ])
  const amounts = () => run.view().recent.rows.map(({ amount, coin }) => [amount, coin])
  expect(amounts()[0]).toEqual(['−64.0 JPX', null])
  const option = { name: '', symbol: '', chain: null }
  await run.currencies[0]?.answer(
    E.right([
      { ...option, code: 'NEW', precision: 4, decimals: 3 },
      { ...option, code: 'JPX', precision: 0, decimals: 0 },
    ]),
  )
  expect(amounts()).toEqual([
    ['−64 JPX', '123.4560 NEW'],
    ['−64.0 KPX', null],
    ['−$64.00', '0.001235 BTC'],
  ])
})

it('PAY-077 PAY-078 the title of a row is the merchant, and its note names the kind of payment', async () => {
  const run = paymentsPage()
  const bill = (id: string, merchantId: string) => ({
    partnerPaymentId: id,
    partnerAccountId: 'a1',
    merchantId,
    merchantName: `Biller ${merchantId}`,
    currency: 'USD',
    amount: null,
    convenienceFee: null,
    status: 'sent',
    estimatedCompletionDate: null,
    accountType: '',
    mask: '',
    icon: null,
  })
  await run.show()
  await run.answer([
    payment('one', 1, { itemCode: 'Bill Payment', bills: [bill('b1', 'm1')] }),
    payment('same', 2, { itemCode: 'Bill Payment', bills: [bill('b1', 'm1'), bill('b2', 'm1')] }),
    payment('many', 3, { itemCode: 'Bill Payment', bills: [bill('b1', 'm1'), bill('b2', 'm2')] }),
    payment('hostile', 4, { merchantName: '\u202E\u200B ', price: null, txCurrency: null, status: null }),
  ])
  expect(run.view().recent.rows.map(({ title, note, slide, coinIcon }) => [title, note, slide, coinIcon])).toEqual([
    ['Biller m1', 'Bill payment', 'bill-payment', 'btc'],
    ['Biller m1', 'Bill payment, 2 bills', 'bill-payment', 'btc'],
    ['Multiple merchants', 'Bill payment, 2 bills', 'bill-payment', 'btc'],
    ['Unknown merchant', null, 'invoice', null],
  ])
  expect(run.view().recent.rows.at(-1)).toMatchObject({
    amount: 'Amount unavailable',
    direction: null,
    status: null,
    coin: null,
  })
})

it('a payout row shows the number of its transactions, or a note that nothing was sent yet', async () => {
  const run = paymentsPage()
  const transaction = {
    id: 't1',
    txid: 'x1',
    amount: decimalText('0.5'),
    date: 0,
    confirmations: 1,
    exchangeRate: null,
    wallet: { label: null, address: '' },
    transactionCurrency: 'BTC',
  }
  await run.show({ list: 'payouts' })
  await run.answer([
    payout('o1', 1, { timestamp: null, status: 'pending' }),
    payout('o2', 2, { transactions: [transaction, { ...transaction, transactionCurrency: 'ETH' }] }),
  ])
  expect(run.view().recent.rows).toMatchObject([
    { id: 'o1', date: 'Not sent yet', note: null, status: { text: 'Confirming', tone: 'wait' } },
    { id: 'o2', note: '2 transactions', coin: null, coinIcon: null },
  ])
})

it('every payment row hides its amounts while amounts are hidden', async () => {
  const run = paymentsPage(true)
  await run.show()
  await run.answer(payments(1), [paid('c1')])
  const { hiddenAmount, confirming, recent } = run.view()
  expect(hiddenAmount).toBe('Amount hidden')
  expect([...recent.rows, ...(confirming?.rows ?? [])]).toMatchObject(
    Array.from({ length: 2 }, () => ({ amount: '••••••', coin: '••••••', direction: null })),
  )
})

it('PAY-012 PAY-021 when the user opens a row, a carousel opens with a slide per row; loading more rows adds slides', async () => {
  const run = paymentsPage()
  await run.show()
  await run.answer([...payments(12), donation('d1')], [paid('c1')])
  expect(run.page.open('invoice', 'p1')).toBe(true)
  expect(run.page.open('invoice', 'p10')).toBe(false)
  expect(run.page.open('payout', 'p1')).toBe(false)
  const [request] = run.opened
  expect([run.opened.length, request?.index]).toEqual([1, 2])
  expect(request?.slides.get()).toEqual({
    items: ['c1', ...idsOf(payments(10))].map((id) => ({ kind: 'invoice', id, name: `Shop ${id}` })),
    canLoadMore: true,
    failure: null,
  })
  request?.loadMore()
  expect(request?.slides.get()).toMatchObject({ canLoadMore: false, items: { length: 13 } })
})

it('`listed` contains all loaded payments, even those whose rows are not shown yet', async () => {
  const run = paymentsPage()
  await run.show()
  await run.answer(payments(20), [paid('c1')])
  expect(idsOf(run.page.listed.get().items)).toEqual(['c1', ...idsOf(payments(20))])
})
