import 'reflect-metadata/lite'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { secondFactors } from '../../core/security/index.ts'
import { RemoveBillModal } from '../../ui/bill-pay/bill-detail/RemoveBillModal.tsx'
import { UpdateCardNameModal } from '../../ui/cards/card-settings/UpdateCardNameModal.tsx'
import { AddFundsModal } from '../../ui/cards/card-top-up/AddFundsModal.tsx'
import { MailingAddressModal } from '../../ui/cards/mailing-address/MailingAddressModal.tsx'
import { PasskeysPanel } from '../../ui/passkeys/passkey-keeping/PasskeysPanel.tsx'
import { RemovePasskeyModal } from '../../ui/passkeys/passkey-keeping/RemovePasskeyModal.tsx'
import { NameUpdateModal } from '../../ui/profile/name-update/NameUpdateModal.tsx'
import { RemoveReceivingModal } from '../../ui/receiving/address-directory/RemoveReceivingModal.tsx'
import { AddressCodeModal } from '../../ui/receiving/address-form/AddressCodeModal.tsx'
import { EndSessionModal } from '../../ui/security/active-sessions/EndSessionModal.tsx'
import { UpdatePasswordModal } from '../../ui/security/password-update/UpdatePasswordModal.tsx'
import { RecentFactorModal } from '../../ui/security/recent-factor/RecentFactorModal.tsx'
import { SecurityHistoryPanel } from '../../ui/security/security-history/SecurityHistoryPanel.tsx'
import { BackupCodesModal } from '../../ui/security/two-factor/BackupCodesModal.tsx'
import { DisableTwoFactorModal } from '../../ui/security/two-factor/DisableTwoFactorModal.tsx'
import { UpdateTwoFactorModal } from '../../ui/security/two-factor/UpdateTwoFactorModal.tsx'
import { MissingSsnModal } from '../../ui/verification/national-identity/MissingSsnModal.tsx'
import { given, play, type Played } from './played.tsx'

type Status = 'loading' | null

interface Row extends Played {
  /** The view, by how the work of the button goes. */
  readonly view: (status: Status) => object
  readonly control: string
}

const text = { value: '', error: null, hint: '' }
const words = { action: 'Do it', cancel: 'Cancel', alert: null, canSubmit: true }
const code = { ...secondFactors.authenticator, kind: 'authenticator', value: '', error: null, ...words }
const asked = { title: 'What', text: 'It', warning: 'Why', confirm: 'Do it', cancel: 'Cancel', failure: null }
const form = (over: object) => (status: Status) => ({ ...words, ...over, status })

const rows: Readonly<Record<string, Row>> = {
  'the removal of a bill': {
    screen: <RemoveBillModal />,
    slice: 'billDetail',
    at: 'removal',
    view: (status) => ({ ...asked, isBusy: status === 'loading' }),
    control: 'Do it',
  },
  'the removal of a passkey': {
    screen: <RemovePasskeyModal />,
    slice: 'passkeyKeeping',
    at: 'removal',
    view: (status) => ({ ...asked, status }),
    control: 'Do it',
  },
  'the removal of an address': {
    screen: <RemoveReceivingModal />,
    slice: 'addressDirectory',
    at: 'removal',
    view: (status) => ({ ...asked, address: null, status }),
    control: 'Do it',
  },
  'the end of a session': {
    screen: <EndSessionModal />,
    slice: 'activeSessions',
    at: 'ending',
    view: (status) => ({ ...asked, status }),
    control: 'Do it',
  },
  'a new passkey': {
    screen: <PasskeysPanel />,
    slice: 'passkeyKeeping',
    at: 'list',
    view: (status) => ({
      title: 'Passkeys',
      isShown: true,
      isLoading: false,
      failure: null,
      setup: null,
      rows: [],
      explain: 'What?',
      remove: 'Remove',
      outcome: null,
      add: { label: 'Do it', status, isDisabled: false, note: null },
    }),
    control: 'Do it',
  },
  'the name of a card': {
    screen: <UpdateCardNameModal {...given} />,
    slice: 'cardSettings',
    view: (status) => ({ name: { ...words, ...text, label: 'Card name', status } }),
    control: 'Do it',
  },
  'money on a card': {
    screen: <AddFundsModal {...given} />,
    slice: 'cardTopUp',
    view: form({
      stage: 'filling',
      card: null,
      amount: {
        ...text,
        label: 'Amount',
        symbol: '$',
        isResting: false,
        presets: { label: 'Amounts', options: [] },
        total: null,
      },
      failure: null,
      payment: null,
    }),
    control: 'Do it',
  },
  'a mailing address': {
    screen: <MailingAddressModal {...given} />,
    slice: 'mailingAddress',
    view: (status) => ({
      form: {
        header: '',
        lead: '',
        fields: [],
        suggestions: [],
        isResting: false,
        alert: null,
        progress: '',
        scrollToTop: 0,
        button: { does: 'save', label: 'Do it', isDisabled: false, status },
      },
    }),
    control: 'Do it',
  },
  'a name': {
    screen: <NameUpdateModal {...given} />,
    slice: 'nameUpdate',
    view: form({ fields: [] }),
    control: 'Do it',
  },
  'the code of an address': {
    screen: <AddressCodeModal {...given} />,
    slice: 'addressForm',
    at: 'code',
    view: form({ ...code, lead: '', senders: [], before: null, after: null, save: 'Do it', isReadOnly: false }),
    control: 'Do it',
  },
  'a password': {
    screen: <UpdatePasswordModal {...given} />,
    slice: 'passwordUpdate',
    view: form({ current: text, next: text, strength: null, passkeys: null }),
    control: 'Do it',
  },
  'a second factor ahead of a change': {
    screen: <RecentFactorModal {...given} />,
    slice: 'recentFactor',
    view: form({ ...code, lead: '', confirm: 'Do it' }),
    control: 'Do it',
  },
  'more of what happened': {
    screen: <SecurityHistoryPanel />,
    slice: 'securityHistory',
    view: (status) => ({
      isShown: true,
      title: 'History',
      text: '',
      isLoading: false,
      isRefreshing: false,
      failure: null,
      rows: [],
      isStopping: false,
      outcome: null,
      more: { label: 'Do it', failure: null },
      status,
    }),
    control: 'Do it',
  },
  'backup codes': {
    screen: <BackupCodesModal {...given} />,
    slice: 'twoFactor',
    at: 'backup',
    view: (status) => ({ codes: null, form: { ...code, status } }),
    control: 'Generate codes',
  },
  'turning two-factor off': {
    screen: <DisableTwoFactorModal {...given} />,
    slice: 'twoFactor',
    at: 'disabling',
    view: form(code),
    control: 'Turn off',
  },
  'turning two-factor on': {
    screen: <UpdateTwoFactorModal {...given} />,
    slice: 'twoFactor',
    at: 'enabling',
    view: (status) => ({
      enrolment: { secret: 'ABCD', grouped: 'ABCD', address: 'otpauth://totp/a?secret=ABCD' },
      failure: null,
      form: { ...code, status },
    }),
    control: 'Turn on',
  },
  'a personal number': {
    screen: <MissingSsnModal {...given} />,
    slice: 'nationalIdentity',
    view: form({ ...text, lead: '', label: 'Number', isReadOnly: false }),
    control: 'Do it',
  },
}

it.each(Object.entries(rows))('the button of %s says while its work goes on that it does, and only then', (_, row) => {
  const turn = play(row, row.view(null))
  const button = screen.getByRole('button', { name: row.control })
  const shown = () => [button.getAttribute('aria-busy'), button.getAttribute('aria-disabled'), button.dataset['state']]
  expect(shown()).toEqual(['false', 'false', 'rest'])
  turn(row.view('loading'))
  expect(shown()).toEqual(['true', 'true', 'loading'])
  expect(button.isConnected).toBe(true)
})

it('a personal number cannot be changed while it is sent, and can be read', () => {
  const number = (isReadOnly: boolean) => ({ ...form({ ...text, lead: '', label: 'Number' })(null), isReadOnly })
  const turn = play({ screen: <MissingSsnModal {...given} />, slice: 'nationalIdentity' }, number(false))
  const field = screen.getByLabelText<HTMLInputElement>('Number', { selector: 'input' })
  expect(field.readOnly).toBe(false)
  turn(number(true))
  expect([field.readOnly, field.disabled]).toEqual([true, false])
})

it('the switch that keeps or removes passkeys shows what the core says', () => {
  const passkeys = (isOn: boolean) => ({
    ...form({ current: text, next: text, strength: null })(null),
    passkeys: { text: 'They stay.', remove: 'Remove passkeys', isOn },
  })
  const turn = play({ screen: <UpdatePasswordModal {...given} />, slice: 'passwordUpdate' }, passkeys(false))
  const shown = () => screen.getByRole('switch', { name: 'Remove passkeys' }).getAttribute('aria-checked')
  expect(shown()).toBe('false')
  turn(passkeys(true))
  expect(shown()).toBe('true')
})

it('what happened to the account is busy until it is there', () => {
  const history = (isLoading: boolean) => ({ ...rows['more of what happened']?.view(null), isLoading })
  const turn = play({ screen: <SecurityHistoryPanel />, slice: 'securityHistory' }, history(true))
  const busy = () => screen.getByRole('region', { name: 'History' }).getAttribute('aria-busy')
  expect(busy()).toBe('true')
  turn(history(false))
  expect(busy()).toBe('false')
})

it('the place of the setup key is busy until there is one', () => {
  const enabling = (enrolment: object | null) => ({ enrolment, failure: null, form: { ...code, status: null } })
  const played = { screen: <UpdateTwoFactorModal {...given} />, slice: 'twoFactor', at: 'enabling' } as const
  const turn = play(played, enabling(null))
  // The buttons are not meant.
  const busy = () => document.querySelector('div[aria-busy]')?.getAttribute('aria-busy')
  expect(busy()).toBe('true')
  turn(enabling({ secret: 'ABCD', grouped: 'ABCD', address: 'otpauth://totp/a?secret=ABCD' }))
  expect(busy()).toBe('false')
})
