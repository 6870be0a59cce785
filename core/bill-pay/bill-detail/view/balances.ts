import { formatDay } from '../../../kernel/calendar.ts'
import { unsupported } from '../../../kernel/capability.ts'
import { filled } from '../../../kernel/text.ts'
import { formatUsd } from '../../../money/index.ts'
import { billDetailTexts as texts } from '../../texts.ts'
import type { BillDetailSource } from './source.ts'

/** Balances of a bill, for the chart and its table. */
export interface BillBalancesView {
  readonly title: string
  /** Text alternative of the chart for screen readers. */
  readonly summary: string
  readonly columns: readonly [date: string, balance: string]
  /** Oldest first. `value` in US dollars sets the height of the point and is not shown. */
  readonly points: ReadonlyArray<{
    readonly date: string
    /** Short date, as in "Nov 3". */
    readonly short: string
    readonly value: number
    readonly balance: string
  }>
}

/** Panel of balances: the chart, or a text in its place. */
export interface BillBalancesPanel {
  readonly isLoading: boolean
  /** Null if the balances are not loaded or are too few for a chart. */
  readonly figure: BillBalancesView | null
  /** Text in place of the figure. Null while the balances load, and if the figure is shown. */
  readonly text: string | null
  /** Label of the retry button; null unless loading has failed. */
  readonly tryAgain: string | null
}

/** Returns the balances panel, or null if the provider does not offer balances. */
export const balancesOf = ({ balances, hidden }: BillDetailSource): BillBalancesPanel | null => {
  const words = texts.balances
  const none = { isLoading: false, figure: null, text: null, tryAgain: null }
  if (balances.status === 'failed') return { ...none, text: words.failed, tryAgain: texts.tryAgain }
  if (balances.value === null) return { ...none, isLoading: true }
  if (balances.value === unsupported) return null
  if (hidden !== null) return { ...none, text: words.hidden }
  const points = balances.value.map(({ at, balance }) => ({
    date: formatDay(at),
    short: formatDay(at).split(',')[0] ?? '',
    value: Number(balance),
    balance: formatUsd(balance),
  }))
  const [first, last] = [points[0], points.at(-1)]
  if (points.length < 2 || first === undefined || last === undefined) return { ...none, text: words.few }
  const summary = filled(words.summary, {
    first: first.balance,
    from: first.date,
    last: last.balance,
    until: last.date,
  })
  return { ...none, figure: { title: words.title, summary, columns: words.columns, points } }
}
