import { filesModule } from '../files.ts'
import { paymentListModule } from '../payment-list.ts'
import { paymentSearchModule } from '../payment-search.ts'
import { payoutExportModule } from '../payout-export.ts'

/* What the slices of the page of the crypto payments are bound with: one piece of code, fetched with the first of them. */
export const paymentList = [paymentListModule]
export const paymentSearch = [paymentSearchModule, filesModule]
export const payoutExport = [payoutExportModule, filesModule]
