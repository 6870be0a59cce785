import { limit } from '../../kernel/limits.ts'
import { basePath } from '../../platform/addresses.ts'
import { routePath } from '../../routes/index.ts'
import type { ProductName } from '../model.ts'

/** Page outside the app that starts the verification (VERIF-010). */
export const verificationPage = `${basePath}/verify`

export interface ProductRow {
  /** Product whose application is created when the application for this product is approved (VERIF-043). */
  readonly partner: ProductName
  /** True if the URL of the verification contains the payouts flag and the invite (VERIF-011 to VERIF-013). */
  readonly forPayouts: boolean
}

export const products = {
  individualShopperTier1: { partner: 'payoutsRecipient', forPayouts: false },
  payoutsRecipient: { partner: 'individualShopperTier1', forPayouts: true },
} as const satisfies Record<ProductName, ProductRow>

/** Number of polls before the app stops waiting for an application (VERIF-063). */
export const creationPolls = limit('creation polls', 60)

/** Page that this tab shows after the user has pressed "Continue" (VERIF-008). */
export const afterLaunch = routePath('home')
