import { compareTexts } from '../../../kernel/compare-texts.ts'
import { add, type DecimalText, subtract } from '../../../money/index.ts'
import type { FileSum, LedgerAmount, PackedFile } from '../model.ts'
import type { PackSink } from '../ports.ts'
import { packChunk } from '../tables.ts'

/** Amounts of a row, which the sums of its file count. */
export interface RowAmounts {
  readonly in: ReadonlyArray<LedgerAmount | null>
  readonly out: ReadonlyArray<LedgerAmount | null>
}

/** File of a pack that is being written row by row. */
export interface RowFile {
  readonly name: string
  /** Appends the text of a row. */
  readonly row: (text: string, amounts: RowAmounts) => void
  /** Ends the file after `tail`. */
  readonly close: (tail?: string) => PackedFile
}

/**
 * Begins a file. Passes its text on in chunks whose ends depend on the rows alone. Equal rows therefore make equal compressed
 * bytes, whatever the pages were (STMT-007).
 */
export const makeRowFile = (sink: PackSink, name: string, head: string): RowFile => {
  const file = sink.open(name)
  const sums = new Map<string, { readonly in: DecimalText; readonly out: DecimalText }>()
  let waiting = head
  let rows = 0
  const flush = (): void => {
    if (waiting !== '') file.write(waiting)
    waiting = ''
  }
  const count = (direction: 'in' | 'out', amounts: ReadonlyArray<LedgerAmount | null>): void => {
    for (const money of amounts) {
      if (money === null) continue
      const none = subtract(money.amount, money.amount)
      const sum = sums.get(money.currency) ?? { in: none, out: none }
      sums.set(money.currency, { ...sum, [direction]: add(sum[direction], money.amount) })
    }
  }
  const sorted = (): ReadonlyArray<FileSum> =>
    [...sums]
      .map(([currency, sum]) => ({ currency, ...sum }))
      .toSorted((one, other) => compareTexts(one.currency, other.currency))
  return {
    name,
    row: (text, amounts) => {
      waiting += text
      rows += 1
      count('in', amounts.in)
      count('out', amounts.out)
      if (waiting.length >= packChunk.value) flush()
    },
    close: (tail = '') => {
      waiting += tail
      flush()
      return { name, rows, sums: sorted(), ...file.close() }
    },
  }
}
