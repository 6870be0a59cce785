import type { ProductName } from '../model.ts'
import { applicationFor, isVerified } from '../rules.ts'
import type { VerificationAction, ApplicationsState } from './model.ts'
import { verificationAction, verificationPath } from './rules.ts'
import { actionLabels, requests } from './tables.ts'

/** What one product's application offers, ready to render. */
export interface ProductView {
  readonly exists: boolean
  readonly verified: boolean
  /** What it is for and how long it takes, in a sentence or two that begin with the lead (VERIF-022, VERIF-023). */
  readonly lead: string
  readonly description: string
  /** null when nothing is left to do, and until the applications are known. */
  readonly action: {
    readonly name: VerificationAction
    readonly label: string
    /** In-app path; null: the support site, in a new tab (VERIF-032). */
    readonly to: string | null
  } | null
}

/** Both products' applications, ready to render. */
export interface ApplicationsView {
  readonly products: Readonly<Record<ProductName, ProductView>>
  /** Whether the missing SSN modal is offered (VERIF-079). */
  readonly isMissingShopperInfo: boolean
}

const productView = (product: ProductName, { applications }: ApplicationsState): ProductView => {
  const application = applicationFor(product, applications ?? [])
  const name = verificationAction(application?.status ?? null, application?.collectionStatus ?? null)
  return {
    exists: application !== null,
    verified: isVerified(application?.status ?? null),
    ...requests[product],
    action:
      applications === null || name === null
        ? null
        : { name, label: actionLabels[name], to: name === 'contact-support' ? null : verificationPath(product) },
  }
}

/** Until the applications are known no product has an action. */
export const applicationsView = (state: ApplicationsState): ApplicationsView => ({
  products: {
    individualShopperTier1: productView('individualShopperTier1', state),
    payoutsRecipient: productView('payoutsRecipient', state),
  },
  isMissingShopperInfo: state.isMissingShopperInfo === true,
})
