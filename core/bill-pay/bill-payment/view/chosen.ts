import type { DecimalText } from '../../../money/index.ts'
import type { PictureOrigins } from '../../../platform/ports.ts'
import { invoiceItems, type SelectedBills, selectedTotal } from '../../bill-amounts/index.ts'
import type { BillPayState } from '../../bill-list/index.ts'
import type { BillAccount } from '../../model.ts'
import { billsToPay } from '../../rules.ts'
import type { BillPayingState, BillQuote } from '../model.ts'
import { sameItems } from '../rules.ts'

/** What the screen is computed from. */
export interface PayingFacts {
  readonly paying: BillPayingState
  readonly bills: BillPayState
  /** Then no balance is in the view but what is to be paid: nobody pays what they cannot see. */
  readonly isHidden: boolean
  readonly timeZone: string
  readonly pictureOrigins: PictureOrigins
}

/** Returns the bills of the open payment screen; none while it is closed. */
export const shownBills = ({ paying, bills }: PayingFacts): ReadonlyArray<BillAccount> =>
  paying.screen === null ? [] : billsToPay(paying.screen.accountId, bills.accounts)

/** What is chosen on the screen, and what it costs as far as that is known; none of the bills of another screen. */
export interface Chosen {
  readonly bills: ReadonlyArray<BillAccount>
  readonly total: DecimalText
  readonly quote: BillQuote | null
  readonly isQuoting: boolean
}

/** Returns the chosen bills with their total, and their quote if it is for exactly these amounts. */
export const chosenOf = (facts: PayingFacts): Chosen => {
  const shown = shownBills(facts)
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
    isQuoting: isPresent && asked.isOnItsWay,
  }
}
