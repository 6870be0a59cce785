import fc from 'fast-check'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { billActivityPanel, type BillPaymentRecord } from '../../../core/bill-pay/index.ts'
import { unreachable } from '../../../core/kernel/fault.ts'
import { decimalText } from '../../../core/money/index.ts'
import type { BillActivityList } from '../../../core/payments/index.ts'
import { settle } from '../../../core/testing.ts'
import { bill, record } from '../fixture.ts'
import { openHome } from '../page-bench.ts'

describe('what is paid and was paid', () => {
  it('BILL-104 PAY-073 PAY-080 tells each payment by merchant, account, day and cost', async () => {
    const run = await openHome()
    run.known.payments = [
      record(
        'r1',
        { convenienceFee: decimalText('1.00') },
        { status: 'sent', partnerAccountId: 'b2', merchantName: 'acme' },
      ),
      {
        ...record('r2', { estimatedCompletionDate: null, convenienceFee: decimalText('0.00'), amount: null }),
        createdOn: null,
      },
    ]
    void run.list.tasks.reload('payments')()
    await run.answerAll()
    const { pending, recent, empty } = run.page.get()
    expect([pending.title, recent.title, empty]).toEqual(['Pending', 'Recent Activity', null])
    expect(pending.rows).toEqual([
      {
        id: 'r1 0',
        accountId: 'b1',
        icon: { initials: 'PA', src: '/logos/parkway.png' },
        name: 'Parkway Auto Finance',
        note: '****0917 · Estimated Nov 24, 2026',
        status: { text: 'Processing', tone: 'wait' },
        amount: '$100.00',
        fee: 'Fee $1.00',
        to: '/bill-pay?bill=b1',
      },
      expect.objectContaining({ note: '****0917', amount: 'Amount unavailable', fee: null }),
    ])
    expect(recent.rows).toMatchObject([
      {
        name: 'acme',
        note: '****0917 · Nov 20, 2026',
        status: { text: 'Completed', tone: 'good' },
        to: '/bill-pay?bill=b2',
      },
    ])
    expect(new Set([...pending.rows, ...recent.rows].map(({ id }) => id)).size).toBe(3)
  })

  it('BILL-104 PAY-072 PAY-074 PAY-075 PAY-076 lists each payment of a connected bill where its status belongs', () => {
    const pending = ['pending', 'processing', 'refundable', 'refundCreated', 'refund_created']
    const recent = [
      'complete',
      'sent',
      'settled',
      'canceled',
      'failed',
      'reversalRequired',
      'reversal_required',
      'reversalProcessing',
      'reversed',
      'refunded',
    ]
    const statuses = fc.option(fc.constantFrom(...pending, ...recent, 'unheard of', ''))
    const paid = fc.record({ status: statuses, partnerAccountId: fc.constantFrom('b1', 'b2', 'gone') })
    const shownIn = (list: BillActivityList, records: ReadonlyArray<BillPaymentRecord>) =>
      billActivityPanel(list, {
        payments: records,
        accounts: [bill('b1'), bill('b2')],
        shown: { pending: 1000, recent: 1000 },
      }).rows.map(({ amount }) => amount)
    fc.assert(
      fc.property(fc.array(fc.array(paid, { maxLength: 4 }), { maxLength: 5 }), (groups) => {
        let count = 0
        const records = groups.map((group, index) =>
          record(`r${index}`, ...group.map((one) => ({ ...one, amount: decimalText(`${(count += 1)}`) }))),
        )
        const payments = records.flatMap((one) => one.payments).filter((one) => one.partnerAccountId !== 'gone')
        const amounts = (isIn: (status: string | null) => boolean) =>
          payments.filter(({ status }) => isIn(status)).map(({ amount }) => `$${amount}.00`)
        expect(shownIn('pending', records)).toEqual(amounts((status) => status === null || pending.includes(status)))
        expect(shownIn('recent', records)).toEqual(amounts((status) => status !== null && recent.includes(status)))
      }),
    )
  })

  it('BILL-160 shows the status that was received last, whatever it was before', async () => {
    const run = await openHome()
    const words: Array<string | undefined> = []
    for (const status of ['settled', 'pending', 'refunded', 'failed', 'sent', 'reversal_processing', null]) {
      run.known.payments = [record('r1', { status })]
      void run.list.tasks.reload('payments')()
      await run.answerAll()
      const { pending, recent } = run.page.get()
      words.push([...pending.rows, ...recent.rows][0]?.status.text)
    }
    expect(words).toEqual(['Completed', 'Processing', 'Refunded', 'Failed', 'Completed', 'Failed', 'Processing'])
  })

  it('BILL-092 tells that both lists are empty, as that all is of bills that are gone', async () => {
    const run = await openHome()
    expect(run.page.get().empty).toBe("Uh oh, it's a ghost town in here!")
    run.known.payments = [record('r1', { partnerAccountId: 'gone' })]
    void run.list.tasks.reload('payments')()
    await run.answerAll()
    expect(run.page.get()).toMatchObject({ empty: "Uh oh, it's a ghost town in here!", pending: { rows: [] } })
  })

  it('BILL-111 LIM-017 shows 10 rows of each list, and 10 more at a time', async () => {
    const run = await openHome()
    const many = (count: number, status: string) => Array.from({ length: count }, () => ({ status }))
    run.known.payments = [record('r1', ...many(21, 'pending')), record('r2', ...many(10, 'sent'))]
    void run.list.tasks.reload('payments')()
    await run.answerAll()
    const pending = () => {
      const { rows, tail } = run.page.get().pending
      return [rows.length, tail.kind === 'more' ? [tail.shown, tail.label] : null]
    }
    expect(pending()).toEqual([10, ['10 of 21 shown', 'Load More']])
    expect(run.page.get().recent).toMatchObject({ rows: { length: 10 }, tail: { kind: 'none' } })
    run.page.more('pending')
    expect(pending()).toEqual([20, ['20 of 21 shown', 'Load More']])
    run.page.more('pending')
    expect(pending()).toEqual([21, null])
    expect(run.page.get().recent.rows.length).toBe(10)
  })
})

describe('the refresh button', () => {
  const isRefreshing = (run: Awaited<ReturnType<typeof openHome>>) => run.page.get().refresh.isRefreshing

  it('BILL-090 BILL-091 turns for 750 ms where the payments come before that', async () => {
    const run = await openHome()
    run.known.payments = [record('r1', {})]
    run.page.refresh()
    run.page.refresh()
    await settle()
    // The user, too: whether bills can be paid by now.
    expect(run.asked.map(({ name }) => name).toSorted()).toEqual(['payments', 'user'])
    run.known.user = { ...run.known.user, pause: { until: null } }
    await run.answerAll()
    expect(run.page.get().pending.rows.length).toBe(1)
    expect(run.page.get().paused?.title).toBe('Payments are paused.')
    await run.clock.advance(749)
    expect(isRefreshing(run)).toBe(true)
    await run.clock.advance(1)
    expect(run.page.get().refresh).toEqual({ label: 'Refresh', isRefreshing: false, failure: null })
  })

  it('BILL-091 turns until the payments have come where that takes longer, also the second time', async () => {
    const run = await openHome()
    for (const _ of [1, 2]) {
      run.page.refresh()
      await run.clock.advance(750)
      expect(isRefreshing(run)).toBe(true)
      await run.answerAll()
      expect(isRefreshing(run)).toBe(false)
    }
  })

  it('tells of a failure when it has turned, keeps what is there, and tries again', async () => {
    const run = await openHome()
    run.known.payments = [record('r1', {})]
    run.page.refresh()
    await run.answerAll()
    await run.clock.advance(750)
    run.page.refresh()
    await settle()
    await run.asked.shift()?.answer(E.left(unreachable))
    expect(run.page.get().refresh).toMatchObject({ isRefreshing: true, failure: null })
    await run.clock.advance(750)
    const failure = 'Your payments could not be refreshed. What you see may be out of date.'
    expect(run.page.get()).toMatchObject({
      pending: { rows: { length: 1 } },
      refresh: { isRefreshing: false, failure },
    })
    expect(run.logs).toEqual(['The payments of Bill Pay could not be loaded again: no answer'])
    run.page.refresh()
    expect(run.page.get().refresh).toMatchObject({ isRefreshing: true, failure: null })
    expect(run.page.entry.get()).toEqual({ kind: 'here' })
  })

  /** What is asked fails, so many seconds after the last time. */
  const fail = async (run: Awaited<ReturnType<typeof openHome>>, seconds: number) => {
    await run.clock.advance(seconds * 1000)
    await settle()
    const asked = run.asked.splice(0)
    for (const { answer } of asked) await answer(E.left(unreachable))
    return asked.map(({ name }) => name)
  }

  const late = 'The latest has not arrived yet. What you see may be out of date.'

  it('BILL-077 BILL-078 what a connection has changed is asked for five times, told meanwhile, and taken by the button', async () => {
    const run = await openHome()
    const failure = () => run.page.get().refresh.failure
    run.known.accounts = [bill('b7')]
    void run.list.tasks.reload('accounts')()
    expect(await fail(run, 0)).toEqual(['accounts'])
    expect(await fail(run, 4.999)).toEqual([])
    expect(await fail(run, 0.001)).toEqual(['accounts'])
    for (const time of [3, 4]) expect([time, await fail(run, 5), failure()]).toEqual([time, ['accounts'], late])
    expect(await fail(run, 5)).toEqual(['accounts'])
    expect([failure(), await fail(run, 60)]).toEqual([late, []])
    run.page.refresh()
    await settle()
    expect([failure(), run.asked.map(({ name }) => name).toSorted()]).toEqual([null, ['accounts', 'payments', 'user']])
    await run.answerAll()
    await run.clock.advance(750)
    expect([failure(), run.page.get().bills.cards.map(({ id }) => id)]).toEqual([null, ['b7']])
    expect(await fail(run, 60)).toEqual([])
  })

  it('BILL-078 BILL-151 what takes long is told after 3 s, until it comes', async () => {
    const run = await openHome()
    const failure = () => run.page.get().refresh.failure
    void run.list.tasks.reload('payments')()
    await run.clock.advance(2999)
    expect(failure()).toBe(null)
    await run.clock.advance(1)
    expect([failure(), run.page.get().empty]).toEqual([late, "Uh oh, it's a ghost town in here!"])
    run.known.payments = [record('r1', {})]
    await run.answerAll()
    expect([failure(), run.page.get().pending.rows.length]).toEqual([null, 1])
    // What came in time is never told, nor is what the next session would not know of.
    void run.list.tasks.reload('payments')()
    await run.answerAll()
    void run.list.tasks.reload('payments')()
    run.stores.resetAll()
    await run.clock.advance(3000)
    expect(run.list.state.get().behind).toEqual([])
  })

  it('BILL-078 what is behind is asked for when Bill Pay is entered again, and nothing else is', async () => {
    const run = await openHome()
    void run.list.tasks.reload('accounts')()
    for (const seconds of [0, 5, 5, 5, 5]) await fail(run, seconds)
    run.known.accounts = [bill('b7')]
    run.page.enter()
    await settle()
    expect(run.asked.map(({ name }) => name)).toEqual(['accounts'])
    await run.answerAll()
    expect([run.page.get().refresh.failure, run.page.get().bills.cards.map(({ id }) => id)]).toEqual([null, ['b7']])
    run.page.enter()
    await settle()
    expect(run.asked).toEqual([])
  })

  it('of a try that somebody else has taken over, and of a session that is over, nothing is tried again', async () => {
    const run = await openHome()
    void run.list.tasks.reload('accounts')()
    await fail(run, 0)
    void run.list.tasks.reload('accounts')()
    await run.answerAll()
    expect(await fail(run, 60)).toEqual([])
    void run.list.tasks.reload('user')()
    await fail(run, 0)
    run.stores.resetAll()
    expect([await fail(run, 60), run.list.state.get().behind]).toEqual([[], []])
  })

  it('a last try that fails after a newer one has worked leaves nothing behind', async () => {
    const run = await openHome()
    void run.list.tasks.reload('accounts')()
    for (const seconds of [0, 5, 5, 5]) await fail(run, seconds)
    await run.clock.advance(5000)
    await settle()
    const [last] = run.asked.splice(0)
    void run.list.tasks.reload('accounts')()
    await run.answerAll()
    await last?.answer(E.left(unreachable))
    expect([last?.name, run.list.state.get().behind]).toEqual(['accounts', []])
  })

  it('is at rest in the next session', async () => {
    const run = await openHome()
    run.page.refresh()
    run.stores.resetAll()
    await run.clock.advance(750)
    await run.answerAll()
    expect(run.page.get()).toMatchObject({ refresh: { isRefreshing: false, failure: null }, bills: { cards: [] } })
  })
})

it('keeps the cards and rows that stand there when more are shown, hidden or not', async () => {
  const run = await openHome()
  run.known.payments = Array.from({ length: 12 }, (_, index) => record(`r${index}`, {}, { status: 'settled' }))
  void run.list.tasks.reload('payments')()
  await run.answerAll()
  for (const list of ['pending', 'recent'] as const) {
    run.isHidden.update(() => list === 'recent')
    const before = run.page.get()
    run.page.more(list)
    const now = run.page.get()
    expect([before[list].rows.length, now[list].rows.length]).toEqual([10, 12])
    for (const [at, row] of before[list].rows.entries()) expect(now[list].rows[at]).toBe(row)
    for (const [at, card] of before.bills.cards.entries()) expect(now.bills.cards[at]).toBe(card)
  }
})

it('of two reloads that overlap shows what was asked for last', async () => {
  const run = await openHome()
  void run.list.tasks.reload('payments')()
  void run.list.tasks.reload('payments')()
  await settle()
  const [first, second] = run.asked.splice(0)
  await second?.answer(E.right([record('r2', {}, {})]))
  await first?.answer(E.right([record('r1', {})]))
  expect(run.page.get().pending.rows.length).toBe(2)
})
