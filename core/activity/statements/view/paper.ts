import { formatDay } from '../../../kernel/calendar.ts'
import { filled } from '../../../kernel/text.ts'
import { formatCode, formatUsd } from '../../../money/index.ts'
import { formatTime } from '../../../presentation/time-of-day.ts'
import { statementPaperTexts as texts, statementTexts } from '../../texts.ts'
import { daysOfMonth, type TimelineEntry, totalsOf } from '../../timeline/index.ts'
import type { StatementHistory } from '../model.ts'
import { entriesOfPeriod, isMonth, type StatementPeriod } from '../rules/index.ts'
import { periodText, type StatementContext, totalsView } from './amounts.ts'
import { statementCards, type StatementCardsView } from './cards.ts'

/** Printed statement, ready to render (STMT-005). */
export interface StatementPaper {
  readonly heading: string
  /** The days with the zone, and the time at which the statement was made. */
  readonly lines: ReadonlyArray<string>
  readonly figures: ReadonlyArray<{ readonly label: string; readonly amount: string }>
  readonly cards: StatementCardsView | null
  readonly entries: {
    readonly heading: string
    readonly columns: ReadonlyArray<string>
    readonly rows: ReadonlyArray<{ readonly id: string; readonly cells: ReadonlyArray<string> }>
  }
  readonly notes: ReadonlyArray<string>
}

const rowOf = (
  { id, at, title, account, amount, currency, direction, fee }: TimelineEntry,
  context: StatementContext,
) => {
  const { hidden, timeZone } = context
  const text = amount === null ? '' : (hidden?.text ?? formatCode(amount, currency))
  const isOut = direction === 'out'
  return {
    id,
    cells: [
      formatDay(at, timeZone),
      direction === 'moved' ? filled(texts.moved, { title }) : title,
      account?.label ?? '',
      fee === null ? '' : (hidden?.text ?? formatUsd(fee)),
      isOut ? text : '',
      isOut ? '' : text,
    ],
  }
}

/** Returns the days of a period, as in "Oct 1, 2026 – Oct 31, 2026". */
const daysText = (period: StatementPeriod, zone: string): string => {
  const days = isMonth(period) ? daysOfMonth(period) : { from: `${period}-01-01`, to: `${period}-12-31` }
  return filled(texts.days, { from: formatDay(Date.parse(days.from)), to: formatDay(Date.parse(days.to)), zone })
}

/**
 * Returns the printed statement of a period.
 * @param now time at which it is made, milliseconds since 1970
 */
export const statementPaper = (
  history: StatementHistory,
  period: StatementPeriod,
  now: number,
  context: StatementContext,
): StatementPaper => {
  const { timeZone } = context
  const entries = entriesOfPeriod(history.entries, period, timeZone)
  const totals = totalsOf(entries)
  const shown = totalsView(totals, context)
  const { figures, incomplete } = statementTexts
  return {
    heading: filled(texts.heading, { period: periodText(period) }),
    lines: [
      daysText(period, timeZone),
      filled(texts.made, { date: formatDay(now, timeZone), time: formatTime(now, timeZone) }),
    ],
    figures: (['in', 'out', 'fees', 'moved'] as const).map((key) => ({ label: figures[key], amount: shown[key] })),
    cards: statementCards(history, period, context),
    entries: {
      heading: texts.entries,
      columns: Object.values(texts.columns),
      rows: entries.map((entry) => rowOf(entry, context)),
    },
    notes: [texts.note, ...(totals.isIncomplete ? [incomplete] : [])],
  }
}
