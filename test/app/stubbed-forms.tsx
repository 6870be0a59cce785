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
import { dialogProps, type StubbedScreen } from './stubbed-screen.tsx'

/** State of the submit button of a form. */
interface ButtonState {
  readonly canSubmit: boolean
  readonly status: 'loading' | null
}

interface Form extends StubbedScreen {
  readonly view: (said: ButtonState) => object
  /** Accessible name of the submit button. */
  readonly control: string
}

export const text = { value: '', error: null, hint: '' }
export const labels = { action: 'Do it', cancel: 'Cancel', alert: null }
export const code = { ...secondFactors.authenticator, kind: 'authenticator', ...text, ...labels }
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
export const password = { ...labels, current: text, next: text, strength: null, passkeys: null }
export const identity = { ...labels, ...text, lead: '', label: 'Number', isReadOnly: false }

const form = (over: object) => (said: ButtonState) => ({ ...over, ...said })

/** Forms whose views are stubs. */
export const forms: Readonly<Record<string, Form>> = {
  'the name dialog': {
    screen: <NameUpdateModal {...dialogProps} />,
    slice: 'nameUpdate',
    view: form({ ...labels, fields: [] }),
    control: 'Do it',
  },
  'the card name dialog': {
    screen: <UpdateCardNameModal {...dialogProps} />,
    slice: 'cardSettings',
    view: (said) => ({ name: { ...labels, ...text, label: 'Card name', ...said } }),
    control: 'Do it',
  },
  'the Social Security number dialog': {
    screen: <MissingSsnModal {...dialogProps} />,
    slice: 'nationalIdentity',
    view: form(identity),
    control: 'Do it',
  },
  'the password dialog': {
    screen: <UpdatePasswordModal {...dialogProps} />,
    slice: 'passwordUpdate',
    view: form(password),
    control: 'Do it',
  },
  'the confirmation by a second factor': {
    screen: <RecentFactorModal {...dialogProps} />,
    slice: 'recentFactor',
    view: form({ ...code, code, lead: '', confirm: 'Do it' }),
    control: 'Do it',
  },
  'the confirmation by a password': {
    screen: <RecentFactorModal {...dialogProps} />,
    slice: 'recentFactor',
    view: form({ ...text, code: null, passwordLabel: 'Password', lead: '', confirm: 'Do it' }),
    control: 'Do it',
  },
  'turning two-factor on': {
    screen: <UpdateTwoFactorModal {...dialogProps} />,
    slice: 'twoFactor',
    at: 'enabling',
    view: (said) => ({ enrolment, failure: null, form: { ...code, ...said } }),
    control: 'Turn on',
  },
  'turning two-factor off': {
    screen: <DisableTwoFactorModal {...dialogProps} />,
    slice: 'twoFactor',
    at: 'disabling',
    view: form(code),
    control: 'Turn off',
  },
  'backup codes': {
    screen: <BackupCodesModal {...dialogProps} />,
    slice: 'twoFactor',
    at: 'backup',
    view: (said) => ({ codes: null, form: { ...code, ...said } }),
    control: 'Generate codes',
  },
  'the code of an address': {
    screen: <AddressCodeModal {...dialogProps} />,
    slice: 'addressForm',
    at: 'code',
    view: form(addressCode),
    control: 'Do it',
  },
  'adding a passkey': {
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

/** View of an empty security history. */
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
