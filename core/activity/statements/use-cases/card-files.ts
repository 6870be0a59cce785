import { add, type DecimalText, displayCode, negate, signOf, subtract } from '../../../money/index.ts'
import { visibleText } from '../../../presentation/visible-text.ts'
import type { TimelineEntry } from '../../timeline/index.ts'
import type { CardReconciliation, PackedFile, PackFacts, StatementCard } from '../model.ts'
import type { PackSink } from '../ports.ts'
import {
  cardMove,
  type Cells,
  csvHeader,
  csvRow,
  type Exponents,
  fitsOfx,
  fullAmount,
  hasOfx,
  noSums,
  ofxHead,
  ofxTail,
  ofxTransaction,
  type Phase,
  reconciled,
  withMove,
} from '../rules/index.ts'
import { cardColumns } from '../tables.ts'
import { makeRowFile, type RowAmounts, type RowFile } from './pack-file.ts'

/** Files of a card in a pack that is being written, and its reconciliation. */
export interface CardFiles {
  readonly card: StatementCard
  /** Counts a final entry of the card. `cells` is its row, or null if the entry is outside the year. */
  readonly add: (entry: TimelineEntry, phase: Phase, cells: Cells | null) => void
  /** Ends the files. `isIncomplete` is true if the entries of cards could not be loaded completely. */
  readonly close: (isIncomplete: boolean) => {
    readonly reconciliation: CardReconciliation
    readonly files: ReadonlyArray<PackedFile>
    readonly hasOfx: boolean
  }
}

interface CardFilesInput {
  readonly card: StatementCard
  readonly facts: PackFacts
  readonly known: Exponents
  readonly sink: PackSink
  /** Path of the files without the extension. */
  readonly path: string
}

/** Begins the files of a card. */
export const makeCardFiles = ({ card, facts, known, sink, path }: CardFilesInput): CardFiles => {
  const csv = makeRowFile(sink, `${path}.csv`, csvHeader(cardColumns, facts.timeZone))
  let sums = noSums(card.currency)
  /** Undefined before the first transaction of the year. Null if the card cannot have an OFX file. */
  let ofx: RowFile | null | undefined
  /** Facts of the OFX file. A running year ends with its newest transaction if this has a date in the future. */
  let ofxFacts = facts
  const openOfx = (newest: number): RowFile | null => {
    ofxFacts = { ...facts, now: Math.max(facts.now, newest) }
    return card.balance === null || sums.unreadable.has('after') || !hasOfx(card, facts)
      ? null
      : makeRowFile(sink, `${path}.ofx`, ofxHead(card, ofxFacts))
  }
  const amountsOf = (amount: DecimalText, currency: string): RowAmounts => {
    const isSpent = signOf(amount) < 0
    const money = { amount: isSpent ? negate(amount) : amount, currency }
    return { in: isSpent ? [] : [money], out: isSpent ? [money] : [] }
  }
  const full = (amount: DecimalText): DecimalText => fullAmount(amount, card.currency, known)
  const write = (entry: TimelineEntry, cells: Cells, own: DecimalText | null): void => {
    const { item } = entry
    if (item.source !== 'card') return
    const { displayPrice, currency } = item.item
    const amounts =
      displayPrice === null
        ? { in: [], out: [] }
        : amountsOf(fullAmount(displayPrice, currency, known), visibleText(currency))
    csv.row(csvRow(cardColumns, cells), amounts)
    ofx ??= ofx === null ? null : openOfx(entry.at)
    if (own === null || !fitsOfx(full(own))) return
    ofx?.row(
      ofxTransaction(entry, { id: item.item.id, amount: full(own) }, ofxFacts),
      amountsOf(full(own), displayCode(card.currency)),
    )
  }
  return {
    card,
    add: (entry, phase, cells) => {
      const move = cardMove(entry, card.currency)
      if (move === null) return
      if (cells !== null) write(entry, cells, move.amount)
      sums = withMove(sums, move, phase)
    },
    close: (isIncomplete) => {
      if (ofx === undefined) ofx = openOfx(facts.now)
      const reconciliation = reconciled(isIncomplete ? { ...card, isWhole: false } : card, sums)
      const net = subtract(sums.in, sums.out)
      // The closing balance is null here only if a page came out of order.
      const balance = full(reconciliation.closing ?? add(reconciliation.opening ?? sums.before, net))
      const files = [csv.close(), ...(ofx === null ? [] : [ofx.close(ofxTail(balance, ofxFacts))])]
      return { reconciliation, files, hasOfx: ofx !== null }
    },
  }
}
