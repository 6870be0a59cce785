import { filled } from '../../kernel/text.ts'
import type { ProductName } from '../model.ts'
import { applicationFor, isVerified } from '../rules.ts'
import type { ApplicationsState, Standing, VerificationAction } from './model.ts'
import { refusalReason, standingOf, verificationAction, verificationPath } from './rules.ts'
import { actionLabels, purposes, standingTexts } from './tables.ts'

/** What one product's application offers, ready to render. */
export interface ProductView {
  readonly exists: boolean
  readonly verified: boolean
  /** True if the provider refused the user, or closed the application. */
  readonly isRefused: boolean
  /** How it stands, or what it is for, in a sentence or two that begin with the lead. */
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

/** How an application stands, or what it is for, and the words of it that stand out. */
export const standingWords = (
  product: ProductName,
  standing: Standing,
): { readonly lead: string; readonly description: string } => {
  const { lead, rest } = standingTexts[standing]
  return { lead, description: lead + filled(rest, { purpose: purposes[product] }) }
}

const productView = (product: ProductName, { applications }: ApplicationsState): ProductView => {
  const application = applicationFor(product, applications ?? [])
  const standing = standingOf(application)
  const reason = application === null ? null : refusalReason(application)
  const { lead, description } = standingWords(product, standing)
  const name = verificationAction(application?.status ?? null, application?.collectionStatus ?? null)
  return {
    exists: application !== null,
    verified: isVerified(application?.status ?? null),
    isRefused: standing === 'further-action',
    lead,
    description: reason === null ? description : `${description} ${reason}`,
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
