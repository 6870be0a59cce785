import { billDialogHeadings } from './bill-pay/texts.ts'
import { cardDialogHeadings } from './cards/texts.ts'
import { passkeyDialogHeadings } from './passkeys/texts.ts'
import { profileDialogHeadings } from './profile/texts.ts'
import { receivingDialogHeadings } from './receiving/texts.ts'
import { referralDialogHeadings } from './referral/texts.ts'
import { securityDialogHeadings } from './security/texts.ts'
import { verificationDialogHeadings } from './verification/texts.ts'
import { waitlistDialogHeadings } from './waitlist/texts.ts'

/** Heading of every modal, until the content of the modal sets another heading. */
export const modalHeadings = {
  ...billDialogHeadings,
  ...cardDialogHeadings,
  ...verificationDialogHeadings,
  ...passkeyDialogHeadings,
  ...securityDialogHeadings,
  ...referralDialogHeadings,
  ...receivingDialogHeadings,
  ...profileDialogHeadings,
  ...waitlistDialogHeadings,
} as const

/** Name of a modal. The modal registry of a front end has a row for each. */
export type ModalName = keyof typeof modalHeadings
