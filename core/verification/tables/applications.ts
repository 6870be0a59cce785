import { basePath } from '../../kernel/addresses.ts'
import type { FailureTable } from '../../kernel/failure-text.ts'
import { limit } from '../../kernel/limits.ts'
import type { ProductName } from '../model.ts'

/** The page that starts the verification, outside the app (VERIF-010). */
export const verificationPage = `${basePath}/verify`

export interface ProductRow {
  /** The application that the approval of this one brings along (VERIF-043). */
  readonly partner: ProductName
  /** Whether the verification page is told of payouts, and of the invite (VERIF-011 to VERIF-013). */
  readonly forPayouts: boolean
}

export const products = {
  individualShopperTier1: { partner: 'payoutsRecipient', forPayouts: false },
  payoutsRecipient: { partner: 'individualShopperTier1', forPayouts: true },
} as const satisfies Record<ProductName, ProductRow>

/** How many digits a national identity number has, and nothing else (VERIF-076). */
export const ssnLength = limit('national identity digits', 9)

/** What is told when the number cannot be saved: never in the provider's words (ERR-002 to ERR-004). */
export const ssnFailures = {
  rows: [{ statuses: [422, 429], text: 'Please enter a valid SSN.' }],
  otherwise: 'Something went wrong.',
} as const satisfies FailureTable
