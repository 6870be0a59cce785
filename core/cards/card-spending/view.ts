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
import { categoryNames } from '../activity-filter/index.ts'
import type { MerchantCategory } from '../activity-items/index.ts'
import { programmes } from '../card-programme/index.ts'
import type { DebitCard } from '../model.ts'
import { visibleCards } from '../rules.ts'
import type { CardSpendingState, SpendingLook, SpendingSums } from './model.ts'
import { monthOf, spendingMonths, totalOf } from './rules.ts'
import { monthNames, shortMonth, spendingTexts } from './tables.ts'

/** A month of the chart and of its table, ready to render. */
export interface SpendingMonth {
  /** "Jun". */
  readonly short: string
  /** "June 2026". */
  readonly name: string
  /** Whole units of the currency, never less than 0: decides how high a bar is, and is not shown. */
  readonly value: number
  /** Over the bar, without cents. */
  readonly label: string
  readonly count: string
  readonly amount: string
  /** It is not over yet. */
  readonly isRunning: boolean
}

/** A category of the table, ready to render. */
export interface SpendingCategory {
  readonly category: MerchantCategory
  readonly name: string
  readonly count: string
  readonly amount: string
  /** Of what was spent in all, as in "23%". */
  readonly share: string
}

/** What was spent with a card, ready to render. */
export interface CardSpendingView {
  readonly heading: string
  /** null: nothing is known yet, or it failed. */
  readonly figure: {
    readonly sum: string
    readonly note: string
    /** The oldest first; of fewer than two nothing is drawn. */
    readonly months: ReadonlyArray<SpendingMonth>
    /** What the bars show, in words. */
    readonly summary: string
    /** Says that the last month is not over; null: it is. */
    readonly running: string | null
    readonly columns: readonly [month: string, count: string, amount: string]
    /** The most first; null: the provider tells of none. */
    readonly categories: {
      readonly heading: string
      readonly columns: readonly [category: string, count: string, amount: string, share: string]
      readonly rows: ReadonlyArray<SpendingCategory>
    } | null
  } | null
  readonly look: SpendingLook
  readonly looks: Readonly<Record<SpendingLook | 'label', string>>
  readonly isLoading: boolean
  /** `tryAgain` goes on where it stopped; null: nothing failed. */
  readonly failure: { readonly text: string; readonly label: string } | null
}

/** What the view is computed from. */
export interface SpendingSource {
  readonly state: CardSpendingState
  readonly cards: ReadonlyArray<DebitCard>
  readonly look: SpendingLook
}

const nameOf = (month: string): { readonly month: string; readonly year: string } => {
  const [year = '', number = ''] = month.split('-')
  return { month: monthNames[Number(number) - 1] ?? '', year }
}

/** What came back may be more than what was spent. */
const told = (amount: DecimalText, format: CurrencyFormat, width: AmountWidth): string =>
  signOf(amount) < 0 ? formatMovement(amount, 'in', format, width) : formatMoney(amount, format, width)
const whole = (amount: DecimalText, code: string): string => told(amount, { code, precision: 0 }, 'narrow')
const exact = (amount: DecimalText, code: string): string => told(amount, { code }, 'wide')

/** From the first month in which anything was spent on. */
const monthsOf = (
  { sums, askedAt: now, timeZone }: CardSpendingState,
  code: string,
): ReadonlyArray<{ readonly month: SpendingMonth; readonly sum: DecimalText }> => {
  const all = spendingMonths(now, timeZone)
  const first = all.findIndex((month) => sums.months.has(month))
  return (first < 0 ? [] : all.slice(first)).map((month) => {
    const { amount, count } = sums.months.get(month) ?? { amount: zero, count: 0 }
    const { month: name, year } = nameOf(month)
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
  const span = months.length === 1 ? spendingTexts.oneMonth : filled(spendingTexts.manyMonths, { count: months.length })
  const full = months.filter(({ month }) => !month.isRunning)
  const average = divide(
    full.reduce((all, { sum }) => add(all, sum), zero),
    decimalText(String(full.length)) ?? zero,
    2,
  )
  return average === null ? span : filled(spendingTexts.average, { span, amount: whole(average, code) })
}

const hundred = decimalText('100') ?? zero

const shareOf = (amount: DecimalText, total: DecimalText): string => {
  const isPart = signOf(total) > 0 && signOf(amount) > 0
  const percent = (isPart ? divide(multiply(amount, hundred), total, 0) : null) ?? zero
  return isPart && signOf(percent) === 0 ? spendingTexts.littleShare : filled(spendingTexts.share, { percent })
}

const categoriesOf = (sums: SpendingSums, code: string): ReadonlyArray<SpendingCategory> => {
  const total = totalOf(sums.categories)
  return [...sums.categories]
    .toSorted(([, one], [, other]) => compare(other.amount, one.amount))
    .map(([category, { amount, count }]) => ({
      category,
      name: categoryNames[category],
      count: String(count),
      amount: exact(amount, code),
      share: shareOf(amount, total),
    }))
}

const figureOf = (state: CardSpendingState, code: string): CardSpendingView['figure'] => {
  const { sums, askedAt, timeZone } = state
  const known = monthsOf(state, code)
  const months = known.map(({ month }) => month)
  const running = months.find(({ isRunning }) => isRunning)
  return {
    sum: exact(totalOf(sums.months), code),
    note: noteOf(known, code),
    months,
    summary: filled(spendingTexts.summary, {
      months: months.map(({ name, amount }) => filled(spendingTexts.summaryMonth, { month: name, amount })).join(', '),
    }),
    running:
      running === undefined ? null : filled(spendingTexts.running, { month: nameOf(monthOf(askedAt, timeZone)).month }),
    columns: spendingTexts.columns,
    categories: sums.hasCategories
      ? {
          heading: spendingTexts.categories,
          columns: spendingTexts.categoryColumns,
          rows: categoriesOf(sums, code),
        }
      : null,
  }
}

/** null: there is nothing to show. */
export const cardSpendingView = ({ state, cards, look }: SpendingSource): CardSpendingView | null => {
  const card = visibleCards(cards).find(({ id }) => id === state.cardId)
  if (card === undefined || programmes[card.provider].isClosed) return null
  const isHere = state.status === 'success'
  if (isHere && state.sums.months.size === 0) return null
  return {
    heading: spendingTexts.heading,
    figure: isHere ? figureOf(state, card.currency.code) : null,
    look,
    looks: spendingTexts.looks,
    isLoading: state.status === null || state.status === 'loading',
    failure: state.status === 'failed' ? { text: spendingTexts.failed, label: spendingTexts.tryAgain } : null,
  }
}
