import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { type Fault, rejected } from '../../../core/kernel/fault.ts'
import { makeStores } from '../../../core/kernel/store.ts'
import { decimalText } from '../../../core/money/index.ts'
import { type Activity, makeRecentActivity, type Payout, recentActivityView } from '../../../core/payments/index.ts'
import { fakeClock } from '../../../core/testing.ts'
import { plainInvoice } from '../../arbitraries/payments.ts'

const now = Date.UTC(2026, 4, 31, 12)
const minute = 60_000
const day = 24 * 60 * minute

const payout: Payout = {
  kind: 'payout',
  id: 'p1',
  merchantName: 'Lumen Payroll',
  timestamp: now - 4 * day,
  amount: decimalText('2150'),
  currency: 'USD',
  status: 'paid',
  transaction: null,
  transactions: [],
}

const paymentsWith = (answer: E.Either<Fault, ReadonlyArray<Activity>>) => {
  const clock = fakeClock(now)
  const asked: Array<unknown> = []
  const stores = makeStores()
  const payments = makeRecentActivity({
    stores,
    clock,
    records: {
      recent: (input) => async () => {
        asked.push(input)
        return answer
      },
    },
  })
  return { payments, asked, clock, stores }
}

it('asks for five items of the last three calendar months', async () => {
  const { payments, asked } = paymentsWith(E.right([]))
  await payments.tasks.reload()
  expect(asked).toEqual([
    { limit: 5, startDate: '2026-02-28T12:00:00.000Z', merchantStatus: 'ALL_BUT_EXPIRED_AND_UNPAID' },
  ])
})

it('lets a step take effect only when it is told to', async () => {
  const { payments } = paymentsWith(E.right([plainInvoice]))
  const effect = await payments.steps.recent()
  expect(payments.view.get().rows).toEqual([])
  if (E.isRight(effect)) effect.right()
  expect(payments.view.get().rows).toHaveLength(1)
})

it('forgets an answer that comes after sign-out', async () => {
  const { payments, stores } = paymentsWith(E.right([plainInvoice]))
  const effect = await payments.steps.recent()
  stores.resetAll()
  if (E.isRight(effect)) effect.right()
  expect(payments.view.get().rows).toEqual([])
})

it('passes a failure on', async () => {
  const { payments } = paymentsWith(E.left(rejected(500)))
  expect(await payments.steps.recent()).toEqual(E.left(rejected(500)))
})

it('shows payments, payouts, donations and bill payments as rows, newest first', () => {
  const bill = (merchantId: string) => ({ merchantId, merchantName: `Biller ${merchantId}`, icon: null, status: null })
  const items: ReadonlyArray<Activity> = [
    {
      ...plainInvoice,
      id: 'bills',
      timestamp: now - 20 * day,
      itemCode: 'Bill Payment',
      bills: [bill('a'), bill('b')],
      txCurrency: 'USDC',
      amount: 412_070_000n,
      price: decimalText('412.07'),
    },
    { ...plainInvoice, id: 'coffee', timestamp: now - 12 * minute, status: 'paid', price: decimalText('18.4') },
    { ...plainInvoice, id: 'books', merchantName: 'Northbank Books', timestamp: now - 2 * day },
    payout,
    {
      ...plainInvoice,
      id: 'gift',
      merchantName: 'River Conservancy',
      timestamp: now - 9 * day,
      itemCode: 'bitcoindonation',
      txCurrency: 'ETH',
      amount: 14_200_000_000_000_000n,
    },
  ]
  const { rows } = recentActivityView({ seenAt: now, items })
  const told = rows.map(({ title, icon, date, amount, below }) => [icon.initials, title, date, amount, below?.text])
  expect(told).toEqual([
    ['GC', 'Glasshouse Coffee', '12 minutes ago', '$18.40', 'Confirming'],
    ['NB', 'Northbank Books', 'May 29, 2026', '$64.00', '0.000680 BTC'],
    ['LP', 'Lumen Payroll · payout', 'May 27, 2026', '$2,150.00', 'Complete'],
    ['RC', 'River Conservancy · donation', 'May 22, 2026', '$64.00', '0.014200 ETH'],
    ['2', 'Multiple merchants', 'May 11, 2026', '$412.07', '$412.07 USDC'],
  ])
  expect(rows.map((row) => row.slide)).toEqual(['invoice', 'invoice', 'payout', 'donation', 'bill-payment'])
})

it('calls a merchant without a name unknown rather than nothing', () => {
  const titleOf = (merchantName: string) =>
    recentActivityView({ seenAt: now, items: [{ ...plainInvoice, merchantName }] }).rows[0]?.title
  expect(['', ' ', 'Kiosk'].map(titleOf)).toEqual(['Unknown merchant', 'Unknown merchant', 'Kiosk'])
})

it('says that an amount cannot be shown rather than guess one', () => {
  const [row] = recentActivityView({
    seenAt: now,
    items: [{ ...plainInvoice, price: null, txCurrency: 'NEWCOIN', amount: 5n }],
  }).rows
  expect([row?.amount, row?.below]).toEqual(['Amount unavailable', { kind: 'status', text: 'Complete', tone: 'good' }])
})

it.each([
  'javascript:alert(1)',
  '//evil.example/a.svg',
  '/\\evil.example',
  'http://plain.example/a.png',
  'https://logos.example/a.png',
  'data:text/html,x',
  '',
])('asks for no picture at %s', (icon) => {
  expect(recentActivityView({ seenAt: now, items: [{ ...plainInvoice, icon }] }).rows[0]?.icon.src).toBeNull()
})

it('shows the logo of a merchant who has one', () => {
  const icon = '/stand-ins/logos/Glasshouse%20Coffee'
  expect(recentActivityView({ seenAt: now, items: [{ ...plainInvoice, icon }] }).rows[0]?.icon.src).toBe(icon)
})

it('keeps "12 minutes ago" up with the clock while a user looks', async () => {
  const { payments, clock } = paymentsWith(E.right([{ ...plainInvoice, timestamp: now - 12 * minute }]))
  await payments.tasks.reload()
  const seen: Array<string | undefined> = []
  const looking = payments.view.changes$.subscribe(({ rows }) => seen.push(rows[0]?.date))
  await clock.advance(2 * minute)
  looking.unsubscribe()
  await clock.advance(5 * minute)
  expect(seen).toEqual(['13 minutes ago', '14 minutes ago'])
  expect(payments.view.get()).toBe(payments.view.get())
})

it('writes the dates anew for a user who comes back later', async () => {
  const { payments, clock } = paymentsWith(E.right([{ ...plainInvoice, timestamp: now }]))
  await payments.tasks.reload()
  await clock.advance(3 * 60 * minute)
  payments.view.changes$.subscribe().unsubscribe()
  expect(payments.view.get().rows[0]?.date).toBe('3 hours ago')
})
