import type { CardActivityRow, CardActivityView, CardSpendingView, CardTransactionView } from '@paydeck/core/cards'
import { makeStores } from '@paydeck/core/kernel'
import { cardActivityOf, cardSpendingOf, cardTransactionOf } from '@paydeck/core/pages'
import { expect, it } from 'vitest'

const dots = { text: '••••••', isIn: false, hidden: 'Amount hidden' }

const over = <A>(view: A) => {
  const stores = makeStores()
  const [shown, isOn] = [stores.make(view), stores.make(false)]
  return { view: shown, isOn, slices: { amountPrivacy: { isOn, toggle: () => undefined, recall: () => undefined } } }
}

const row = (id: string): CardActivityRow => ({
  id,
  to: null,
  title: 'Glasshouse Coffee',
  fullTitle: 'Glasshouse Coffee',
  note: 'Mar 8, 2026',
  amount: { text: '+$12.50', isIn: true, hidden: null },
  detail: { text: 'Refund', tone: 'neutral' },
  category: 'dining',
  isPending: false,
  confirming: null,
})

it('while amounts are hidden, the card activity hides every amount; a row that does not change stays the same object', () => {
  const tail = { kind: 'none' } as const
  const lists = {
    pending: { title: 'Pending', about: '', tooltip: '', rows: [row('p')], tail, more: null },
    settled: { title: 'Recent', note: '1', rows: [row('s'), row('t')], tail, isWhole: true },
  }
  const { view, isOn, slices } = over({ lists } as unknown as CardActivityView)
  const live = cardActivityOf({ ...slices, cardActivity: { view } as never })
  expect(live.get()).toBe(view.get())
  isOn.update(() => true)
  const hidden = live.get().lists
  expect(hidden).toEqual({
    pending: { ...lists.pending, rows: [{ ...row('p'), amount: dots }] },
    settled: { ...lists.settled, rows: ['s', 't'].map((id) => ({ ...row(id), amount: dots })) },
  })
  view.update((now) => ({ lists: now.lists && { ...now.lists, pending: null } }))
  expect(live.get().lists?.pending).toBeNull()
  expect(live.get().lists?.settled?.rows[1]).toBe(hidden?.settled?.rows[1])
  view.update(() => ({ lists: null }))
  expect(live.get()).toEqual({ lists: null })
})

it('while amounts are hidden, a card transaction shows neither its amount nor its original amount', () => {
  const detail = (label: string, text: string, isAmount: boolean) => ({ label, text, isAmount, copy: null })
  const shown = {
    title: 'Glasshouse Coffee',
    amount: { text: '−$10.84', isIn: false, hidden: null },
    details: [detail('Location', 'Portland, OR', false), detail('Original amount', '€10.00', true)],
  }
  const { view, isOn, slices } = over({ heading: 'Transaction', shown } as unknown as CardTransactionView | null)
  const live = cardTransactionOf({ ...slices, cardTransaction: { view } as never })
  isOn.update(() => true)
  expect(live.get()).toEqual({
    heading: 'Transaction',
    shown: { ...shown, amount: dots, details: [shown.details[0], detail('Original amount', 'Hidden', true)] },
  })
  view.update((now) => now && { ...now, shown: null })
  expect(live.get()?.shown).toBeNull()
  view.update(() => null)
  expect(live.get()).toBeNull()
})

it('while amounts are hidden, the chart, the summary and the tables of a card’s spending show no sums', () => {
  const figure: NonNullable<CardSpendingView['figure']> = {
    sum: '$140.50',
    note: 'in 2 months, $70 a month',
    months: [
      {
        short: 'Oct',
        name: 'October 2026',
        value: 100,
        label: '$100',
        count: '3',
        amount: '$100.25',
        isRunning: false,
      },
    ],
    summary: 'Spending by month: October $100.25.',
    running: null,
    columns: ['Month', 'Purchases', 'Spent'],
    categories: {
      heading: 'By category',
      columns: ['Category', 'Purchases', 'Spent', 'Share'],
      rows: [{ category: 'dining', name: 'Dining', count: '4', amount: '$120.50', share: '86%' }],
    },
  }
  const { view, isOn, slices } = over({ heading: 'Spending by month', figure } as CardSpendingView | null)
  const live = cardSpendingOf({ ...slices, cardSpending: { view } as never })
  isOn.update(() => true)
  expect(JSON.stringify(live.get()?.figure)).not.toMatch(/\$\d/)
  expect(live.get()?.figure).toMatchObject({
    sum: 'Hidden',
    note: '',
    months: [{ label: '', amount: 'Hidden', count: '3' }],
    summary: 'Amount hidden',
    categories: { rows: [{ amount: 'Hidden', share: '86%' }] },
  })
  view.update((now) => now && { ...now, figure: null })
  expect(live.get()?.figure).toBeNull()
  isOn.update(() => false)
  expect(live.get()).toBe(view.get())
})
