import { homeActivityOf } from '@paydeck/core'
import { type ActivityRow, type CardRow, type TotalBalance, withoutAmounts } from '@paydeck/core/home'
import { constant, makeStores } from '@paydeck/core/kernel'
import { decimalText } from '@paydeck/core/money'
import type { RecentActivityState } from '@paydeck/core/payments'
import { taskEither as TE } from 'fp-ts'
import { expect, it } from 'vitest'
import { plainInvoice } from '../../arbitraries/payments.ts'
import { homeWith, plainCardRow, plainRow } from '../bench.ts'

const noRecentActivity = {
  steps: { recent: TE.right(() => undefined) },
  tasks: { reload: TE.right(undefined) },
}

const total: TotalBalance = {
  label: 'Total available balance',
  amount: { whole: '$1,596', cents: '.55' },
  unavailable: 'Balance unavailable',
  note: 'On 2 cards',
  addFunds: null,
}

const rows: ReadonlyArray<ActivityRow> = [
  { ...plainRow, status: { text: 'Complete', tone: 'good' }, coin: '0.00021 BTC' },
  { ...plainRow, status: { text: 'Refunded', tone: 'neutral' } },
  { ...plainRow, direction: 'in', amount: '+$18.40' },
]

const viewOf = (hidden: boolean) =>
  homeWith({
    cards: constant([plainCardRow]),
    balance: constant(total),
    amountsHidden: constant(hidden),
  }).home.view.get()

const dots = '••••••'

it('L1 the home view contains no balance while amounts are hidden', () => {
  const view = viewOf(true)
  expect(JSON.stringify(view)).not.toMatch(/1,284|1,596|\.55/)
  expect(view.hiddenAmount).toBe('Amount hidden')
  expect(view.cards?.cards.map(({ balance }) => balance)).toEqual([dots])
  expect(view.balance?.amount).toEqual({ whole: dots, cents: '' })
})

it('L1 withoutAmounts removes amount, coin amount and direction from a row of recent activity', () => {
  const hidden = rows.map(withoutAmounts)
  expect(JSON.stringify(hidden)).not.toMatch(/18\.40|0\.00021/)
  expect(hidden.map(({ amount, coin, direction }) => [amount, coin, direction])).toEqual([
    [dots, dots, null],
    [dots, null, null],
    [dots, null, null],
  ])
  expect(hidden.map(({ title, date, status }) => [title, date, status])).toEqual(
    rows.map(({ title, date, status }) => [title, date, status]),
  )
})

it('L1 `homeActivityOf` hides the amounts of activity when amount privacy is turned on, and shows them when it is turned off', () => {
  const isOn = makeStores().make(false)
  const activity: RecentActivityState = { seenAt: 0, items: [{ ...plainInvoice, price: decimalText('18.40') }] }
  const live = homeActivityOf(
    {
      amountPrivacy: { isOn, toggle: () => undefined, recall: () => undefined },
      recentActivity: { ...noRecentActivity, state: constant(activity) },
    },
    { configuration: { pictureOrigins: [] }, device: { timeZone: () => 'UTC' } },
  )
  const amounts = [live.get()[0]?.amount]
  live.changes$.subscribe(([row]) => amounts.push(row?.amount))
  isOn.update(() => true)
  isOn.update(() => false)
  expect(amounts).toEqual(['−$18.40', dots, '−$18.40'])
})

it('the home view contains all amounts while they are shown, and still contains labels and notes while they are hidden', () => {
  const [hidden, shown] = [viewOf(true), viewOf(false)]
  expect(shown.hiddenAmount).toBeNull()
  expect(shown.cards?.cards).toEqual([plainCardRow])
  expect(shown.balance).toEqual(total)
  expect(hidden.balance).toMatchObject({ label: total.label, note: total.note })
})

it('HOME-017 the title of the card list is "Card" for one card, and "Cards" for several cards', () => {
  const titleOf = (cards: ReadonlyArray<CardRow>) => homeWith({ cards: constant(cards) }).home.view.get().cards?.title
  expect([titleOf([]), titleOf([plainCardRow]), titleOf([plainCardRow, { ...plainCardRow, id: '8' }])]).toEqual([
    undefined,
    'Card',
    'Cards',
  ])
})

it('if the total balance is unknown, its amount in the home view is null, whether amounts are hidden or shown', () => {
  const unknown = (amountsHidden: boolean) =>
    homeWith({
      balance: constant({ ...total, amount: null }),
      amountsHidden: constant(amountsHidden),
    }).home.view.get().balance
  expect([unknown(true), unknown(false)]).toEqual([
    { ...total, amount: null },
    { ...total, amount: null },
  ])
})

it('L1 the button that hides amounts is beside the balance; if there is no balance, it is beside recent activity', () => {
  const place = (balance: TotalBalance | null, activity: number) =>
    homeWith({ balance: constant(balance), activity: constant(activity) }).home.view.get().hiding
  expect([place(total, 3), place(total, 0), place(null, 3), place(null, 0)]).toEqual([
    'balance',
    'balance',
    'activity',
    null,
  ])
})

it('the card list links to card management if and only if it contains cards', () => {
  const linkOf = (cards: ReadonlyArray<CardRow>) =>
    homeWith({ cards: constant(cards), cardsFailure: constant('No cards.') }).home.view.get().cards?.link
  expect([linkOf([plainCardRow]), linkOf([])]).toEqual([{ label: 'MANAGE', to: '/card' }, null])
})
