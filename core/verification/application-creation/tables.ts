import { basePath } from '../../platform/addresses.ts'
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
