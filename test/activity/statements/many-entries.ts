import type { PackPage, TimelineEntry } from '@paydeck/core/activity'
import { cardItem, dollars, entriesOfCard, invoice, paymentEntries, payout } from './histories.ts'

const minute = 60_000
const first = Date.UTC(2025, 0, 1, 12)

/** Returns one entry of a busy year. Half of the entries are card transactions. */
const entry = (index: number): ReadonlyArray<TimelineEntry> => {
  const at = first + index * 10 * minute
  const cents = 100 + (index % 9973)
  if (index % 2 === 0) return entriesOfCard('c1', cardItem(`t${index}`, at, dollars(-cents)))
  if (index % 5 === 0) return paymentEntries(payout(`p${index}`, at))
  return paymentEntries(
    invoice(`i${index}`, at, {
      price: dollars(cents),
      amount: BigInt(cents * 17),
      merchantName: `Copperline Records ${index % 31}`,
      txId: index.toString(16).padStart(64, '3f9ac41e77d2aa01'),
    }),
  )
}

const pageSize = 100

/** Generates the pages of a busy year with `count` entries, newest first. Each page is made when it is read. */
export function* manyPages(count: number): Generator<PackPage> {
  for (let left = count; left > 0; left -= pageSize) {
    const size = Math.min(pageSize, left)
    const entries = Array.from({ length: size }, (_, index) => entry(left - 1 - index)).flat()
    yield { entries, loads: [] }
  }
}
