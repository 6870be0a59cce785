import { expect, it } from 'vitest'
import type { ActivityRow, CardRow } from '../../../core/home/index.ts'
import { constant } from '../../../core/kernel/store.ts'
import { homeWith } from '../fixture.ts'

const row = (below: ActivityRow['below']): ActivityRow => ({
  id: 'a',
  slide: 'invoice',
  icon: { initials: 'L', src: null, status: 'none' },
  title: 'Lumen Books',
  date: 'just now',
  amount: '$18.40',
  below,
})

const card: CardRow = {
  id: '7',
  name: 'Everyday',
  fullName: 'Everyday',
  lastFour: '4242',
  overlay: null,
  balanceLabel: 'Balance',
  balance: '$1,284.55',
  addFunds: null,
  to: '/card/7',
}

const rows = [
  row({ kind: 'amount', text: '0.00021 BTC' }),
  row({ kind: 'status', text: 'Refunded', tone: 'neutral' }),
  row(null),
]

const viewOf = (hidden: boolean) =>
  homeWith({ activity: constant(rows), cards: constant([card]), amountsHidden: constant(hidden) }).home.view.get()

it('L1 holds no amount of activity, coin or balance while amounts are hidden', () => {
  const view = viewOf(true)
  expect(JSON.stringify(view)).not.toMatch(/18\.40|0\.00021|1,284/)
  expect(view.hiddenAmount).toBe('Amount hidden')
  expect(view.activity?.rows.map(({ amount }) => amount)).toEqual(['••••', '••••', '••••'])
  expect(view.activity?.rows.map(({ below }) => below)).toEqual([
    { kind: 'amount', text: '••••' },
    rows[1]?.below,
    null,
  ])
  expect(view.cards?.cards.map(({ balance }) => balance)).toEqual(['••••'])
})

it('hides nothing else, and nothing at all where amounts are shown', () => {
  const [hidden, shown] = [viewOf(true), viewOf(false)]
  expect(hidden.activity?.rows.map(({ title, date }) => [title, date])).toEqual(
    shown.activity?.rows.map(({ title, date }) => [title, date]),
  )
  expect(shown.hiddenAmount).toBeNull()
  expect(shown.activity?.rows).toEqual(rows)
  expect(shown.cards?.cards).toEqual([card])
})

it('HOME-017 heads the list of cards by how many there are', () => {
  const titleOf = (cards: ReadonlyArray<CardRow>) => homeWith({ cards: constant(cards) }).home.view.get().cards?.title
  expect([titleOf([]), titleOf([card]), titleOf([card, { ...card, id: '8' }])]).toEqual([undefined, 'Card', 'Cards'])
})
