import { filled } from '../../../kernel/text.ts'
import { type DecimalText, formatMovement, formatUsd } from '../../../money/index.ts'
import type { HiddenAmount } from '../../../presentation/hidden-amount.ts'
import { monthName } from '../../../presentation/month-name.ts'
import { statementTexts as texts } from '../../texts.ts'
import type { Totals } from '../../timeline/index.ts'
import { isMonth, type StatementPeriod } from '../rules/index.ts'

/** Values that the parts of the page share. */
export interface StatementContext {
  /** IANA zone that decides to which month an entry belongs. */
  readonly timeZone: string
  /** Text and label that replace amounts. Null if amounts are visible. */
  readonly hidden: HiddenAmount | null
}

/** Totals of a period, ready to render. */
export type TotalsView = Readonly<Record<'in' | 'out' | 'fees' | 'moved', string>>

/** Returns the totals as texts. */
export const totalsView = (totals: Totals, { hidden }: Pick<StatementContext, 'hidden'>): TotalsView => {
  const shown = (text: string): string => hidden?.text ?? text
  const signed = (amount: DecimalText, direction: 'in' | 'out'): string =>
    shown(formatMovement(amount, direction, { code: 'USD' }))
  return {
    in: signed(totals.in, 'in'),
    out: signed(totals.out, 'out'),
    fees: shown(formatUsd(totals.fees)),
    moved: shown(formatUsd(totals.moved)),
  }
}

/**
 * Returns a number of entries in words.
 * @example
 * entryCount(0) // 'No entries'
 * entryCount(1) // '1 entry'
 */
export const entryCount = (count: number): string => {
  const { none, one, many } = texts.entries
  return count === 0 ? none : filled(count === 1 ? one : many, { count: count.toLocaleString('en-US') })
}

/**
 * Returns the name of a period.
 * @example
 * periodText('2026-11') // 'November 2026'
 * periodText('2026') // '2026'
 */
export const periodText = (period: StatementPeriod): string =>
  isMonth(period) ? `${monthName(period)} ${period.slice(0, -3)}` : period
