import { decimalText } from '@paydeck/core/money'
import { describe, expect, it } from 'vitest'
import { textStorage } from '../../slice-bench/index.ts'
import { bill, billUser, day, due, noon, openHome, pageBench, record } from '../bench.ts'

describe('the cards of the bills on the Bill Pay page', () => {
  it('BILL-093 BILL-096 BILL-098 BILL-105 a card shows merchant, account mask, balance, time of the balance, and due date', async () => {
    const run = pageBench()
    const merchantName = 'Northgate Card Services of Vermont'
    const synced = Date.UTC(2026, 10, 21, 14, 14)
    run.providerData.accounts = [
      bill('b 1', {
        liability: {
          merchantName,
          merchantIcon: '/logos/north.png',
          lastSuccessfulSync: synced,
          ...due(Date.UTC(2026, 10, 26)),
        },
      }),
    ]
    await run.open()
    expect(run.page.get().bills.cards).toEqual([
      {
        id: 'b 1',
        icon: { initials: 'NC', src: '/logos/north.png' },
        name: 'Northgate Card Servi…',
        fullName: merchantName,
        mask: '****4821',
        kind: 'Credit card ****4821',
        balanceStatus: 'Balance as of Nov 21, 2026 at 9:14 AM',
        balance: '$812.40',
        due: { text: 'Due Nov 26, 2026', tone: 'wait' },
        unpayable: null,
        connection: null,
        to: '/bill-pay/pay/b%201',
        details: { label: 'Details', to: '/bill-pay?bill=b%201' },
      },
    ])
  })

  it.each([
    [Date.UTC(2026, 10, 20), 'Was due Nov 20, 2026', 'bad'],
    [Date.UTC(2026, 10, 21), 'Due Nov 21, 2026', 'wait'],
    [Date.UTC(2026, 10, 28), 'Due Nov 28, 2026', 'wait'],
    [Date.UTC(2026, 10, 29), 'Due Nov 29, 2026', 'neutral'],
    [null, 'No due date', 'neutral'],
  ] as const)(
    'BILL-098 BILL-182 the due date %s of a bill is shown as "%s" in the colour tone "%s"',
    async (date, text, tone) => {
      const run = pageBench()
      run.providerData.accounts = [bill('b1', { liability: due(date) })]
      await run.open()
      expect(run.page.get().bills.cards[0]?.due).toEqual({ text, tone })
    },
  )

  it('BILL-098 BILL-167 a bill is shown as overdue once its padded due date has passed in the device’s time zone', async () => {
    const run = pageBench()
    const dates = { nextPaymentDueDate: Date.UTC(2026, 10, 30), paddedNextPaymentDueDate: Date.UTC(2026, 10, 21) }
    run.providerData.accounts = [bill('b1', { liability: dates })]
    await run.open()
    const shownDue = () => run.page.get().bills.cards[0]?.due
    const listening = run.page.changes$.subscribe(() => undefined)
    // This time, Nov 22 in UTC, is still Nov 21, 23:59 in New York.
    await run.clock.advance(Date.UTC(2026, 10, 22, 4, 59) - noon)
    expect(shownDue()).toEqual({ text: 'Due Nov 21, 2026', tone: 'wait' })
    await run.clock.advance(2 * 60_000)
    expect(shownDue()).toEqual({ text: 'Was due Nov 21, 2026', tone: 'bad' })
    listening.unsubscribe()
  })

  it('a due date in the past is not shown as overdue if nothing is owed', async () => {
    const run = pageBench()
    const overdue = due(Date.UTC(2026, 9, 1))
    run.providerData.accounts = [
      bill('b1', { liability: { ...overdue, balance: decimalText('-12.00') } }),
      bill('b2', { liability: { ...overdue, nextPaymentMinimumAmount: decimalText('0.00') } }),
      bill('b3', { liability: { ...due(null), balance: decimalText('0') } }),
    ]
    await run.open()
    expect(run.page.get().bills.cards.map((card) => card.due)).toEqual([
      { text: 'Due Oct 1, 2026', tone: 'neutral' },
      { text: 'Due Oct 1, 2026', tone: 'neutral' },
      { text: 'No payment due', tone: 'neutral' },
    ])
  })

  it('BILL-099 BILL-100 BILL-101 ERR-065 an unpayable bill shows "Unable to pay bill"; "Learn More" opens the reason', async () => {
    const run = pageBench()
    const unknown = { ...due(null), balance: null }
    run.providerData.accounts = [bill('b1', { isPayable: false, liability: unknown })]
    await run.open()
    const { bills, actions } = run.page.get()
    expect(bills.cards[0]).toMatchObject({
      balance: null,
      due: null,
      to: null,
      unpayable: { status: 'Unable to pay bill', tone: 'bad', learnMore: 'Learn More' },
      balanceStatus: 'Balance status currently unavailable',
    })
    expect(actions.payAll.to).toBeNull()
    run.page.learnMore('b1')
    expect(run.opened).toEqual([
      {
        name: 'unpayable-bill',
        about: 'b1',
        text: 'We are currently unable to process payments for this bill. We are actively working on a solution.',
      },
    ])
  })

  it('BILL-100 an activating bill shows only that it is being connected, unless it also needs to be reconnected', async () => {
    const run = pageBench()
    const unpayable = { paymentStatus: 'activating', isPayable: false } as const
    run.providerData.accounts = [bill('b1', unpayable), bill('b2', { ...unpayable, needsReconnect: true })]
    await run.open()
    expect(run.page.get().bills.cards.map((card) => [card.unpayable?.status ?? null, card.connection?.text])).toEqual([
      [null, "We're connecting this bill. You can pay it in 3 to 5 business days."],
      ['Unable to pay bill', "We can't update this bill. Reconnect it to see your balance."],
    ])
  })

  it('BILL-097 the card of an unpayable bill shows balance, time of the balance, and due date', async () => {
    const run = pageBench()
    const known = { ...due(Date.UTC(2026, 10, 26)), lastSuccessfulSync: Date.UTC(2026, 10, 21, 14, 14) }
    run.providerData.accounts = [bill('b1', { isPayable: false, liability: known })]
    await run.open()
    expect(run.page.get().bills.cards[0]).toMatchObject({
      balance: '$812.40',
      due: { text: 'Due Nov 26, 2026', tone: 'wait' },
      balanceStatus: 'Balance as of Nov 21, 2026 at 9:14 AM',
      unpayable: { status: 'Unable to pay bill' },
      to: null,
    })
  })

  it('a card shows whether its bill is activating or needs to be reconnected', async () => {
    const run = pageBench()
    run.providerData.accounts = [
      bill('b1', { paymentStatus: 'activating', isPayable: false }),
      bill('b2', { needsReconnect: true }),
      bill('b3', { paymentStatus: null }),
    ]
    await run.open()
    expect(run.page.get().bills.cards.map(({ connection }) => connection)).toEqual([
      { text: "We're connecting this bill. You can pay it in 3 to 5 business days.", tone: 'neutral', reconnect: null },
      {
        text: "We can't update this bill. Reconnect it to see your balance.",
        tone: 'wait',
        reconnect: 'Reconnect',
      },
      null,
    ])
  })

  it('BILL-100 an activating bill is not shown as unpayable, unless it also needs to be reconnected', async () => {
    const run = pageBench()
    run.providerData.accounts = [
      bill('b1', { paymentStatus: 'activating', isPayable: false }),
      bill('b2', { paymentStatus: 'unavailable', isPayable: false }),
      bill('b3', { paymentStatus: 'activating', isPayable: false, needsReconnect: true }),
    ]
    await run.open()
    const shown = run.page
      .get()
      .bills.cards.map(({ unpayable, connection }) => [unpayable !== null, connection !== null])
    expect(shown).toEqual([
      [false, true],
      [true, false],
      [true, true],
    ])
  })

  it('a bill without a visible name shows "Unknown merchant", and initials replace a logo from a foreign origin', async () => {
    const run = pageBench()
    const names = { merchantName: '\u202E\u200B  ', mask: '', type: '' }
    run.providerData.accounts = [bill('b1', { liability: { ...names, merchantIcon: '//evil.example/x.png' } })]
    await run.open()
    expect(run.page.get().bills.cards[0]).toMatchObject({
      icon: { initials: 'UM', src: null },
      name: 'Unknown merchant',
      kind: '',
    })
  })

  it('BILL-108 BILL-109 cards are sorted by due date, unless the browser has stored the order by name', async () => {
    const storage = textStorage()
    const run = await openHome(storage)
    const names = (page = run.page) => page.get().bills.cards.map(({ name }) => name)
    expect(names()).toEqual(['Northgate Card Servi…', 'acme'])
    expect(run.page.get().bills.order.options).toEqual([
      { value: 'dueDate', label: 'Due date', isChosen: true },
      { value: 'alphabetical', label: 'Name', isChosen: false },
    ])
    run.page.chooseOrder('alphabetical')
    expect(names()).toEqual(['acme', 'Northgate Card Servi…'])
    run.stores.resetAll()
    expect(run.page.get().bills.order.options[1]?.isChosen).toBe(true)
    expect(names((await openHome(storage)).page)).toEqual(['acme', 'Northgate Card Servi…'])
    storage.kept.forEach((_, key) => storage.kept.set(key, 'whatever'))
    expect(names((await openHome(storage)).page)).toEqual(['Northgate Card Servi…', 'acme'])
  })
})

it('the Bill Pay page contains no amount while amounts are hidden', async () => {
  const run = await openHome()
  run.providerData.payments = [record('r1', {}), record('r2', { status: 'sent' })]
  void run.list.tasks.reload('payments')()
  await run.answerAll()
  expect(run.page.get().hiddenAmount).toBeNull()
  run.isHidden.update(() => true)
  const view = run.page.get()
  expect(view.hiddenAmount).toBe('Amount hidden')
  expect(JSON.stringify(view)).not.toMatch(/\$/)
  expect(view.bills.cards.map(({ balance }) => balance)).toEqual(['••••••', '••••••'])
  expect([view.pending.rows[0]?.amount, view.recent.rows[0]?.fee]).toEqual(['••••••', null])
})

it('BILL-005 BILL-006 BILL-007 BILL-090 Bill Pay has a heading and a notice, and lets the user pay, add and refresh bills', async () => {
  const { page } = await openHome()
  expect(page.get()).toMatchObject({
    heading: 'Pay Bills',
    notice:
      'No late fees. Payments are credited instantly. Your bank statement may take 1-2 business days to show the payment.',
    paused: null,
    actions: { payAll: { label: 'Pay All Bills', to: '/bill-pay/pay' }, add: { label: 'Add Another Bill' } },
    refresh: { label: 'Refresh', isRefreshing: false, failure: null },
  })
})

it.each([
  [null, "You can't pay bills right now. Payments you've already made aren't affected."],
  [noon + day, "You can pay bills again on Nov 22, 2026 at 9:14 AM. Payments you've already made aren't affected."],
])(
  'the Bill Pay page shows that payments are paused until %s, and has no payment links meanwhile',
  async (until, text) => {
    const run = pageBench()
    run.providerData.user = { ...billUser, pause: { until } }
    run.providerData.accounts = [bill('b1')]
    await run.open()
    const { paused, actions, bills } = run.page.get()
    expect(paused).toEqual({ title: 'Payments are paused.', text })
    expect([actions.payAll.to, bills.cards[0]?.to, bills.cards[0]?.unpayable]).toEqual([null, null, null])
  },
)

it('at most a minute after a pause has ended, the Bill Pay page has payment links again', async () => {
  const run = pageBench()
  run.providerData.user = { ...billUser, pause: { until: noon + 90_000 } }
  run.providerData.accounts = [bill('b1')]
  await run.open()
  run.page.changes$.subscribe(() => undefined)
  await run.clock.advance(89_999)
  expect(run.page.get()).toMatchObject({ paused: { title: 'Payments are paused.' }, actions: { payAll: { to: null } } })
  await run.clock.advance(30_001)
  expect(run.page.get()).toMatchObject({ paused: null, actions: { payAll: { to: '/bill-pay/pay' } } })
  expect(run.page.get().bills.cards[0]?.to).toBe('/bill-pay/pay/b1')
})

it('the view of the Bill Pay page returns the same objects until its state changes', async () => {
  const { page } = await openHome()
  expect(page.get()).toBe(page.get())
  expect(page.get().bills.cards).toBe(page.get().bills.cards)
})
