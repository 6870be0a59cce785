import { limit } from '../../kernel/limits.ts'
import { basePath } from '../../platform/addresses.ts'
import { routePath } from '../../routes/index.ts'
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

/** So many looks at the list, and an application that is being made is waited for no longer (VERIF-063). */
export const creationPolls = limit('creation polls', 60)

/** Where "Continue" leads in this tab (VERIF-008). */
export const afterLaunch = routePath('home')

/** The words of the intro (VERIF-001 to VERIF-005). */
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
