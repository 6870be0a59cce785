import { activityDialogHeadings } from './activity/texts.ts'
import { billDialogHeadings } from './bill-pay/texts.ts'
import { cardDialogHeadings } from './cards/texts.ts'
import { passkeyDialogHeadings } from './passkeys/texts.ts'
import { profileDialogHeadings } from './profile/texts.ts'
import { receivingDialogHeadings } from './receiving/texts.ts'
import { referralDialogHeadings } from './referral/texts.ts'
import { securityDialogHeadings } from './security/texts.ts'
import { sessionDialogHeadings } from './session/texts.ts'
import { verificationDialogHeadings } from './verification/texts.ts'
import { waitlistDialogHeadings } from './waitlist/texts.ts'

/** Initial headings of the modals, by name. The content of a modal can replace its heading. */
export const modalHeadings = {
  ...activityDialogHeadings,
  ...billDialogHeadings,
  ...cardDialogHeadings,
  ...verificationDialogHeadings,
  ...passkeyDialogHeadings,
  ...securityDialogHeadings,
  ...sessionDialogHeadings,
  ...referralDialogHeadings,
  ...receivingDialogHeadings,
  ...profileDialogHeadings,
  ...waitlistDialogHeadings,
} as const

/** Name of a modal. The modal registry of every front end has a row for each name. */
export type ModalName = keyof typeof modalHeadings
