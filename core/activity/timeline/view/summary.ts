import { filled } from '../../../kernel/text.ts'
import { type DecimalText, formatMovement, formatUsd, roundTo, signOf, subtract } from '../../../money/index.ts'
import type { HiddenAmount } from '../../../presentation/hidden-amount.ts'
import { monthName } from '../../../presentation/month-name.ts'
import { zoneName } from '../../../presentation/time-of-day.ts'
import { zonedIsoDay } from '../../../presentation/zoned-days.ts'
import { timelineGroupTexts, timelineSummaryTexts as texts, timelineTexts } from '../../texts.ts'
import type { MonthTotals, TimelineSummary, Totals } from '../model.ts'
import { sumOfTotals } from '../rules/index.ts'

/** Labelled amount. */
export interface FigureView {
  readonly label: string
  readonly amount: string
  readonly direction: 'in' | 'out' | 'none'
  readonly note: string
}

/** Month of the chart and of its table. */
export interface MonthView {
  /** As in "2026-11". */
  readonly month: string
  /** As in "November", or "November so far" for the running month. */
  readonly name: string
  /** As in "Nov". */
  readonly short: string
  /** Heights of the columns, at least 0. Zero if amounts are hidden. The numbers are not shown. */
  readonly heights: { readonly in: number; readonly out: number }
  /** Amounts without cents, for the columns. Empty if amounts are hidden. */
  readonly labels: { readonly in: string; readonly out: string }
  readonly amounts: { readonly in: string; readonly out: string; readonly fees: string; readonly moved: string }
  readonly isRunning: boolean
  /** Label of the button that sets the dates of the list to the month. */
  readonly choose: string
  /** First and last day of the month, for the filter. */
  readonly days: { readonly from: string; readonly to: string }
}

/** Panel with the totals of the period (ACT-015). */
export interface SummaryView {
  readonly heading: string
  readonly figures: ReadonlyArray<FigureView>
  /** Months, oldest first. */
  readonly months: ReadonlyArray<MonthView>
  /** Text alternative of the chart with the same numbers (ACT-016). */
  readonly description: string
  /** Notice that the last month is running, with the time zone. */
  readonly note: string
  /** Notice that the totals are incomplete. Null if they are complete. */
  readonly incomplete: string | null
  readonly columns: typeof texts.columns
  readonly looks: typeof texts.looks
}

/** Values that the amounts of the page share. */
export interface AmountContext {
  readonly now: number
  readonly timeZone: string
  readonly hidden: HiddenAmount | null
}

const usd = { code: 'USD' } as const

/** Formats an amount with a sign, or returns the text that replaces it. */
const signed = (amount: DecimalText, direction: 'in' | 'out', { hidden }: Pick<AmountContext, 'hidden'>): string =>
  hidden === null ? formatMovement(amount, direction, usd) : hidden.text

const plain = (amount: DecimalText, { hidden }: Pick<AmountContext, 'hidden'>): string =>
  hidden === null ? formatUsd(amount) : hidden.text

/** Total of a group of rows, ready to render. */
export interface TotalView {
  readonly label: string
  /** Empty for the notice that the totals are incomplete. */
  readonly amount: string
  readonly direction: 'in' | 'out' | 'none'
}

/**
 * Returns the totals of a group of rows: moved, out and in. Leaves out zero totals (ACT-008). A notice follows if the totals
 * are incomplete (ACT-009).
 */
export const groupTotals = (totals: Totals, context: Pick<AmountContext, 'hidden'>): ReadonlyArray<TotalView> => [
  ...(signOf(totals.moved) === 0
    ? []
    : [{ label: timelineGroupTexts.moved, amount: plain(totals.moved, context), direction: 'none' as const }]),
  ...(signOf(totals.out) === 0
    ? []
    : [{ label: timelineGroupTexts.out, amount: signed(totals.out, 'out', context), direction: 'out' as const }]),
  ...(signOf(totals.in) === 0
    ? []
    : [{ label: timelineGroupTexts.in, amount: signed(totals.in, 'in', context), direction: 'in' as const }]),
  ...(totals.isIncomplete ? [{ label: timelineGroupTexts.incomplete, amount: '', direction: 'none' as const }] : []),
]

/** Returns the numbers of a month such as "2026-11". */
const partsOf = (month: string): { readonly year: number; readonly number: number } => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return { year, number }
}

const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** Returns the first and the last day of a month, as in "2026-11-30". */
export const daysOfMonth = (month: string): { readonly from: string; readonly to: string } => {
  const { year, number } = partsOf(month)
  return { from: `${month}-01`, to: `${month}-${twoDigits(new Date(Date.UTC(year, number, 0)).getUTCDate())}` }
}

/** Returns every month between two months, such as "2026-02" and "2026-04", both included. */
const monthsBetween = (first: string, last: string): ReadonlyArray<string> => {
  const [from, to] = [partsOf(first), partsOf(last)]
  const count = (to.year - from.year) * 12 + to.number - from.number + 1
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const at = from.number - 1 + index
    return `${from.year + Math.floor(at / 12)}-${twoDigits((at % 12) + 1)}`
  })
}

/** Maximum number of months in the chart. Earlier months are in the table only if the user chooses them as dates. */
const mostMonths = 12

const heightOf = (amount: DecimalText, { hidden }: AmountContext): number =>
  hidden === null && signOf(amount) > 0 ? Number(amount) : 0

/** Returns an amount without cents, rounded. */
const shortAmount = (amount: DecimalText, { hidden }: AmountContext): string =>
  hidden === null && signOf(amount) !== 0 ? formatUsd(roundTo(amount, 0)).replace(/\.00$/, '') : ''

const monthView = (month: string, totals: Totals, context: AmountContext): MonthView => {
  const name = monthName(month)
  const { year } = partsOf(month)
  const isRunning = month === zonedIsoDay(context.now, context.timeZone).slice(0, 7)
  const isThisYear = zonedIsoDay(context.now, context.timeZone).startsWith(`${year}-`)
  const full = isThisYear ? name : `${name} ${year}`
  return {
    month,
    name: isRunning ? filled(texts.monthSoFar, { month: full }) : full,
    short: name.slice(0, 3),
    heights: { in: heightOf(totals.in, context), out: heightOf(totals.out, context) },
    labels: { in: shortAmount(totals.in, context), out: shortAmount(totals.out, context) },
    amounts: {
      in: signed(totals.in, 'in', context),
      out: signed(totals.out, 'out', context),
      fees: plain(totals.fees, context),
      moved: plain(totals.moved, context),
    },
    isRunning,
    choose: filled(texts.choose, { month: full }),
    days: daysOfMonth(month),
  }
}

const noMonth: Totals = sumOfTotals([])

/** Form of a month, as in "2026-11". */
const monthForm = /^\d{4}-(?:0[1-9]|1[0-2])$/

/**
 * Returns the months from the first one with entries to the present one, at most `mostMonths`. Leaves out months of another
 * form.
 */
const monthViews = (all: ReadonlyArray<MonthTotals>, context: AmountContext): ReadonlyArray<MonthView> => {
  const months = all.filter(({ month }) => monthForm.test(month))
  const present = zonedIsoDay(context.now, context.timeZone).slice(0, 7)
  const oldest = months.at(-1)?.month ?? present
  const newest = months[0] === undefined || months[0].month < present ? present : months[0].month
  const known = new Map(months.map((month) => [month.month, month]))
  return monthsBetween(oldest, newest)
    .slice(-mostMonths)
    .map((month) => monthView(month, known.get(month) ?? noMonth, context))
}

/** Returns the net amount of pending entries with its sign. */
const pendingFigure = (pending: Totals, context: AmountContext): FigureView => {
  const net = subtract(pending.out, pending.in)
  const direction = signOf(net) === 0 ? 'none' : signOf(net) > 0 ? 'out' : 'in'
  const amount = direction === 'none' ? plain(net, context) : signed(net, 'out', context)
  return { ...texts.pending, amount, direction }
}

/** Returns the panel with the totals of the period (ACT-009, ACT-015). */
export const summaryView = (summary: TimelineSummary, context: AmountContext): SummaryView => {
  const total = sumOfTotals(summary.months)
  const months = monthViews(summary.months, context)
  const running = months.find(({ isRunning }) => isRunning)
  return {
    heading: timelineTexts.summary,
    figures: [
      { ...texts.in, amount: signed(total.in, 'in', context), direction: 'in' },
      {
        label: texts.out.label,
        note: filled(texts.out.note, { fees: plain(total.fees, context) }),
        amount: signed(total.out, 'out', context),
        direction: 'out',
      },
      { ...texts.moved, amount: plain(total.moved, context), direction: 'none' },
      pendingFigure(summary.pending, context),
    ],
    months,
    description:
      context.hidden === null
        ? months
            .map(({ name, amounts }) => filled(texts.monthSentence, { month: name, in: amounts.in, out: amounts.out }))
            .join(' ')
        : context.hidden.label,
    note:
      running === undefined
        ? ''
        : filled(texts.running, {
            month: monthName(running.month),
            zone: zoneName(context.now, context.timeZone),
          }),
    incomplete: total.isIncomplete ? texts.incomplete : null,
    columns: texts.columns,
    looks: texts.looks,
  }
}
