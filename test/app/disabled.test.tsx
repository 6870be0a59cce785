import 'reflect-metadata/lite'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { secondFactors } from '../../core/security/index.ts'
import { UpdateCardNameModal } from '../../ui/cards/card-settings/UpdateCardNameModal.tsx'
import { PasskeysPanel } from '../../ui/passkeys/passkey-keeping/PasskeysPanel.tsx'
import { NameUpdateModal } from '../../ui/profile/name-update/NameUpdateModal.tsx'
import { WalletPairingModal } from '../../ui/profile/wallet-pairing/WalletPairingModal.tsx'
import { AddressCodeModal } from '../../ui/receiving/address-form/AddressCodeModal.tsx'
import { UpdatePasswordModal } from '../../ui/security/password-update/UpdatePasswordModal.tsx'
import { RecentFactorModal } from '../../ui/security/recent-factor/RecentFactorModal.tsx'
import { SecurityHistoryPanel } from '../../ui/security/security-history/SecurityHistoryPanel.tsx'
import { BackupCodesModal } from '../../ui/security/two-factor/BackupCodesModal.tsx'
import { DisableTwoFactorModal } from '../../ui/security/two-factor/DisableTwoFactorModal.tsx'
import { UpdateTwoFactorModal } from '../../ui/security/two-factor/UpdateTwoFactorModal.tsx'
import { MissingSsnModal } from '../../ui/verification/national-identity/MissingSsnModal.tsx'
import { given, play, type Played, told } from './played.tsx'
import { type Control, isAllowedNow } from './pressable.ts'

interface Row extends Played, Control {
  /** The view, by whether the core lets the control be used. */
  readonly view: (isAllowed: boolean) => object
}

const rest = { status: null, alert: null }
const text = { value: '', error: null }
const code = { ...secondFactors.authenticator, kind: 'authenticator', ...text, ...rest }
const names = { action: 'Do it', cancel: 'Cancel', ...rest }
const sending = (over: object) => (canSubmit: boolean) => ({ ...over, canSubmit })
const event = { id: '1', icon: 'alert', title: 'Sender moved', text: 'now', parts: [], stop: 'Stop this' }

const rows: Readonly<Record<string, Row>> = {
  'name update': {
    screen: <NameUpdateModal {...given} />,
    slice: 'nameUpdate',
    view: sending({ ...names, fields: [] }),
    control: 'Do it',
  },
  'card name': {
    screen: <UpdateCardNameModal {...given} />,
    slice: 'cardSettings',
    view: (canSubmit) => ({ name: { ...names, ...text, label: 'Card name', hint: '', canSubmit } }),
    control: 'Do it',
  },
  'national identity': {
    screen: <MissingSsnModal {...given} />,
    slice: 'nationalIdentity',
    view: sending({ ...names, ...text, lead: '', label: 'Number', hint: '', isReadOnly: false }),
    control: 'Do it',
  },
  'password update': {
    screen: <UpdatePasswordModal {...given} />,
    slice: 'passwordUpdate',
    view: sending({ ...names, current: text, next: { ...text, hint: '' }, strength: null, passkeys: null }),
    control: 'Do it',
  },
  'recent factor': {
    screen: <RecentFactorModal {...given} />,
    slice: 'recentFactor',
    view: sending({ ...code, lead: '', confirm: 'Do it', cancel: 'Cancel' }),
    control: 'Do it',
  },
  'two-factor on': {
    screen: <UpdateTwoFactorModal {...given} />,
    slice: 'twoFactor',
    at: 'enabling',
    view: (canSubmit) => ({
      enrolment: { secret: 'ABCD', grouped: 'ABCD', address: 'otpauth://totp/a?secret=ABCD' },
      failure: null,
      form: { ...code, canSubmit },
    }),
    control: 'Turn on',
  },
  'two-factor on, before there is a key': {
    screen: <UpdateTwoFactorModal {...given} />,
    slice: 'twoFactor',
    at: 'enabling',
    view: (isThere) => ({
      enrolment: isThere ? { secret: 'ABCD', grouped: 'ABCD', address: 'otpauth://totp/a?secret=ABCD' } : null,
      failure: null,
      form: { ...code, canSubmit: true },
    }),
    control: 'Turn on',
  },
  'two-factor off': {
    screen: <DisableTwoFactorModal {...given} />,
    slice: 'twoFactor',
    at: 'disabling',
    view: sending(code),
    control: 'Turn off',
  },
  'backup codes': {
    screen: <BackupCodesModal {...given} />,
    slice: 'twoFactor',
    at: 'backup',
    view: (canSubmit) => ({ codes: null, form: { ...code, canSubmit } }),
    control: 'Generate codes',
  },
  'code of a changed address': {
    screen: <AddressCodeModal {...given} />,
    slice: 'addressForm',
    at: 'code',
    view: sending({ ...code, lead: '', senders: [], before: null, after: null, save: 'Do it', cancel: 'Cancel' }),
    control: 'Do it',
  },
  'cancelling the code of a changed address': {
    screen: <AddressCodeModal {...given} />,
    slice: 'addressForm',
    at: 'code',
    view: (isAllowed) => ({
      ...code,
      lead: '',
      senders: [],
      before: null,
      after: null,
      save: 'Do it',
      cancel: 'Cancel',
      isReadOnly: !isAllowed,
    }),
    control: 'Cancel',
    by: 'aria-disabled',
  },
  'wallet pairing': {
    screen: <WalletPairingModal {...given} />,
    slice: 'walletPairing',
    view: (canContinue) => ({ ...code, stage: 'code', canContinue }),
    control: 'Continue',
  },
  'another code to pair by': {
    screen: <WalletPairingModal {...given} />,
    slice: 'walletPairing',
    view: (isAllowed) => ({ stage: 'qr', isLoading: !isAllowed, code: null }),
    control: 'Get a new code',
    by: 'aria-disabled',
  },
  'a further passkey': {
    screen: <PasskeysPanel />,
    slice: 'passkeyKeeping',
    at: 'list',
    view: (isAllowed) => ({
      title: 'Passkeys',
      isShown: true,
      isLoading: false,
      failure: null,
      setup: null,
      rows: [],
      explain: 'What?',
      remove: 'Remove',
      outcome: null,
      add: { label: 'Add Passkey', status: null, isDisabled: !isAllowed, note: null },
    }),
    control: 'Add Passkey',
  },
  'stopping a change': {
    screen: <SecurityHistoryPanel />,
    slice: 'securityHistory',
    view: (isAllowed) => ({
      isShown: true,
      title: 'History',
      text: '',
      isLoading: false,
      isRefreshing: false,
      failure: null,
      rows: [event],
      isStopping: !isAllowed,
      outcome: null,
      more: null,
      status: null,
    }),
    control: /^Stop this/,
    by: 'aria-disabled',
  },
}

it.each(Object.entries(rows))('%s can be pressed as the core says, and not before', async (_, row) => {
  const turn = play(row, row.view(false))
  const isTold = async (): Promise<boolean> => {
    told.mockClear()
    await userEvent.click(screen.getByRole('button', { name: row.control }))
    return told.mock.calls.length > 0
  }
  for (const isAllowed of [false, true, false]) {
    turn(row.view(isAllowed))
    expect(isAllowedNow(row)).toBe(isAllowed)
    // eslint-disable-next-line no-await-in-loop -- one press after the other
    expect(await isTold()).toBe(isAllowed)
  }
})
