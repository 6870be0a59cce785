import { filled } from '../../kernel/text.ts'
import type { ProductName } from '../model.ts'
import { applicationFor, isVerified } from '../rules.ts'
import { standingTexts, verificationActionTexts, verificationPurposes } from '../texts.ts'
import type { ApplicationsState, Standing, VerificationAction } from './model.ts'
import { refusalReason, standingOf, verificationAction, verificationPath } from './rules.ts'

/** View of one product's application. */
export interface ProductView {
  readonly exists: boolean
  readonly verified: boolean
  /** True if the provider refused the user, or closed the application. */
  readonly isRefused: boolean
  /** First words of `description`, which are emphasised. */
  readonly lead: string
  readonly description: string
  /** Button of the product. Null if nothing is left to do, and until the applications are loaded. */
  readonly action: {
    readonly name: VerificationAction
    readonly label: string
    /** In-app path. Null if the button opens the support site in a new tab (VERIF-032). */
    readonly to: string | null
  } | null
}

/** Applications of both products, ready to render. */
export interface ApplicationsView {
  readonly products: Readonly<Record<ProductName, ProductView>>
  /** True if the app offers the missing SSN modal (VERIF-079). */
  readonly isMissingShopperInfo: boolean
}

/** Returns the text of a standing and its emphasised lead. */
export const standingText = (
  product: ProductName,
  standing: Standing,
): { readonly lead: string; readonly description: string } => {
  const { lead, rest } = standingTexts[standing]
  return { lead, description: lead + filled(rest, { purpose: verificationPurposes[product] }) }
}

const productView = (product: ProductName, { applications }: ApplicationsState): ProductView => {
  const application = applicationFor(product, applications ?? [])
  const standing = standingOf(application)
  const reason = application === null ? null : refusalReason(application)
  const { lead, description } = standingText(product, standing)
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
        : {
            name,
            label: verificationActionTexts[name],
            to: name === 'contact-support' ? null : verificationPath(product),
          },
  }
}

/** Computes the view. Until the applications are loaded, no product has an action. */
export const applicationsView = (state: ApplicationsState): ApplicationsView => ({
  products: {
    individualShopperTier1: productView('individualShopperTier1', state),
    payoutsRecipient: productView('payoutsRecipient', state),
  },
  isMissingShopperInfo: state.isMissingShopperInfo === true,
})
