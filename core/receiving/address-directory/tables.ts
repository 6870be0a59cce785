import { limit } from '../../kernel/limits.ts'
import { routePath } from '../../routes/index.ts'
import type { PayoutRefusal } from '../model.ts'
import type { ReceivingAlert, AddressRemoval } from './model.ts'

/** Number of characters that a long address shows at its beginning and its end. */
export const addressEnds = {
  first: limit('address beginning', 10),
  last: limit('address end', 6),
  between: '…',
} as const

/** Texts of the index (RECV-005 to RECV-018). */
export const indexTexts = {
  title: 'Your addresses',
  lead: 'These addresses are used when a sender wants to send you a payment.',
  add: 'Add Receiving Address',
  empty:
    "If you've received a payments invite, please click the link in the invite email to complete setup. If the problem persists, please request another invite from the sender.",
  failed: 'Your addresses could not be loaded.',
  banner: {
    text: 'Setup two-factor authentication to make changes to your receiving addresses.',
    action: 'Setup 2FA',
    path: routePath('settings-security'),
  },
  noSenders: 'Nobody pays to this address yet.',
  senders: 'Senders: {names}',
  copy: 'address of {name}',
  menu: 'Actions for {name}',
  edit: 'Edit',
  editNeeds: 'Needs two-factor authentication',
  editUnknown: 'Two-factor authentication could not be checked',
  removeSender: 'Remove sender {payor}',
  remove: 'Delete',
  received: 'You can receive',
  applicationTitle: 'Verification',
} as const

/** Texts of the removal dialog, and of the notices that follow. */
export const removalTexts = {
  profile: {
    title: 'Delete {name}?',
    warning: 'The address is forgotten. You can add it again later.',
    confirm: 'Delete',
    done: '{name} was deleted.',
    failed: '{name} was not deleted. Please try again.',
  },
  sender: {
    title: 'Remove {payor} from {name}?',
    warning: '{payor} cannot pay to this address any more, and waits among the requests until you accept again.',
    confirm: 'Remove sender',
    done: '{payor} was removed from {name}.',
    failed: '{payor} was not removed from {name}. Please try again.',
  },
} as const satisfies Record<
  AddressRemoval['kind'],
  Readonly<Record<'title' | 'warning' | 'confirm' | 'done' | 'failed', string>>
>

export interface AlertRow {
  readonly tone: 'warning' | 'error'
  readonly text: string
  readonly action: string
}

/** Alerts above the addresses (RECV-064 to RECV-067). */
export const receivingAlerts = {
  region: {
    tone: 'warning',
    text: 'The currency you’ve selected is no longer valid for your or your sender’s region. Change currencies to accept this payment.',
    action: 'Change Currency',
  },
  account: {
    tone: 'error',
    text: 'Due to your account settings, we cannot process payments from your senders.',
    action: 'Get Help',
  },
} as const satisfies Record<ReceivingAlert, AlertRow>

/** Alert for each reason why payouts cannot be accepted (RECV-068, RECV-076). */
export const refusalAlerts = {
  currencyNotAllowed: 'region',
  accountNotAllowed: 'account',
  inviteExpired: 'account',
  emailMismatch: 'account',
} as const satisfies Record<PayoutRefusal, ReceivingAlert>

/** Number of icons in a profile's currency pill (RECV-021). */
export const pillIcons = limit('currency pill icons', 4)

/** Text of the currency pill for {count} hidden currencies. */
export const moreIcons = '+{count} More'
