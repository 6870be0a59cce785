import type { Machine } from '../../kernel/machine.ts'
import { delay } from '../../kernel/timings.ts'
import { cancelText } from '../tables.ts'
import type { AddressFormEvent, AddressFormField, AddressFormState, AddressSubject, SaveStage } from './model.ts'

/**
 * Transitions of the form. Other events change nothing, so no other form opens while an address is checked or saved.
 */
export const addressFormMachine = {
  closed: { on: { open: 'editing' } },
  editing: { on: { open: 'editing', check: 'checking', save: 'saving', leave: 'leaving' } },
  checking: { on: { ask: 'asking', fail: 'editing' } },
  // The form below the dialog can be saved again, which starts another check.
  asking: {
    on: {
      open: 'editing',
      check: 'checking',
      save: 'saving',
      confirm: 'confirming',
      'close-code': 'leaving',
      leave: 'leaving',
    },
  },
  saving: { on: { succeed: 'leaving', fail: 'editing' } },
  // Closing the dialog does not abort the save in flight. The form shows its result.
  confirming: { on: { succeed: 'leaving', fail: 'editing', 'refuse-code': 'asking', 'close-code': 'saving' } },
  leaving: { on: { open: 'editing', left: 'closed' } },
} as const satisfies Machine<AddressFormState, AddressFormEvent>

/** True for states in which the form is read-only. */
export const isFixedIn = {
  closed: true,
  editing: false,
  checking: true,
  asking: false,
  saving: true,
  confirming: true,
  leaving: true,
} as const satisfies Record<AddressFormState, boolean>

/** Initial values of the add form (RECV-032). */
export const newAddress = { currency: 'BTC', address: '', label: 'My Wallet' } as const

/** Code of the chain of connected wallets (RECV-060). */
export const connectedChain = 'ETH'

/** Duration of an address approval, not of an identity review (RECV-024, LIM-011). */
export const approvalTime = '24 hours'

/** Delay after a save or cancel before the index returns (RECV-003, RECV-004). */
export const receivingReturn = delay('receiving return', 1000)

/** Texts of the form (RECV-022 to RECV-038). */
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
  account: {
    connected: 'Connected account',
    mismatch: 'The connected account is on Ethereum, but {currency} is chosen.',
    none: 'The connected account is on Ethereum. Choose a currency of that network.',
    choose: 'Choose {currency}',
  },
  cancel: cancelText,
  save: 'Save Address',
} as const

/** Heading of the form and notice of a save (RECV-022, RECV-036, RECV-044). */
export const modeTexts = {
  add: { heading: 'Add Receiving Address', saved: 'Your address was added.' },
  edit: { heading: 'Edit Address', saved: 'Your address was updated.' },
} as const satisfies Record<AddressSubject['mode'], Readonly<Record<'heading' | 'saved', string>>>

/** Texts of the code dialog (RECV-049 to RECV-052). */
export const codeTexts = {
  lead: 'Editing this address affects payments from these senders:',
  leadAlone: 'Nobody pays to this address yet. Changing it needs a second step all the same.',
  before: 'Until now',
  after: 'New address',
  kinds: { authenticator: 'I have a 2FA code', backup: 'I have a backup code' },
} as const

/** Field to blame for a failed stage, or null (ERR-074). */
export const refusedFields = {
  token: null,
  validate: 'address',
  'create-wallet': null,
  'create-profile': null,
  'add-payor': null,
  'update-wallet': null,
  'update-profile': null,
} as const satisfies Record<SaveStage, AddressFormField | null>

/** Error of each stage; {currency} is the display code (ERR-069 to ERR-075). */
export const saveFailures = {
  token: 'User does not have payouts access, please complete account verification.',
  validate: 'Invalid wallet address for currency {currency}.',
  'create-wallet': 'There was a problem saving your wallet. Please review and try again.',
  'create-profile': 'There was some problem creating profile. Please try again later.',
  'add-payor': 'There was a problem saving your address. Please review and try again.',
  'update-wallet': 'There was a problem updating your wallet. Please try again later.',
  'update-profile': 'There was some problem updating your profile. Please try again later.',
} as const satisfies Record<SaveStage, string>

/** Error for an XRP address with a separate destination tag. */
export const destinationTagText =
  'Destination tags aren’t supported. Enter an address without a tag, or an X-address that includes it.'
