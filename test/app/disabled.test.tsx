import 'reflect-metadata/lite'
import { act, render } from '@testing-library/react'
import { Container } from 'inversify'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { constant, makeStores } from '../../core/kernel/store.ts'
import { secondFactors } from '../../core/security/index.ts'
import type { Slices } from '../../core/slices.ts'
import { fakeClock } from '../../core/testing.ts'
import { UpdateCardNameModal } from '../../ui/cards/card-settings/UpdateCardNameModal.tsx'
import { ContainerProvider } from '../../ui/di/ContainerProvider.tsx'
import { port, slice } from '../../ui/di/tokens.ts'
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
import { type Control, isAllowedNow } from './pressable.ts'

/** A screen over a slice of which only its view is there: whatever else it does, it does nothing. */
interface Row extends Control {
  readonly screen: ReactNode
  readonly slice: keyof Slices
  /** Under which key of the slice the view is, if not "view". */
  readonly at?: string
  /** The view, by whether the core lets the control be used. */
  readonly view: (isAllowed: boolean) => object
}

const modal = { text: null, about: null, onClose: () => undefined }
const rest = { status: null, alert: null }
const text = { value: '', error: null }
const code = { ...secondFactors.authenticator, kind: 'authenticator', ...text, ...rest }
const names = { action: 'Do it', cancel: 'Cancel', ...rest }
const sending = (over: object) => (canSubmit: boolean) => ({ ...over, canSubmit })
const event = { id: '1', icon: 'alert', title: 'Sender moved', text: 'now', parts: [], stop: 'Stop this' }

const rows: Readonly<Record<string, Row>> = {
  'name update': {
    screen: <NameUpdateModal {...modal} />,
    slice: 'nameUpdate',
    view: sending({ ...names, fields: [] }),
    control: 'Do it',
  },
  'card name': {
    screen: <UpdateCardNameModal {...modal} />,
    slice: 'cardSettings',
    view: (canSubmit) => ({ name: { ...names, ...text, label: 'Card name', hint: '', canSubmit } }),
    control: 'Do it',
  },
  'national identity': {
    screen: <MissingSsnModal {...modal} />,
    slice: 'nationalIdentity',
    view: sending({ ...names, ...text, lead: '', label: 'Number', hint: '', isReadOnly: false }),
    control: 'Do it',
  },
  'password update': {
    screen: <UpdatePasswordModal {...modal} />,
    slice: 'passwordUpdate',
    view: sending({ ...names, current: text, next: { ...text, hint: '' }, strength: null, passkeys: null }),
    control: 'Do it',
  },
  'recent factor': {
    screen: <RecentFactorModal {...modal} />,
    slice: 'recentFactor',
    view: sending({ ...code, lead: '', confirm: 'Do it', cancel: 'Cancel' }),
    control: 'Do it',
  },
  'two-factor on': {
    screen: <UpdateTwoFactorModal {...modal} />,
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
    screen: <UpdateTwoFactorModal {...modal} />,
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
    screen: <DisableTwoFactorModal {...modal} />,
    slice: 'twoFactor',
    at: 'disabling',
    view: sending(code),
    control: 'Turn off',
  },
  'backup codes': {
    screen: <BackupCodesModal {...modal} />,
    slice: 'twoFactor',
    at: 'backup',
    view: (canSubmit) => ({ codes: null, form: { ...code, canSubmit } }),
    control: 'Generate codes',
  },
  'code of a changed address': {
    screen: <AddressCodeModal {...modal} />,
    slice: 'addressForm',
    at: 'code',
    view: sending({ ...code, lead: '', senders: [], before: null, after: null, save: 'Do it', cancel: 'Cancel' }),
    control: 'Do it',
  },
  'cancelling the code of a changed address': {
    screen: <AddressCodeModal {...modal} />,
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
    screen: <WalletPairingModal {...modal} />,
    slice: 'walletPairing',
    view: (canContinue) => ({ ...code, stage: 'code', canContinue }),
    control: 'Continue',
  },
  'another code to pair by': {
    screen: <WalletPairingModal {...modal} />,
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

const nothing = (): void => undefined

it.each(Object.entries(rows))('%s can be pressed as the core says, and not before', (_, row) => {
  const stores = makeStores()
  const view = stores.make(row.view(false))
  const played = { [row.at ?? 'view']: view }
  const container = new Container()
  container.bind(port('clock')).toConstantValue(fakeClock())
  container.bind(port('clipboard')).toConstantValue({ write: () => async () => undefined } as never)
  container.bind(slice(row.slice)).toConstantValue(
    new Proxy(played, {
      get: (parts, name) => parts[String(name)] ?? (name === 'then' ? undefined : nothing),
    }) as never,
  )
  if (row.slice === 'passwordUpdate')
    container.bind(slice('basicInfo')).toConstantValue({ email: constant(null) } as never)
  render(<ContainerProvider container={container}>{row.screen}</ContainerProvider>)
  for (const isAllowed of [false, true, false]) {
    act(() => view.update(() => row.view(isAllowed)))
    expect(isAllowedNow(row)).toBe(isAllowed)
  }
})
