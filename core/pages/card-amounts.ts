import type { CardActivityView, CardSpendingView, CardTransactionView, ShownAmount } from '../cards/index.ts'
import { hiddenAmount } from '../home/index.ts'
import { memoizeByObject } from '../kernel/memo.ts'
import { combine, type Live, project } from '../kernel/store.ts'
import type { Slices } from '../slices.ts'

const hidden: ShownAmount = { text: hiddenAmount.text, isIn: false, hidden: hiddenAmount.label }

/** Text that replaces a hidden amount in a sentence, a chart or a table. */
const hiddenFigure = 'Hidden'

type Row = NonNullable<NonNullable<CardActivityView['lists']>['settled']>['rows'][number]

const withoutAmount = memoizeByObject((row: Row): Row => ({ ...row, amount: hidden }))

const quietActivity = ({ lists }: CardActivityView): CardActivityView => {
  const without = <L extends { readonly rows: ReadonlyArray<Row> }>(list: L | null): L | null =>
    list && { ...list, rows: list.rows.map(withoutAmount) }
  return { lists: lists && { ...lists, pending: without(lists.pending), settled: without(lists.settled) } }
}

const quietTransaction = (view: CardTransactionView): CardTransactionView => ({
  ...view,
  shown: view.shown && {
    ...view.shown,
    amount: hidden,
    details: view.shown.details.map((detail) => (detail.isAmount ? { ...detail, text: hiddenFigure } : detail)),
  },
})

/** Hides the figures of a spending chart. The bars keep their proportions, which reveal no amount. */
const quietSpending = (view: CardSpendingView): CardSpendingView => {
  const { figure } = view
  if (figure === null) return view
  const amount = hiddenFigure
  return {
    ...view,
    figure: {
      ...figure,
      sum: amount,
      note: '',
      summary: hiddenAmount.label,
      months: figure.months.map((month) => ({ ...month, label: '', amount })),
      categories: figure.categories && {
        ...figure.categories,
        rows: figure.categories.rows.map((row) => ({ ...row, amount })),
      },
    },
  }
}

const whileShown = <A>(view: Live<A>, isHidden: Live<boolean>, quiet: (view: A) => A): Live<A> =>
  project(combine({ view, isHidden }), (now) => (now.isHidden ? quiet(now.view) : now.view))

/**
 * Makes the live view of a card's activity. Its amounts are hidden while amount privacy is on.
 * @example
 * const { ports } = makeMemoryProvider({ clock: fakeClock(Date.UTC(2026, 2, 10)), persona: personas.cardholder })
 * const app = makePaydeck(ports)
 * await app.cardList.tasks.reload()
 * app.cardActivity.show({ cardId: app.cardList.state.get().cards[0].id, filter: defaultFilter })
 * await settle()
 * cardActivityOf(app).get().lists.pending.rows[0].title // 'Glasshouse Coffee'
 */
export const cardActivityOf = ({ cardActivity, amountPrivacy }: Pick<Slices, 'cardActivity' | 'amountPrivacy'>) =>
  whileShown(cardActivity.view, amountPrivacy.isOn, quietActivity)

/** Makes the live view of a card transaction. Its amounts are hidden while amount privacy is on. */
export const cardTransactionOf = ({
  cardTransaction,
  amountPrivacy,
}: Pick<Slices, 'cardTransaction' | 'amountPrivacy'>) =>
  whileShown(cardTransaction.view, amountPrivacy.isOn, (view) => view && quietTransaction(view))

/** Makes the live view of a card's spending. Its amounts are hidden while amount privacy is on. */
export const cardSpendingOf = ({ cardSpending, amountPrivacy }: Pick<Slices, 'cardSpending' | 'amountPrivacy'>) =>
  whileShown(cardSpending.view, amountPrivacy.isOn, (view) => view && quietSpending(view))
