import { formatDay } from '../../../kernel/calendar.ts'
import { unsupported } from '../../../kernel/capability.ts'
import { filled } from '../../../kernel/text.ts'
import { formatUsd } from '../../../money/index.ts'
import { billDetailTexts as texts } from '../tables.ts'
import type { BillDetailSource } from './source.ts'

/** The balances of a bill, as the chart draws them and as the table behind it says them. */
export interface BillBalancesView {
  readonly title: string
  /** What the line shows, in words. */
  readonly summary: string
  readonly columns: readonly [date: string, balance: string]
  /** The oldest first. `value` in dollars decides how high a point is, and is not shown. */
  readonly points: ReadonlyArray<{
    readonly date: string
    /** "Nov 3". */
    readonly short: string
    readonly value: number
    readonly balance: string
  }>
}

/** The panel of balances: a figure once it is known, a text in its place otherwise. */
export interface BillBalancesPanel {
  readonly isLoading: boolean
  /** null: not known yet, or too few to be drawn. */
  readonly figure: BillBalancesView | null
  /** In place of the figure; null: there is nothing to say. */
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
