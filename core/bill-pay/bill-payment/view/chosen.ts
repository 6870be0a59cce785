import type { DecimalText } from '../../../money/index.ts'
import type { PictureOrigins } from '../../../platform/ports.ts'
import { invoiceItems, type SelectedBills, selectedTotal } from '../../bill-amounts/index.ts'
import type { BillPayState } from '../../bill-list/index.ts'
import type { BillAccount } from '../../model.ts'
import type { BillPayingState, BillQuote } from '../model.ts'
import { sameItems } from '../rules.ts'

/** Data from which the view of the payment screen is computed. */
export interface PayingFacts {
  readonly paying: BillPayingState
  readonly bills: BillPayState
  /** True if amounts are hidden. Selected amounts stay visible, because users must see what they pay. */
  readonly isHidden: boolean
  readonly timeZone: string
  readonly pictureOrigins: PictureOrigins
}

/** Selected bills of the open screen, their total, and the quote as far as it is known. */
export interface Chosen {
  readonly bills: ReadonlyArray<BillAccount>
  readonly total: DecimalText
  readonly quote: BillQuote | null
  readonly isQuoting: boolean
}

/**
 * Returns the selected bills with their total. Includes the quote only if it was made for exactly the same amounts.
 * @param shown bills of the open screen
 */
export const chosenOf = (facts: PayingFacts, shown: ReadonlyArray<BillAccount>): Chosen => {
  const bills = shown.filter(({ id }) => facts.paying.invoice.selectedInvoices.has(id))
  const selected: SelectedBills = new Map(
    [...facts.paying.invoice.selectedInvoices].filter(([id]) => bills.some((bill) => bill.id === id)),
  )
  const asked = facts.paying.quote
  const isPresent = asked !== null && sameItems(asked.items, invoiceItems(bills, selected))
  return {
    bills,
    total: selectedTotal(selected),
    quote: isPresent ? asked.quote : null,
    isQuoting: isPresent && asked.isLoading,
  }
}
