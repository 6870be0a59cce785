import { isoTime } from '../../../kernel/calendar.ts'
import { filled } from '../../../kernel/text.ts'
import { add, type DecimalText, negate } from '../../../money/index.ts'
import { csvLine, csvText } from '../../../presentation/csv.ts'
import { visibleText } from '../../../presentation/visible-text.ts'
import { zonedIsoDay } from '../../../presentation/zoned-days.ts'
import { entryKindTexts } from '../../texts.ts'
import type { TimelineEntry } from '../../timeline/index.ts'
import type { LedgerAmount, LedgerMove, PackFacts } from '../model.ts'
import { type Cell, type Column, kindRows } from '../tables.ts'
import { type Exponents, fileDirection, fullAmount, ledgerMoves, nothingMoved } from './ledger.ts'

/** Cells of one row, as texts. */
export type Cells = Readonly<Record<Cell, string>>

type Facts = Pick<PackFacts, 'timeZone' | 'product'>

/** Formats an instant in UTC as "2026-11-25 16:40:00". */
const utcText = (ms: number): string =>
  isoTime(ms)
    .replace('T', ' ')
    .replace(/\.\d+Z$/, '')

const plus = (one: LedgerAmount | null, other: LedgerAmount | null): LedgerAmount | null =>
  one === null || other === null ? one : { ...one, amount: add(one.amount, other.amount) }

const amountOf = (money: LedgerAmount | null): string => money?.amount ?? ''
const currencyOf = (money: LedgerAmount | null): string => money?.currency ?? ''

const moveCells = ({ sent, received, fee, netWorth, transactions }: LedgerMove) => {
  const sold = plus(sent, fee)
  return {
    sentAmount: amountOf(sent),
    sentCurrency: currencyOf(sent),
    sellAmount: amountOf(sold),
    sellCurrency: currencyOf(sold),
    receivedAmount: amountOf(received),
    receivedCurrency: currencyOf(received),
    networkAmount: amountOf(fee),
    networkCurrency: currencyOf(fee),
    worthAmount: amountOf(netWorth),
    worthCurrency: currencyOf(netWorth),
    transactions: visibleText(transactions),
  }
}

const usdText = (usd: DecimalText | null, known: Exponents): string =>
  usd === null ? '' : fullAmount(usd, 'USD', known)

const entryCells = (entry: TimelineEntry, { timeZone, product }: Facts, known: Exponents) => {
  const { at, kind, amount, currency, usd, fee } = entry
  const full = amount === null ? null : fullAmount(amount, currency, known)
  const title = visibleText(entry.title)
  const account = visibleText(entry.account?.label ?? '')
  const { label, type } = kindRows[kind]
  return {
    utc: `${utcText(at)} UTC`,
    utcDate: utcText(at),
    day: zonedIsoDay(at, timeZone),
    kind: entryKindTexts[kind],
    title,
    place: entry.place ?? '',
    account,
    direction: entry.direction,
    amount: full ?? '',
    signedAmount: full === null ? '' : fileDirection(entry) === 'out' ? negate(full) : full,
    currency: visibleText(currency),
    usd: usdText(usd, known),
    feeUsd: usdText(fee, known),
    status: entry.label.text ?? '',
    label,
    type,
    exchange: product,
    description: [title, account].filter((text) => text !== '').join(', '),
    id: entry.id,
  }
}

/**
 * Returns the rows of an entry in the ledgers. If there are several, only the first one has the amount of the entry, so that
 * the sum of the column is right.
 */
export const ledgerCells = (
  entry: TimelineEntry,
  facts: Facts,
  known: Exponents,
): ReadonlyArray<readonly [LedgerMove, Cells]> => {
  const shared = entryCells(entry, facts, known)
  return ledgerMoves(entry, known).map((move, index) => [
    move,
    { ...shared, ...(index === 0 ? {} : { amount: '', signedAmount: '', usd: '', feeUsd: '' }), ...moveCells(move) },
  ])
}

/** Returns the row of an entry in the file of its source. Its coins are empty if they are unknown or of several kinds. */
export const sourceCells = (rows: ReadonlyArray<readonly [LedgerMove, Cells]>): Cells | null => {
  const [first] = rows
  if (first === undefined) return null
  const moves = rows.map(([move]) => move)
  const transactions = moves.map((move) => move.transactions).join(' ')
  const [move = nothingMoved] = rows.length === 1 && moves.every(({ isCoin }) => isCoin) ? moves : []
  const cells = moveCells({ ...move, transactions })
  return { ...first[1], ...cells, sellCurrency: currencyOf(move.sent ?? move.received) }
}

/** Returns the beginning of a CSV file: the byte order mark and the header. */
export const csvHeader = (columns: ReadonlyArray<Column>, timeZone: string): string =>
  csvText([columns.map(([header]) => filled(header, { zone: timeZone }))])

/** Returns a row of a CSV file. */
export const csvRow = (columns: ReadonlyArray<Column>, cells: Cells): string =>
  csvLine(columns.map(([, cell]) => cells[cell]))
