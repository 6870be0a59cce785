import { unsupported, unreachable } from '@paydeck/core/kernel'
import { decimalText, zero } from '@paydeck/core/money'
import { BillStatus, billReasons } from '@paydeck/core/payments'
import { settle } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { bill, billUser, day, noon, record } from '../bench.ts'
import { detailBench, paidRow } from './bench.ts'

describe('a bill', () => {
  it('is told by its head, by what is owed and by when', async () => {
    const run = await detailBench()
    expect(run.view()).toBeNull()
    await run.look('b2')
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

  it('leaves out what is not known, and of a minimum what is being paid already', async () => {
    const run = await detailBench()
    run.known.accounts = [
      bill('b1', {
        isPayable: false,
        liability: { balance: null, remainingStatementBalance: null, nextPaymentDueDate: null },
      }),
    ]
    run.known.payments = [record('r1', { status: 'processing', amount: decimalText('30.00') })]
    for (const part of ['accounts', 'payments'] as const) {
      void run.list.tasks.reload(part)()
      await run.answerAll()
    }
    await run.look('b1')
    expect(run.view()).toMatchObject({
      pay: null,
      facts: [
        { label: 'Minimum payment', value: '$5.00' },
        { label: 'Statement balance', value: '$640.00' },
      ],
    })
  })

  it('is none that is not the user’s: nothing is asked of it', async () => {
    const run = await detailBench()
    await run.look('gone')
    expect([run.view(), run.calls]).toEqual([null, []])
  })

  it('is asked for once where it is connected while its address is open', async () => {
    const run = await detailBench()
    await run.look('b3')
    run.known.accounts = [...run.known.accounts, bill('b3')]
    for (const _ of [1, 2]) {
      void run.list.tasks.reload('accounts')()
      await run.answerAll()
    }
    expect(run.calls).toEqual(['payments b3', 'balances b3'])
    expect(run.view()).toMatchObject({ id: 'b3', payments: { isLoading: false }, balances: { isLoading: false } })
  })

  it('is not waited for any more once another is looked at', async () => {
    const run = await detailBench()
    await run.look('b3')
    await run.look(null)
    run.known.accounts = [...run.known.accounts, bill('b3')]
    void run.list.tasks.reload('accounts')()
    await run.answerAll()
    expect(run.calls).toEqual([])
  })

  it('is not waited for once another is there, which is asked for once whatever changes in the list', async () => {
    const run = await detailBench()
    await run.look('b3')
    await run.look('b1')
    void run.list.tasks.reload('accounts')()
    await run.answerAll()
    expect(run.calls).toEqual(['payments b1', 'balances b1'])
  })

  it('is not waited for in the next session', async () => {
    const run = await detailBench()
    await run.look('b3')
    run.stores.resetAll()
    run.known.accounts = [bill('b3')]
    void run.list.tasks.load()
    await run.answerAll()
    expect([run.calls, run.view()]).toEqual([[], null])
  })

  it('leads to no payment while the provider takes none', async () => {
    const run = await detailBench()
    run.known.user = { ...billUser, pause: { until: null } }
    void run.list.tasks.reload('user')()
    await run.answerAll()
    await run.look('b1')
    expect(run.view()?.pay).toBeNull()
  })

  it.each([
    [noon, '/bill-pay/pay/b1'],
    [noon + 1, undefined],
  ])('leads to its payment once the pause is over, at noon with an end at %s', async (until, to) => {
    const run = await detailBench()
    run.known.user = { ...billUser, pause: { until } }
    void run.list.tasks.reload('user')()
    await run.answerAll()
    await run.look('b1')
    expect(run.view()?.pay?.to).toBe(to)
  })

  it('stays as it is when it is looked at once more, and is asked for anew after another', async () => {
    const run = await detailBench()
    await run.look('b1')
    await run.look('b1')
    expect(run.calls.length).toBe(2)
    await run.look('b2')
    await run.look('b1')
    expect(run.calls.slice(4)).toEqual(['payments b1', 'balances b1'])
    await run.look(null)
    expect(run.view()).toBeNull()
  })

  it('takes no answer for another bill, also where that comes last', async () => {
    const run = await detailBench()
    run.answers.balances = E.right([
      { at: noon, balance: decimalText('1.00') ?? zero },
      { at: noon + day, balance: decimalText('2.00') ?? zero },
    ])
    run.answers.payments = E.right([record('r1', {})])
    const letGo = run.hold()
    await run.look('b1')
    run.answers.balances = E.right([])
    run.answers.payments = E.right([])
    run.holdNoMore()
    await run.look('b2')
    const seen = run.view()
    await letGo()
    expect(run.view()).toEqual(seen)
    expect(seen).toMatchObject({
      id: 'b2',
      payments: { rows: [], empty: 'Nothing was paid on this bill in the last 12 months.' },
      balances: { figure: null, text: 'There is too little history for a chart yet.' },
    })
  })
})

describe('its payments', () => {
  it('tell day, cost and status, why it stands so and what happens next', async () => {
    const run = await detailBench()
    run.answers.payments = E.right([record('r1', { status: 'pending' })])
    await run.look('b1')
    expect(paidRow(run)).toEqual({
      id: 'r1-0',
      date: 'Nov 20, 2026',
      amount: '$100.00',
      fee: 'Fee $1.00',
      status: { text: 'Processing', tone: 'wait' },
      why: 'Your payment has arrived, and waits to be sent to Northgate Card Services.',
      next: 'Payments are sent several times on every business day.',
      estimated: 'Estimated Nov 24, 2026',
      receipt: { label: 'Download receipt', isLoading: false, failure: null },
    })
  })

  it.each([...Object.keys(BillStatus.keys), 'refund_created', null, 'unheard of'])(
    'BILL-160 say of the status %s why it stands so, and what happens next',
    async (status) => {
      const run = await detailBench()
      run.answers.payments = E.right([record('r1', { status })])
      await run.look('b1')
      const row = paidRow(run)
      expect(row?.why).toMatch(/^\S.*\.$/)
      expect([row?.why, row?.next].join()).not.toMatch(/[{}]/)
      const isOver = ['complete', 'settled'].includes(status ?? '')
      expect(row?.next === null).toBe(isOver)
      const isExpected = ['pending', 'processing', 'sent', 'refundable', 'refundCreated', 'refund_created', null]
      expect(row?.estimated).toBe(isExpected.includes(status) ? 'Estimated Nov 24, 2026' : null)
    },
  )

  it('have a reason of their own for each status', () => {
    const reasons = Object.values(billReasons).map(({ why }) => why)
    expect(new Set(reasons).size).toBe(15)
  })

  it('tell what is not known as such', async () => {
    const run = await detailBench()
    const unknown = { amount: null, convenienceFee: null, estimatedCompletionDate: null, partnerPaymentId: '' }
    run.answers.payments = E.right([{ ...record('r1', unknown, { convenienceFee: zero }), createdOn: null }])
    await run.look('b1')
    expect(paidRow(run)).toMatchObject({
      date: '',
      amount: 'Amount unavailable',
      fee: null,
      estimated: null,
      receipt: null,
    })
    expect(run.view()?.payments.rows[1]?.fee).toBe('No fee')
  })

  it('BILL-111 are shown 10 at a time', async () => {
    const run = await detailBench()
    run.answers.payments = E.right([record('r1', ...Array.from({ length: 12 }, () => ({})))])
    await run.look('b1')
    const { rows, more } = run.view()?.payments ?? {}
    expect([rows?.length, more?.shown, more?.label]).toEqual([10, '10 of 12 shown', 'Load More'])
    run.detail.more()
    expect(run.view()?.payments).toMatchObject({ rows: { length: 12 }, more: null })
  })

  it('can be asked for again after a failure, without what came', async () => {
    const run = await detailBench()
    run.answers.payments = E.left(unreachable)
    await run.look('b1')
    expect(run.view()?.payments).toMatchObject({
      isLoading: false,
      rows: [],
      empty: null,
      failure: { text: 'The payments of this bill could not be loaded.', label: 'Try Again' },
    })
    expect(run.logged).toEqual(['The payments of a bill could not be loaded: no answer'])
    run.answers.payments = E.right([record('r1', {})])
    run.detail.tryAgain()
    expect(run.view()?.payments).toMatchObject({ isLoading: true, failure: null })
    await settle()
    expect([run.view()?.payments.rows.length, run.calls.slice(2)]).toEqual([1, ['payments b1']])
  })
})

describe('its balances', () => {
  const points = [
    { at: noon - 20 * day, balance: decimalText('900.00') ?? zero },
    { at: noon, balance: decimalText('812.40') ?? zero },
  ]

  it('are a figure, and a table of the same', async () => {
    const run = await detailBench()
    run.answers.balances = E.right(points)
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

  it('are left out where the provider tells of none', async () => {
    const run = await detailBench()
    run.answers.balances = E.right(unsupported)
    await run.look('b1')
    expect(run.view()?.balances).toBeNull()
  })

  it('are words where they are too few, hidden, or did not come', async () => {
    const run = await detailBench()
    run.answers.balances = E.right(points.slice(1))
    await run.look('b1')
    expect(run.view()?.balances).toMatchObject({ figure: null, text: 'There is too little history for a chart yet.' })
    run.answers.balances = E.left(unreachable)
    await run.look('b2')
    const failed = { figure: null, text: 'The balances of this bill could not be loaded.', tryAgain: 'Try Again' }
    expect(run.view()?.balances).toMatchObject(failed)
    run.answers.balances = E.right(points)
    run.detail.tryAgain()
    await settle()
    expect([run.view()?.balances?.figure?.points.length, run.calls.at(-1)]).toEqual([2, 'balances b2'])
    run.hidden.update(() => ({ text: '••••••', label: 'Amount hidden' }))
    expect(run.view()?.balances).toMatchObject({ figure: null, text: 'Amounts are hidden.' })
    expect(JSON.stringify(run.view())).not.toMatch(/\$/)
  })
})
