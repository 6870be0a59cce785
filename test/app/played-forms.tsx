import { secondFactors } from '@paydeck/core/security'
import { UpdateCardNameModal } from '../../ui/cards/card-settings/UpdateCardNameModal.tsx'
import { PasskeysPanel } from '../../ui/passkeys/passkey-keeping/PasskeysPanel.tsx'
import { NameUpdateModal } from '../../ui/profile/name-update/NameUpdateModal.tsx'
import { AddressCodeModal } from '../../ui/receiving/address-form/AddressCodeModal.tsx'
import { UpdatePasswordModal } from '../../ui/security/password-update/UpdatePasswordModal.tsx'
import { RecentFactorModal } from '../../ui/security/recent-factor/RecentFactorModal.tsx'
import { BackupCodesModal } from '../../ui/security/two-factor/BackupCodesModal.tsx'
import { DisableTwoFactorModal } from '../../ui/security/two-factor/DisableTwoFactorModal.tsx'
import { UpdateTwoFactorModal } from '../../ui/security/two-factor/UpdateTwoFactorModal.tsx'
import { MissingSsnModal } from '../../ui/verification/national-identity/MissingSsnModal.tsx'
import { given, type Played } from './played.tsx'

/** What the core says of the button of a form. */
interface Said {
  readonly canSubmit: boolean
  readonly status: 'loading' | null
}

interface Form extends Played {
  readonly view: (said: Said) => object
  /** The name of its button. */
  readonly control: string
}

export const text = { value: '', error: null, hint: '' }
export const words = { action: 'Do it', cancel: 'Cancel', alert: null }
export const code = { ...secondFactors.authenticator, kind: 'authenticator', ...text, ...words }
export const enrolment = { secret: 'ABCD', grouped: 'ABCD', address: 'otpauth://totp/a?secret=ABCD' }
export const addressCode = {
  ...code,
  lead: '',
  senders: [],
  before: null,
  after: null,
  save: 'Do it',
  isReadOnly: false,
}
export const password = { ...words, current: text, next: text, strength: null, passkeys: null }
export const identity = { ...words, ...text, lead: '', label: 'Number', isReadOnly: false }

const form = (over: object) => (said: Said) => ({ ...over, ...said })

/** Forms over their views, each with a button that does what it is for. */
export const forms: Readonly<Record<string, Form>> = {
  'a name': {
    screen: <NameUpdateModal {...given} />,
    slice: 'nameUpdate',
    view: form({ ...words, fields: [] }),
    control: 'Do it',
  },
  'the name of a card': {
    screen: <UpdateCardNameModal {...given} />,
    slice: 'cardSettings',
    view: (said) => ({ name: { ...words, ...text, label: 'Card name', ...said } }),
    control: 'Do it',
  },
  'a personal number': {
    screen: <MissingSsnModal {...given} />,
    slice: 'nationalIdentity',
    view: form(identity),
    control: 'Do it',
  },
  'a password': {
    screen: <UpdatePasswordModal {...given} />,
    slice: 'passwordUpdate',
    view: form(password),
    control: 'Do it',
  },
  'a second factor ahead of a change': {
    screen: <RecentFactorModal {...given} />,
    slice: 'recentFactor',
    view: form({ ...code, code, lead: '', confirm: 'Do it' }),
    control: 'Do it',
  },
  'a password ahead of a change': {
    screen: <RecentFactorModal {...given} />,
    slice: 'recentFactor',
    view: form({ ...text, code: null, passwordLabel: 'Password', lead: '', confirm: 'Do it' }),
    control: 'Do it',
  },
  'turning two-factor on': {
    screen: <UpdateTwoFactorModal {...given} />,
    slice: 'twoFactor',
    at: 'enabling',
    view: (said) => ({ enrolment, failure: null, form: { ...code, ...said } }),
    control: 'Turn on',
  },
  'turning two-factor off': {
    screen: <DisableTwoFactorModal {...given} />,
    slice: 'twoFactor',
    at: 'disabling',
    view: form(code),
    control: 'Turn off',
  },
  'backup codes': {
    screen: <BackupCodesModal {...given} />,
    slice: 'twoFactor',
    at: 'backup',
    view: (said) => ({ codes: null, form: { ...code, ...said } }),
    control: 'Generate codes',
  },
  'the code of an address': {
    screen: <AddressCodeModal {...given} />,
    slice: 'addressForm',
    at: 'code',
    view: form(addressCode),
    control: 'Do it',
  },
  'a further passkey': {
    screen: <PasskeysPanel />,
    slice: 'passkeyKeeping',
    at: 'list',
    view: ({ canSubmit, status }) => ({
      title: 'Passkeys',
      isShown: true,
      isLoading: false,
      failure: null,
      setup: null,
      rows: [],
      explain: 'What?',
      remove: 'Remove',
      outcome: null,
      add: { label: 'Do it', status, isDisabled: !canSubmit, note: null },
    }),
    control: 'Do it',
  },
}

/** The view of the history of an account. */
export const history = {
  isShown: true,
  title: 'History',
  text: '',
  isLoading: false,
  isRefreshing: false,
  failure: null,
  rows: [],
  isStopping: false,
  outcome: null,
  more: null,
  status: null,
}
