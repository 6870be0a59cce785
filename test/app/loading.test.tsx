import 'reflect-metadata/lite'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { RemoveBillModal } from '../../ui/bill-pay/bill-detail/RemoveBillModal.tsx'
import { AddFundsModal } from '../../ui/cards/card-top-up/AddFundsModal.tsx'
import { MailingAddressModal } from '../../ui/cards/mailing-address/MailingAddressModal.tsx'
import { RemovePasskeyModal } from '../../ui/passkeys/passkey-keeping/RemovePasskeyModal.tsx'
import { RemoveReceivingModal } from '../../ui/receiving/address-directory/RemoveReceivingModal.tsx'
import { EndSessionModal } from '../../ui/security/active-sessions/EndSessionModal.tsx'
import { UpdatePasswordModal } from '../../ui/security/password-update/UpdatePasswordModal.tsx'
import { SecurityHistoryPanel } from '../../ui/security/security-history/SecurityHistoryPanel.tsx'
import { UpdateTwoFactorModal } from '../../ui/security/two-factor/UpdateTwoFactorModal.tsx'
import { MissingSsnModal } from '../../ui/verification/national-identity/MissingSsnModal.tsx'
import { code, forms, history, identity, password, text, labels } from './stubbed-forms.tsx'
import { dialogProps, renderStubbed, type StubbedScreen } from './stubbed-screen.tsx'

type Status = 'loading' | null

interface Row extends StubbedScreen {
  /** Returns the view of the form for this status of its request. */
  readonly view: (status: Status) => object
  readonly control: string
}

const confirmation = { title: 'What', text: 'It', warning: 'Why', confirm: 'Do it', cancel: 'Cancel', failure: null }

const rows: Readonly<Record<string, Row>> = {
  ...Object.fromEntries(
    Object.entries(forms).map(([name, form]) => [
      name,
      { ...form, view: (status: Status) => form.view({ canSubmit: true, status }) },
    ]),
  ),
  'the removal of a bill': {
    screen: <RemoveBillModal />,
    slice: 'billDetail',
    at: 'removal',
    view: (status) => ({ ...confirmation, isBusy: status === 'loading' }),
    control: 'Do it',
  },
  'the removal of a passkey': {
    screen: <RemovePasskeyModal />,
    slice: 'passkeyKeeping',
    at: 'removal',
    view: (status) => ({ ...confirmation, status }),
    control: 'Do it',
  },
  'the removal of an address': {
    screen: <RemoveReceivingModal />,
    slice: 'addressDirectory',
    at: 'removal',
    view: (status) => ({ ...confirmation, address: null, status }),
    control: 'Do it',
  },
  'the end of a session': {
    screen: <EndSessionModal />,
    slice: 'activeSessions',
    at: 'ending',
    view: (status) => ({ ...confirmation, status }),
    control: 'Do it',
  },
  'the card top-up': {
    screen: <AddFundsModal {...dialogProps} />,
    slice: 'cardTopUp',
    view: (status) => ({
      ...labels,
      canSubmit: true,
      status,
      stage: 'filling',
      card: null,
      amount: {
        ...text,
        label: 'Amount',
        symbol: '$',
        isLocked: false,
        presets: { label: 'Amounts', options: [] },
        total: null,
      },
      failure: null,
      payment: null,
    }),
    control: 'Do it',
  },
  'a mailing address': {
    screen: <MailingAddressModal {...dialogProps} />,
    slice: 'mailingAddress',
    view: (status) => ({
      form: {
        header: '',
        lead: '',
        fields: [],
        suggestions: [],
        isLocked: false,
        alert: null,
        progress: '',
        scrollToTop: 0,
        button: { does: 'save', label: 'Do it', isDisabled: false, status },
      },
    }),
    control: 'Do it',
  },
  'the next page of the security history': {
    screen: <SecurityHistoryPanel />,
    slice: 'securityHistory',
    view: (status) => ({ ...history, more: { label: 'Do it', failure: null }, status }),
    control: 'Do it',
  },
}

it.each(Object.entries(rows))('the button for %s becomes busy when its operation starts', (_, row) => {
  const setView = renderStubbed(row, row.view(null))
  const button = screen.getByRole('button', { name: row.control })
  const shown = () => [button.getAttribute('aria-busy'), button.getAttribute('aria-disabled'), button.dataset['state']]
  expect(shown()).toEqual(['false', 'false', 'idle'])
  setView(row.view('loading'))
  expect(shown()).toEqual(['true', 'true', 'loading'])
  expect(button.isConnected).toBe(true)
})

it('the field for the Social Security number is read-only while the number is being sent', () => {
  const number = (isReadOnly: boolean) => ({ ...identity, canSubmit: true, status: null, isReadOnly })
  const setView = renderStubbed(
    { screen: <MissingSsnModal {...dialogProps} />, slice: 'nationalIdentity' },
    number(false),
  )
  const field = screen.getByLabelText<HTMLInputElement>('Number', { selector: 'input' })
  expect(field.readOnly).toBe(false)
  setView(number(true))
  expect([field.readOnly, field.disabled]).toEqual([true, false])
})

it('the switch "Remove passkeys" is on if and only if the view of the slice says that it is on', () => {
  const passkeys = (isOn: boolean) => ({
    ...password,
    canSubmit: true,
    status: null,
    passkeys: { text: 'They stay.', remove: 'Remove passkeys', isOn },
  })
  const setView = renderStubbed(
    { screen: <UpdatePasswordModal {...dialogProps} />, slice: 'passwordUpdate' },
    passkeys(false),
  )
  const shown = () => screen.getByRole('switch', { name: 'Remove passkeys' }).getAttribute('aria-checked')
  expect(shown()).toBe('false')
  setView(passkeys(true))
  expect(shown()).toBe('true')
})

it('the panel of the security history is marked as busy until the history has loaded', () => {
  const view = (isLoading: boolean) => ({ ...history, isLoading })
  const setView = renderStubbed({ screen: <SecurityHistoryPanel />, slice: 'securityHistory' }, view(true))
  const busy = () => screen.getByRole('region', { name: 'History' }).getAttribute('aria-busy')
  expect(busy()).toBe('true')
  setView(view(false))
  expect(busy()).toBe('false')
})

it('the two-factor dialog marks the setup key as busy until it has loaded', () => {
  const enabling = (enrolment: object | null) => ({ enrolment, failure: null, form: { ...code, status: null } })
  const stubbed = { screen: <UpdateTwoFactorModal {...dialogProps} />, slice: 'twoFactor', at: 'enabling' } as const
  const setView = renderStubbed(stubbed, enabling(null))
  // Selects the region, not the buttons, which have the same attribute.
  const busy = () => document.querySelector('div[aria-busy]')?.getAttribute('aria-busy')
  expect(busy()).toBe('true')
  setView(enabling({ secret: 'ABCD', grouped: 'ABCD', address: 'otpauth://totp/a?secret=ABCD' }))
  expect(busy()).toBe('false')
})
