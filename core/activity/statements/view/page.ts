import { filled } from '../../../kernel/text.ts'
import { monthName } from '../../../presentation/month-name.ts'
import { zoneName } from '../../../presentation/time-of-day.ts'
import { statementTexts as texts, statementZoneTexts, yearPackTexts } from '../../texts.ts'
import { missingSourcesView, type MissingSourcesView, sumOfTotals } from '../../timeline/index.ts'
import type { MonthStatement, StatementHistory, StatementPdf, StatementsState } from '../model.ts'
import {
  firstYear,
  isPdfMonth,
  monthStatements,
  shownYear,
  type StatementPeriod,
  yearsOf,
  zonedYear,
} from '../rules/index.ts'
import { entryCount, periodText, type StatementContext, type TotalsView, totalsView } from './amounts.ts'
import { statementCards, type StatementCardsView } from './cards.ts'
import { packView, type PackView } from './pack.ts'

/** Statement of a month or of the whole year, ready to render (STMT-001). */
export interface StatementRow {
  readonly period: StatementPeriod
  readonly name: string
  /** Number of entries, and notices that the statement is not final or not complete. */
  readonly notes: ReadonlyArray<string>
  readonly totals: TotalsView
  /** Progress of the PDF file and the label of the button that cancels it. Null if none is being made. */
  readonly making: { readonly text: string; readonly cancel: string } | null
  readonly actions: ReadonlyArray<{ readonly kind: 'pdf' | 'csv'; readonly label: string; readonly name: string }>
}

/** Page of the statements, ready to render. */
export interface StatementsView {
  readonly heading: string
  readonly isLoading: boolean
  /** Null unless nothing could be loaded. */
  readonly failure: { readonly heading: string; readonly text: string; readonly tryAgain: string } | null
  readonly missing: MissingSourcesView | null
  /** Year in the URL. Null if none is chosen, so that the running year is shown. */
  readonly chosen: number | null
  readonly year: number
  /** Years to choose from, newest first. Contains the chosen year. */
  readonly years: ReadonlyArray<{ readonly value: string; readonly label: string }>
  /** Months of the year, newest first. */
  readonly months: ReadonlyArray<StatementRow>
  /** Message in place of the months. Null if there are months. */
  readonly empty: { readonly heading: string; readonly text: string } | null
  /** Link to the first year with an entry, if the chosen year has none (STMT-011). Null otherwise. */
  readonly first: { readonly label: string; readonly year: number } | null
  /** Null if the year has no months. */
  readonly whole: StatementRow | null
  readonly cards: StatementCardsView | null
  readonly pack: PackView
  /** Choices of the zone in which days begin (STMT-003). */
  readonly zones: ReadonlyArray<{ readonly value: 'own' | 'utc'; readonly label: string; readonly note: string }>
  readonly zone: 'own' | 'utc'
  /** Period that the front end must print now. Null if there is none. */
  readonly toPrint: StatementPeriod | null
}

/** Values that the page needs besides the state. */
export interface StatementsContext extends StatementContext {
  /** Zone of the user. */
  readonly ownZone: string
  readonly isUtc: boolean
  /** Milliseconds since 1970. */
  readonly now: number
}

const rowOf = (
  { period, name }: Pick<StatementRow, 'period' | 'name'>,
  { totals, count, isRunning }: Pick<MonthStatement, 'totals' | 'count' | 'isRunning'>,
  pdf: StatementPdf,
  context: StatementsContext,
): StatementRow => ({
  period,
  name,
  notes: [
    ...(isRunning ? [texts.notFinal] : []),
    entryCount(count),
    ...(totals.isIncomplete ? [texts.incomplete] : []),
    ...(pdf.failed === period ? [texts.pdfFailed] : []),
  ],
  making: pdf.making === period ? { text: texts.making, cancel: texts.cancel } : null,
  totals: totalsView(totals, context),
  actions: (
    [
      ['pdf', pdf.isOffered !== false && isPdfMonth(period, context.now, context.timeZone) ? texts.pdf : texts.print],
      ['csv', texts.csv],
    ] as const
  ).map(([kind, label]) => ({
    kind,
    label,
    name: filled(texts.action, { action: label, period: periodText(period) }),
  })),
})

/** Returns the notice about missing sources. Statements list no security changes. */
const missingOf = ({ missing, cards }: StatementHistory): MissingSourcesView | null =>
  missingSourcesView(
    missing.filter(({ id }) => id !== 'security'),
    (cardId) => cards.find(({ id }) => id === cardId)?.name ?? '',
    texts.missing,
  )

const zonesOf = ({ ownZone, now }: StatementsContext): StatementsView['zones'] => {
  const { own, ownNote, utc, utcNote } = statementZoneTexts
  const [zone, name] = [ownZone.replaceAll('_', ' '), zoneName(now, ownZone)]
  const note = zone === name ? zone : filled(ownNote, { zone, name })
  return [
    { value: 'own', label: own, note },
    { value: 'utc', label: utc, note: utcNote },
  ]
}

/** Returns the page. Amounts are hidden while `context.hidden` is set. */
export const statementsView = (state: StatementsState, context: StatementsContext): StatementsView => {
  const { history, status, pack } = state
  const { timeZone } = context
  const now = history?.now ?? context.now
  const entries = history?.entries ?? []
  const year = shownYear(state, now, timeZone)
  const months = monthStatements(entries, { year, timeZone }, now)
  const first = firstYear(entries, timeZone)
  const count = months.reduce((sum, one) => sum + one.count, 0)
  const isRunning = zonedYear(now, timeZone) <= year
  const years = new Set([...yearsOf({ now, entries }, timeZone), year])
  return {
    heading: texts.heading,
    isLoading: history === null && status !== 'failed',
    failure: history === null && status === 'failed' ? texts.failed : null,
    missing: history && missingOf(history),
    chosen: state.year,
    year,
    years: [...years].toSorted((one, other) => other - one).map((one) => ({ value: `${one}`, label: `${one}` })),
    months: months.map((one) => rowOf({ period: one.month, name: monthName(one.month) }, one, state.pdf, context)),
    empty:
      months.length > 0
        ? null
        : first === null
          ? texts.none
          : { ...texts.none, heading: filled(yearPackTexts.empty.heading, { year }) },
    first:
      count > 0 || first === null || first === year
        ? null
        : { label: filled(yearPackTexts.empty.first, { year: first }), year: first },
    whole:
      history === null || months.length === 0
        ? null
        : rowOf(
            { period: `${year}`, name: isRunning ? filled(texts.soFar, { year }) : `${year}` },
            { totals: sumOfTotals(months.map(({ totals }) => totals)), count, isRunning },
            state.pdf,
            context,
          ),
    cards: history === null || months.length === 0 ? null : statementCards(history, `${year}`, context),
    pack: packView(pack, { year, count }, context),
    zones: zonesOf(context),
    zone: context.isUtc ? 'utc' : 'own',
    toPrint: state.pdf.toPrint,
  }
}
