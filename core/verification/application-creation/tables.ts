import { limit } from '../../kernel/limits.ts'
import { basePath } from '../../platform/addresses.ts'
import { routePath } from '../../routes/index.ts'
import type { ProductName } from '../model.ts'

/** Page outside the app that starts the verification (VERIF-010). */
export const verificationPage = `${basePath}/verify`

export interface ProductRow {
  /** Product whose application is created when this one is approved (VERIF-043). */
  readonly partner: ProductName
  /** True if the URL of the verification carries payouts flag and invite (VERIF-011 to VERIF-013). */
  readonly forPayouts: boolean
}

export const products = {
  individualShopperTier1: { partner: 'payoutsRecipient', forPayouts: false },
  payoutsRecipient: { partner: 'individualShopperTier1', forPayouts: true },
} as const satisfies Record<ProductName, ProductRow>

/** Number of polls before the app stops waiting for an application (VERIF-063). */
export const creationPolls = limit('creation polls', 60)

/** Page of this tab after "Continue" (VERIF-008). */
export const afterLaunch = routePath('home')

/** Texts of the intro (VERIF-001 to VERIF-005). */
export const introTexts = {
  title: "Let's verify your identity",
  lead: 'We need two things, each photographed by camera. It takes about 5 minutes.',
  steps: [
    {
      id: 'document',
      title: 'Identity Document',
      text: 'Passport, driver’s license or identity card, photographed by camera.',
    },
    { id: 'selfie', title: 'A selfie', text: 'A live photo by camera, to match the document.' },
  ],
  review: 'Review takes {time}. You can go on meanwhile; we tell you when it is done.',
  action: 'Continue',
  note: 'Continue opens the verification app in a new tab. The photos go to our identity provider and are used for this check only.',
  blocked: 'No new tab opened?',
  open: 'Open the verification app',
  help: 'Which documents are accepted?',
} as const
