import { filled } from '../../kernel/text.ts'
import {
  add,
  type AmountWidth,
  compare,
  type CurrencyFormat,
  type DecimalText,
  decimalText,
  divide,
  formatMoney,
  formatMovement,
  multiply,
  signOf,
  zero,
} from '../../money/index.ts'
import { monthName } from '../../presentation/month-name.ts'
import type { MerchantCategory } from '../activity-items/index.ts'
import { programmes } from '../card-programme/index.ts'
import type { DebitCard } from '../model.ts'
import { visibleCards } from '../rules.ts'
import { cardSpendingTexts, merchantCategoryNames } from '../texts.ts'
import type { CardSpendingState, SpendingDisplay, SpendingSums } from './model.ts'
import { monthOf, spendingMonths, totalOf } from './rules.ts'
import { shortMonth } from './tables.ts'

/** Month of the chart and of its table, ready to render. */
export interface SpendingMonth {
  /** Short name, for example "Jun". */
  readonly short: string
  /** Full name, for example "June 2026". */
  readonly name: string
  /** Height of the bar in units of the currency, at least 0. The number itself is not shown. */
  readonly value: number
  /** Amount above the bar, without cents. */
  readonly label: string
  readonly count: string
  readonly amount: string
  /** True for the current month. */
  readonly isRunning: boolean
}

/** Row of the category table, ready to render. */
export interface SpendingCategory {
  readonly category: MerchantCategory
  readonly name: string
  readonly count: string
  readonly amount: string
  /** Share of the total spending, for example "23%". */
  readonly share: string
}

/** Spending with a card, ready to render. */
export interface CardSpendingView {
  readonly heading: string
  /** Null before the spending has loaded, and after a failure. */
  readonly figure: {
    readonly sum: string
    readonly note: string
    /** Months, oldest first. With fewer than two months no chart is drawn. */
    readonly months: ReadonlyArray<SpendingMonth>
    /** Text alternative of the chart. */
    readonly summary: string
    /** Notice that the last month is not complete yet; null if the month is complete. */
    readonly running: string | null
    readonly columns: readonly [month: string, count: string, amount: string]
    /** Categories by amount, largest first; null if the provider sends no categories. */
    readonly categories: {
      readonly heading: string
      readonly columns: readonly [category: string, count: string, amount: string, share: string]
      readonly rows: ReadonlyArray<SpendingCategory>
    } | null
  } | null
  readonly look: SpendingDisplay
  readonly looks: Readonly<Record<SpendingDisplay | 'label', string>>
  readonly isLoading: boolean
  /** Failure, with the label of the button that retries; null if there is none. */
  readonly failure: { readonly text: string; readonly label: string } | null
}

/** Data from which the view is computed. */
export interface SpendingSource {
  readonly state: CardSpendingState
  readonly cards: ReadonlyArray<DebitCard>
  readonly look: SpendingDisplay
}

/** Formats a sum as money spent. Refunds may exceed the purchases; the sum is then formatted as money received. */
const formatSpent = (amount: DecimalText, format: CurrencyFormat, width: AmountWidth): string =>
  signOf(amount) < 0 ? formatMovement(amount, 'in', format, width) : formatMoney(amount, format, width)
const whole = (amount: DecimalText, code: string): string => formatSpent(amount, { code, precision: 0 }, 'narrow')
const exact = (amount: DecimalText, code: string): string => formatSpent(amount, { code }, 'wide')

/** Returns the months from the first month with spending to the current month. */
const monthsOf = (
  { sums, requestedAt: now, timeZone }: CardSpendingState,
  code: string,
): ReadonlyArray<{ readonly month: SpendingMonth; readonly sum: DecimalText }> => {
  const all = spendingMonths(now, timeZone)
  const first = all.findIndex((month) => sums.months.has(month))
  return (first < 0 ? [] : all.slice(first)).map((month) => {
    const { amount, count } = sums.months.get(month) ?? { amount: zero, count: 0 }
    const [name, year] = [monthName(month), month.slice(0, -3)]
    const shown = {
      short: name.slice(0, shortMonth.value),
      name: `${name} ${year}`,
      value: signOf(amount) > 0 ? Number(amount) : 0,
      label: whole(amount, code),
      count: String(count),
      amount: exact(amount, code),
      isRunning: month === monthOf(now, timeZone),
    }
    return { month: shown, sum: amount }
  })
}

const noteOf = (months: ReturnType<typeof monthsOf>, code: string): string => {
  const span =
    months.length === 1 ? cardSpendingTexts.oneMonth : filled(cardSpendingTexts.manyMonths, { count: months.length })
  const full = months.filter(({ month }) => !month.isRunning)
  const average = divide(
    full.reduce((all, { sum }) => add(all, sum), zero),
    decimalText(String(full.length)) ?? zero,
    2,
  )
  return average === null ? span : filled(cardSpendingTexts.average, { span, amount: whole(average, code) })
}

const hundred = decimalText('100') ?? zero

const shareOf = (amount: DecimalText, total: DecimalText): string => {
  const isPart = signOf(total) > 0 && signOf(amount) > 0
  const percent = (isPart ? divide(multiply(amount, hundred), total, 0) : null) ?? zero
  return isPart && signOf(percent) === 0 ? cardSpendingTexts.littleShare : filled(cardSpendingTexts.share, { percent })
}

const categoriesOf = (sums: SpendingSums, code: string): ReadonlyArray<SpendingCategory> => {
  const total = totalOf(sums.categories)
  return [...sums.categories]
    .toSorted(([, one], [, other]) => compare(other.amount, one.amount))
    .map(([category, { amount, count }]) => ({
      category,
      name: merchantCategoryNames[category],
      count: String(count),
      amount: exact(amount, code),
      share: shareOf(amount, total),
    }))
}

const figureOf = (state: CardSpendingState, code: string): CardSpendingView['figure'] => {
  const { sums, requestedAt, timeZone } = state
  const known = monthsOf(state, code)
  const months = known.map(({ month }) => month)
  const running = months.find(({ isRunning }) => isRunning)
  return {
    sum: exact(totalOf(sums.months), code),
    note: noteOf(known, code),
    months,
    summary: filled(cardSpendingTexts.summary, {
      months: months
        .map(({ name, amount }) => filled(cardSpendingTexts.summaryMonth, { month: name, amount }))
        .join(', '),
    }),
    running:
      running === undefined
        ? null
        : filled(cardSpendingTexts.running, { month: monthName(monthOf(requestedAt, timeZone)) }),
    columns: cardSpendingTexts.columns,
    categories: sums.hasCategories
      ? {
          heading: cardSpendingTexts.categories,
          columns: cardSpendingTexts.categoryColumns,
          rows: categoriesOf(sums, code),
        }
      : null,
  }
}

/** Returns the view of the spending; null if there is nothing to show. */
export const cardSpendingView = ({ state, cards, look }: SpendingSource): CardSpendingView | null => {
  const card = visibleCards(cards).find(({ id }) => id === state.cardId)
  if (card === undefined || programmes[card.provider].isClosed) return null
  const isLoaded = state.status === 'success'
  if (isLoaded && state.sums.months.size === 0) return null
  return {
    heading: cardSpendingTexts.heading,
    figure: isLoaded ? figureOf(state, card.currency.code) : null,
    look,
    looks: cardSpendingTexts.looks,
    isLoading: state.status === null || state.status === 'loading',
    failure: state.status === 'failed' ? { text: cardSpendingTexts.failed, label: cardSpendingTexts.tryAgain } : null,
  }
}
