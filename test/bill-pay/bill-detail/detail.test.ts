import { unsupported, unreachable } from '@paydeck/core/kernel'
import { decimalText, zero } from '@paydeck/core/money'
import { BillStatus, billReasons } from '@paydeck/core/payments'
import { settle } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { bill, billUser, day, noon, record } from '../bench.ts'
import { detailBench, paidRow } from './bench.ts'

describe('the page of a bill', () => {
  it('the page shows the amounts and the due date of the bill, a payment link, and the button Remove Bill', async () => {
    const run = await detailBench()
    expect(run.view()).toBeNull()
    await run.viewBill('b2')
    expect(run.calls).toEqual(['payments b2', 'balances b2'])
    expect(run.view()).toMatchObject({
      id: 'b2',
      head: { fullName: 'Hillside Mortgage Company of Vermont', kind: 'Credit card ****4821', balance: '$812.40' },
      back: { label: 'Pay Bills', to: '/bill-pay' },
      pay: { label: 'Pay This Bill', to: '/bill-pay/pay/b2' },
      facts: [
        { label: 'Minimum payment', value: '$35.00' },
        { label: 'Statement balance', value: '$600.00' },
        { label: 'Current balance', value: '$812.40' },
        { label: 'Due date', value: 'Nov 14, 2023' },
      ],
      remove: { label: 'Remove Bill' },
    })
  })

  it('the page omits unknown amounts and dates, and subtracts pending payments from the minimum amount', async () => {
    const run = await detailBench()
    run.providerData.accounts = [
      bill('b1', {
        isPayable: false,
        liability: { balance: null, remainingStatementBalance: null, nextPaymentDueDate: null },
      }),
    ]
    run.providerData.payments = [record('r1', { status: 'processing', amount: decimalText('30.00') })]
    for (const part of ['accounts', 'payments'] as const) {
      void run.list.tasks.reload(part)()
      await run.answerAll()
    }
    await run.viewBill('b1')
    expect(run.view()).toMatchObject({
      pay: null,
      facts: [
        { label: 'Minimum payment', value: '$5.00' },
        { label: 'Statement balance', value: '$640.00' },
      ],
    })
  })

  it('a page whose bill id is not in the list requests nothing', async () => {
    const run = await detailBench()
    await run.viewBill('gone')
    expect([run.view(), run.calls]).toEqual([null, []])
  })

  it('if a bill is connected while its page is already open, payments and balances of the bill are requested once', async () => {
    const run = await detailBench()
    await run.viewBill('b3')
    run.providerData.accounts = [...run.providerData.accounts, bill('b3')]
    for (const _ of [1, 2]) {
      void run.list.tasks.reload('accounts')()
      await run.answerAll()
    }
    expect(run.calls).toEqual(['payments b3', 'balances b3'])
    expect(run.view()).toMatchObject({ id: 'b3', payments: { isLoading: false }, balances: { isLoading: false } })
  })

  it('if a bill is connected after the user has left its page, no payments or balances are requested', async () => {
    const run = await detailBench()
    await run.viewBill('b3')
    await run.viewBill(null)
    run.providerData.accounts = [...run.providerData.accounts, bill('b3')]
    void run.list.tasks.reload('accounts')()
    await run.answerAll()
    expect(run.calls).toEqual([])
  })

  it('if the user opens a second bill, its payments and balances are requested once, even if the bill list reloads', async () => {
    const run = await detailBench()
    await run.viewBill('b3')
    await run.viewBill('b1')
    void run.list.tasks.reload('accounts')()
    await run.answerAll()
    expect(run.calls).toEqual(['payments b1', 'balances b1'])
  })

  it('a page opened in an earlier session requests no payments or balances in the next session', async () => {
    const run = await detailBench()
    await run.viewBill('b3')
    run.stores.resetAll()
    run.providerData.accounts = [bill('b3')]
    void run.list.tasks.load()
    await run.answerAll()
    expect([run.calls, run.view()]).toEqual([[], null])
  })

  it('the page has no payment link while bill payments are paused', async () => {
    const run = await detailBench()
    run.providerData.user = { ...billUser, pause: { until: null } }
    void run.list.tasks.reload('user')()
    await run.answerAll()
    await run.viewBill('b1')
    expect(run.view()?.pay).toBeNull()
  })

  it.each([
    [noon, '/bill-pay/pay/b1'],
    [noon + 1, undefined],
  ])('if payments are paused until %s, the payment link on the page at noon is %s', async (until, to) => {
    const run = await detailBench()
    run.providerData.user = { ...billUser, pause: { until } }
    void run.list.tasks.reload('user')()
    await run.answerAll()
    await run.viewBill('b1')
    expect(run.view()?.pay?.to).toBe(to)
  })

  it('a reopened bill requests payments and balances again only if a different bill was open in between', async () => {
    const run = await detailBench()
    await run.viewBill('b1')
    await run.viewBill('b1')
    expect(run.calls.length).toBe(2)
    await run.viewBill('b2')
    await run.viewBill('b1')
    expect(run.calls.slice(4)).toEqual(['payments b1', 'balances b1'])
    await run.viewBill(null)
    expect(run.view()).toBeNull()
  })

  it('responses for a bill that is no longer open do not change the page of the open bill', async () => {
    const run = await detailBench()
    run.responses.balances = E.right([
      { at: noon, balance: decimalText('1.00') ?? zero },
      { at: noon + day, balance: decimalText('2.00') ?? zero },
    ])
    run.responses.payments = E.right([record('r1', {})])
    const release = run.hold()
    await run.viewBill('b1')
    run.responses.balances = E.right([])
    run.responses.payments = E.right([])
    run.stopHolding()
    await run.viewBill('b2')
    const before = run.view()
    await release()
    expect(run.view()).toEqual(before)
    expect(before).toMatchObject({
      id: 'b2',
      payments: { rows: [], empty: 'You made no payments on this bill in the last 12 months.' },
      balances: { figure: null, text: "There isn't enough history for a chart yet." },
    })
  })
})

describe('the payments on the page of a bill', () => {
  it('each payment has a date, amount, fee, status, reason, next step and estimated date', async () => {
    const run = await detailBench()
    run.responses.payments = E.right([record('r1', { status: 'pending' })])
    await run.viewBill('b1')
    expect(paidRow(run)).toEqual({
      id: 'r1-0',
      date: 'Nov 20, 2026',
      amount: '$100.00',
      fee: 'Fee $1.00',
      status: { text: 'Processing', tone: 'wait' },
      why: "We have your payment. It's waiting to be sent to Northgate Card Services.",
      next: 'Payments are sent several times every business day.',
      estimated: 'Estimated Nov 24, 2026',
      receipt: { label: 'Download receipt', isLoading: false, failure: null },
    })
  })

  it.each([...Object.keys(BillStatus.keys), 'refund_created', null, 'unheard of'])(
    'BILL-160 a payment with the status %s has a reason text, and also a next step unless the status is final',
    async (status) => {
      const run = await detailBench()
      run.responses.payments = E.right([record('r1', { status })])
      await run.viewBill('b1')
      const row = paidRow(run)
      expect(row?.why).toMatch(/^\S.*\.$/)
      expect([row?.why, row?.next].join()).not.toMatch(/[{}]/)
      const isOver = ['complete', 'settled'].includes(status ?? '')
      expect(row?.next === null).toBe(isOver)
      const isExpected = ['pending', 'processing', 'sent', 'refundable', 'refundCreated', 'refund_created', null]
      expect(row?.estimated).toBe(isExpected.includes(status) ? 'Estimated Nov 24, 2026' : null)
    },
  )

  it('the fifteen payment statuses have different reason texts', () => {
    const reasons = Object.values(billReasons).map(({ why }) => why)
    expect(new Set(reasons).size).toBe(15)
  })

  it('a payment with unknown amount, date and fee shows "Amount unavailable", but no date and no fee', async () => {
    const run = await detailBench()
    const unknown = { amount: null, convenienceFee: null, estimatedCompletionDate: null, partnerPaymentId: '' }
    run.responses.payments = E.right([{ ...record('r1', unknown, { convenienceFee: zero }), createdOn: null }])
    await run.viewBill('b1')
    expect(paidRow(run)).toMatchObject({
      date: '',
      amount: 'Amount unavailable',
      fee: null,
      estimated: null,
      receipt: null,
    })
    expect(run.view()?.payments.rows[1]?.fee).toBe('No fee')
  })

  it('BILL-111 the first 10 payments are shown; the button "Load More" shows the next ones', async () => {
    const run = await detailBench()
    run.responses.payments = E.right([record('r1', ...Array.from({ length: 12 }, () => ({})))])
    await run.viewBill('b1')
    const { rows, more } = run.view()?.payments ?? {}
    expect([rows?.length, more?.shown, more?.label]).toEqual([10, '10 of 12 shown', 'Load More'])
    run.detail.more()
    expect(run.view()?.payments).toMatchObject({ rows: { length: 12 }, more: null })
  })

  it('if the payments fail to load, the button "Try Again" requests the payments, but not the balances', async () => {
    const run = await detailBench()
    run.responses.payments = E.left(unreachable)
    await run.viewBill('b1')
    expect(run.view()?.payments).toMatchObject({
      isLoading: false,
      rows: [],
      empty: null,
      failure: { text: "We couldn't load the payments on this bill.", label: 'Try Again' },
    })
    expect(run.logged).toEqual(['The payments of a bill could not be loaded: no answer'])
    run.responses.payments = E.right([record('r1', {})])
    run.detail.tryAgain()
    expect(run.view()?.payments).toMatchObject({ isLoading: true, failure: null })
    await settle()
    expect([run.view()?.payments.rows.length, run.calls.slice(2)]).toEqual([1, ['payments b1']])
  })
})

describe('the balance history on the page of a bill', () => {
  const points = [
    { at: noon - 20 * day, balance: decimalText('900.00') ?? zero },
    { at: noon, balance: decimalText('812.40') ?? zero },
  ]

  it('the view contains each balance as a number for the chart and as text for the table', async () => {
    const run = await detailBench()
    run.responses.balances = E.right(points)
    run.detail.viewBill('b1')
    expect(run.view()?.balances).toEqual({ isLoading: true, figure: null, text: null, tryAgain: null })
    await settle()
    expect(run.view()?.balances).toEqual({
      isLoading: false,
      figure: {
        title: 'Balance history',
        summary: 'From $900.00 on Nov 1, 2026 to $812.40 on Nov 21, 2026.',
        columns: ['Date', 'Balance'],
        points: [
          { date: 'Nov 1, 2026', short: 'Nov 1', value: 900, balance: '$900.00' },
          { date: 'Nov 21, 2026', short: 'Nov 21', value: 812.4, balance: '$812.40' },
        ],
      },
      text: null,
      tryAgain: null,
    })
  })

  it('the balance history is omitted if the provider does not support it', async () => {
    const run = await detailBench()
    run.responses.balances = E.right(unsupported)
    await run.viewBill('b1')
    expect(run.view()?.balances).toBeNull()
  })

  it('a text replaces the chart if there are too few balances, if loading fails, or if amounts are hidden', async () => {
    const run = await detailBench()
    run.responses.balances = E.right(points.slice(1))
    await run.viewBill('b1')
    expect(run.view()?.balances).toMatchObject({ figure: null, text: "There isn't enough history for a chart yet." })
    run.responses.balances = E.left(unreachable)
    await run.viewBill('b2')
    const failed = { figure: null, text: "We couldn't load the balances of this bill.", tryAgain: 'Try Again' }
    expect(run.view()?.balances).toMatchObject(failed)
    run.responses.balances = E.right(points)
    run.detail.tryAgain()
    await settle()
    expect([run.view()?.balances?.figure?.points.length, run.calls.at(-1)]).toEqual([2, 'balances b2'])
    run.hidden.update(() => ({ text: '••••••', label: 'Amount hidden' }))
    expect(run.view()?.balances).toMatchObject({ figure: null, text: 'Amounts are hidden.' })
    expect(JSON.stringify(run.view())).not.toMatch(/\$/)
  })
})
