import { limit } from '../../kernel/limits.ts'
import type { ReceivingScreenState, ReceivingRemoval } from '../model/screen.ts'
import { approvalTime } from './addresses.ts'

/** Of a long address so many characters are shown, at its beginning and at its end. */
export const addressEnds = {
  first: limit('address beginning', 10),
  last: limit('address end', 6),
  between: '…',
} as const

/** The words of the index (RECV-005 to RECV-018). */
export const indexTexts = {
  title: 'Your addresses',
  lead: 'These addresses are used when a sender wants to send you a payment.',
  add: 'Add Receiving Address',
  request: '{payor} wants to send you a payment.',
  accept: 'Accept Invite',
  setUp: 'Setup Payment',
  accepted: '{payor} now pays to {profile}.',
  empty:
    "If you've received a payments invite, please click the link in the invite email to complete setup. If the problem persists, please request another invite from the sender.",
  banner: {
    text: 'Setup two-factor authentication to make changes to your receiving addresses.',
    action: 'Setup 2FA',
    path: '/settings/security',
  },
  pending: 'Pending approval',
  noSenders: 'Nobody pays to this address yet.',
  senders: 'Senders: {names}',
  menu: 'Actions for {name}',
  edit: 'Edit',
  editNeeds: 'Needs two-factor authentication',
  editUnknown: 'Two-factor authentication could not be checked',
  removeSender: 'Remove sender {payor}',
  remove: 'Delete',
  received: 'You can receive',
  applicationTitle: 'Verification',
} as const

/** The words of the form (RECV-022 to RECV-038). */
export const formTexts = {
  web3: { lead: 'Take the address from a wallet of yours.', action: 'Web3 Options' },
  manual: 'Enter Manually',
  forPayor: '{payor} will pay to this address.',
  approval: `Your address will be approved within ${approvalTime}.`,
  affected: 'This changes where these senders pay to:',
  currency: {
    label: 'Currency',
    placeholder: 'Select a Currency',
    unavailable: 'Not Available',
    notAllowed: 'Currency Not Available',
    none: 'No currency found.',
    failure: 'The currencies could not be loaded.',
  },
  address: { label: 'Wallet Address', hint: 'Paste your crypto address.' },
  label: { label: 'Nickname' },
  cancel: 'Cancel',
  save: 'Save Address',
} as const

/** What heads the form, and what is told when it is saved (RECV-022, RECV-036, RECV-044). */
export const stateTexts = {
  add: { heading: 'Add Receiving Address', saved: 'Your address was added.' },
  edit: { heading: 'Edit Address', saved: 'Your address was updated.' },
} as const satisfies Record<Exclude<ReceivingScreenState, 'index'>, Readonly<Record<'heading' | 'saved', string>>>

/** The words of the 2-step modal (RECV-049 to RECV-052). */
export const stepTexts = {
  lead: 'Editing this address affects payments from these senders:',
  leadAlone: 'Nobody pays to this address yet. Changing it needs a second step all the same.',
  kinds: { authenticator: 'I have a 2FA code', backup: 'I have a backup code' },
} as const

/** What is asked before something is removed, and told afterwards. */
export const removalTexts = {
  profile: {
    title: 'Delete {name}?',
    warning: 'The address is forgotten. You can add it again later.',
    confirm: 'Delete',
    done: '{name} was deleted.',
  },
  sender: {
    title: 'Remove {payor} from {name}?',
    warning: '{payor} cannot pay to this address any more, and waits among the requests until you accept again.',
    confirm: 'Remove sender',
    done: '{payor} was removed from {name}.',
  },
} as const satisfies Record<
  ReceivingRemoval['kind'],
  Readonly<Record<'title' | 'warning' | 'confirm' | 'done', string>>
>

/** Where the screen is, and the query value that carries an invite on to it (RECV-073, RECV-074). */
export const receivingPlace = { path: '/settings/receiving-addresses', inviteKey: 'accept-invite-payload' } as const
