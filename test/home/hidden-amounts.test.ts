import { option as O } from 'fp-ts'
import { expect, it } from 'vitest'
import { type ActivityRow, type CardRow, makeAmountPrivacy } from '../../core/home/index.ts'
import { constant, makeStores } from '../../core/kernel/store.ts'
import { homeWith } from './fixture.ts'

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

it('hides and shows at once when it is switched', () => {
  const amountsHidden = makeStores().make(false)
  const { home } = homeWith({ cards: constant([card]), amountsHidden })
  const told: Array<string | undefined> = []
  home.view.changes$.subscribe(({ cards }) => told.push(cards?.cards[0]?.balance))
  amountsHidden.update(() => true)
  amountsHidden.update(() => false)
  expect(told).toEqual(['••••', '$1,284.55'])
})

it('is remembered in this browser, and known before anything is shown', () => {
  const kept = new Map<string, string>()
  const storage = {
    read: (key: string) => O.fromNullable(kept.get(key)),
    write: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
  }
  const first = makeAmountPrivacy({ storage })
  expect(first.isOn.get()).toBe(false)
  first.toggle()
  expect(first.isOn.get()).toBe(true)
  const later = makeAmountPrivacy({ storage })
  expect(later.isOn.get()).toBe(true)
  later.toggle()
  expect([later.isOn.get(), kept.size, makeAmountPrivacy({ storage }).isOn.get()]).toEqual([false, 0, false])
})

it('F11 works for the visit where the browser keeps nothing', () => {
  const refusing = { read: () => O.none, write: () => undefined, remove: () => undefined }
  const privacy = makeAmountPrivacy({ storage: refusing })
  privacy.toggle()
  expect(privacy.isOn.get()).toBe(true)
})
