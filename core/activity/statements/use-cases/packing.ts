import { cardLoad } from '../../../cards/index.ts'
import { type DecimalText, displayCode } from '../../../money/index.ts'
import type { WholeInvoice } from '../../../payments/index.ts'
import { packTexts as texts } from '../../texts.ts'
import { entriesOf, noTotals, sumOfTotals, type TimelineEntry, type Totals, totalsOf } from '../../timeline/index.ts'
import type { LedgerMove, PackedFile, PackFacts, PackPage, PackSource, PackSummary, StatementCard } from '../model.ts'
import type { PackSink } from '../ports.ts'
import {
  cardFileName,
  type Cells,
  csvHeader,
  csvRow,
  exponentsOf,
  fullAmount,
  isDated,
  isStated,
  ledgerCells,
  manifestText,
  type Phase,
  phasesOf,
  readmeText,
  sourceCells,
  zonedYear,
} from '../rules/index.ts'
import { coinTrackingColumns, kindRows, ledgerColumns, sourceColumns } from '../tables.ts'
import { type CardFiles, makeCardFiles } from './card-files.ts'
import { makeRowFile, type RowAmounts, type RowFile } from './pack-file.ts'

/** Year pack that is being written. */
export interface PackWriter {
  /** Writes the entries of a page. Returns the number of ledger rows so far. */
  readonly add: (page: PackPage) => number
  /** Writes the ends of all files, `README.txt` and `manifest.json`. Call it once, after the last page. */
  readonly finish: (missing: ReadonlyArray<PackSource>) => PackSummary
}

type Rows = ReadonlyArray<readonly [LedgerMove, Cells]>

/** Sources with one file each. */
const listed = ['payments', 'donations', 'bills', 'payouts'] as const satisfies ReadonlyArray<PackSource>

const ledgerAmounts = ({ sent, received, fee }: LedgerMove): RowAmounts => ({ in: [received], out: [sent, fee] })

/** Card of an entry that is not in the list of cards. */
const strangeCard = (id: string, { account, currency }: TimelineEntry): StatementCard => ({
  id,
  name: account?.label ?? '',
  lastFourDigits: '',
  currency,
  balance: null,
  isWhole: false,
})

/** Returns the payment of a card load as an entry, which only the ledgers list. */
const loadEntries = (invoice: WholeInvoice): ReadonlyArray<TimelineEntry> =>
  invoice.merchantName === cardLoad
    ? entriesOf({ source: 'payments', item: { ...invoice, merchantName: texts.loadPayment } }, [])
    : []

const nameOf = ({ name, lastFourDigits, id }: StatementCard): string =>
  [name, lastFourDigits].filter((part) => part !== '').join(' ') || id

/** Begins the files of the cards. Entries of other cards get files of their own when they appear. */
const makeAllCards = (facts: PackFacts, sink: PackSink) => {
  const known = exponentsOf(facts.currencies)
  const all = new Map<string, CardFiles>()
  const paths: Array<string> = []
  const begin = (card: StatementCard): CardFiles => {
    const path = cardFileName(card, paths)
    paths.push(path)
    const files = makeCardFiles({ card, facts, known, sink, path })
    all.set(card.id, files)
    return files
  }
  for (const card of facts.cards) if (!all.has(card.id)) begin(card)
  return {
    of: (id: string, entry: TimelineEntry): CardFiles => all.get(id) ?? begin(strangeCard(id, entry)),
    all: (): ReadonlyArray<CardFiles> => [...all.values()],
  }
}

/** Begins both ledgers. */
const makeLedgers = (sink: PackSink, timeZone: string) => {
  const ledger = makeRowFile(sink, 'ledger.csv', csvHeader(ledgerColumns, timeZone))
  const coinTracking = makeRowFile(sink, 'ledger-cointracking.csv', csvHeader(coinTrackingColumns, timeZone))
  let count = 0
  return {
    write: (rows: Rows): void => {
      for (const [move, cells] of rows) {
        const amounts = ledgerAmounts(move)
        ledger.row(csvRow(ledgerColumns, cells), amounts)
        coinTracking.row(csvRow(coinTrackingColumns, cells), amounts)
        count += 1
      }
    },
    count: (): number => count,
    close: (): ReadonlyArray<PackedFile> => [ledger.close(), coinTracking.close()],
  }
}

/** Begins the files of payments, donations, bills and payouts. */
const makeSourceFiles = (sink: PackSink, { timeZone, currencies }: PackFacts) => {
  const known = exponentsOf(currencies)
  const header = csvHeader(sourceColumns, timeZone)
  const files = new Map<PackSource, RowFile>(
    listed.map((source) => [source, makeRowFile(sink, `${source}.csv`, header)]),
  )
  return {
    write: ({ kind, amount, currency, direction }: TimelineEntry, cells: Cells): void => {
      const { source } = kindRows[kind]
      const file = source === null ? undefined : files.get(source)
      const money =
        amount === null ? [] : [{ amount: fullAmount(amount, currency, known), currency: displayCode(currency) }]
      const isOut = direction === 'out'
      file?.row(csvRow(sourceColumns, cells), { in: isOut ? [] : money, out: isOut ? money : [] })
    },
    close: (): ReadonlyArray<PackedFile> => [...files.values()].map((file) => file.close()),
  }
}

/** Returns the totals with both decimals of the US dollar. */
const fullTotals = (totals: Totals): Totals => {
  const full = (sum: DecimalText): DecimalText => fullAmount(sum, 'USD', new Map())
  return {
    ...totals,
    in: full(totals.in),
    out: full(totals.out),
    fees: full(totals.fees),
    moved: full(totals.moved),
  }
}

const writeLast = (sink: PackSink, name: string, text: string): PackedFile => makeRowFile(sink, name, text).close()

/**
 * Begins a year pack, and writes each row as soon as its entry is added. The memory does not depend on the number of entries
 * (STMT-006, STMT-012).
 */
export const makePackWriter = (facts: PackFacts, sink: PackSink): PackWriter => {
  const { year, timeZone } = facts
  const known = exponentsOf(facts.currencies)
  const phaseOf = phasesOf(year, (ms) => zonedYear(ms, timeZone))
  const ledgers = makeLedgers(sink, timeZone)
  const sources = makeSourceFiles(sink, facts)
  const cards = makeAllCards(facts, sink)
  const counts = { entries: 0, unreadable: 0, pending: 0, void: 0, undated: 0 }
  let totals = noTotals

  const writeEntry = (entry: TimelineEntry): Cells | null => {
    const rows = ledgerCells(entry, facts, known)
    const cells = sourceCells(rows)
    ledgers.write(rows)
    if (cells !== null) sources.write(entry, cells)
    totals = sumOfTotals([totals, totalsOf([entry])])
    counts.entries += 1
    if (entry.amount === null) counts.unreadable += 1
    return cells
  }
  const leaveOut = ({ state, direction, at }: TimelineEntry, phase: Phase): void => {
    if (direction === 'none') return
    if (!isDated({ at })) counts.undated += 1
    else if (phase === 'within' && state !== 'final') counts[state] += 1
  }
  const addEntry = (entry: TimelineEntry): void => {
    const phase = phaseOf(entry.at)
    const isWritten = phase === 'within' && isStated(entry)
    const cells = isWritten ? writeEntry(entry) : null
    if (!isWritten) leaveOut(entry, phase)
    const { item } = entry
    if (item.source === 'card' && entry.state === 'final') cards.of(item.cardId, entry).add(entry, phase, cells)
  }
  const addLoad = (entry: TimelineEntry): void => {
    if (phaseOf(entry.at) === 'within' && isStated(entry)) ledgers.write(ledgerCells(entry, facts, known))
  }
  const closed = (missing: ReadonlyArray<PackSource>): PackSummary => {
    const all = cards.all().map((files) => ({ name: nameOf(files.card), ...files.close(missing.includes('cards')) }))
    return {
      year,
      timeZone,
      isRunning: zonedYear(facts.now, timeZone) <= year,
      entries: counts.entries,
      totals: fullTotals(totals),
      cards: all.map(({ name, reconciliation }) => ({ ...reconciliation, name })),
      missing,
      withoutOfx: all.filter(({ hasOfx }) => !hasOfx).map(({ name }) => name),
      unreadable: counts.unreadable,
      leftOut: { pending: counts.pending, void: counts.void, undated: counts.undated },
      files: [...ledgers.close(), ...sources.close(), ...all.flatMap(({ files }) => files)],
    }
  }
  return {
    add: ({ entries, loads }) => {
      for (const entry of entries) addEntry(entry)
      for (const entry of loads.flatMap(loadEntries)) addLoad(entry)
      return ledgers.count()
    },
    finish: (missing) => {
      const summary = closed(missing)
      const readme = writeLast(sink, 'README.txt', readmeText(summary, facts.product))
      const whole = { ...summary, files: [...summary.files, readme] }
      writeLast(sink, 'manifest.json', manifestText(whole))
      return whole
    },
  }
}
