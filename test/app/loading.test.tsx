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
import { code, forms, history, identity, password, text, words } from './played-forms.tsx'
import { given, play, type Played } from './played.tsx'

type Status = 'loading' | null

interface Row extends Played {
  /** The view, by how the work of the button goes. */
  readonly view: (status: Status) => object
  readonly control: string
}

const asked = { title: 'What', text: 'It', warning: 'Why', confirm: 'Do it', cancel: 'Cancel', failure: null }

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
  'money on a card': {
    screen: <AddFundsModal {...given} />,
    slice: 'cardTopUp',
    view: (status) => ({
      ...words,
      canSubmit: true,
      status,
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
  'more of what happened': {
    screen: <SecurityHistoryPanel />,
    slice: 'securityHistory',
    view: (status) => ({ ...history, more: { label: 'Do it', failure: null }, status }),
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
  const number = (isReadOnly: boolean) => ({ ...identity, canSubmit: true, status: null, isReadOnly })
  const turn = play({ screen: <MissingSsnModal {...given} />, slice: 'nationalIdentity' }, number(false))
  const field = screen.getByLabelText<HTMLInputElement>('Number', { selector: 'input' })
  expect(field.readOnly).toBe(false)
  turn(number(true))
  expect([field.readOnly, field.disabled]).toEqual([true, false])
})

it('the switch that keeps or removes passkeys shows what the core says', () => {
  const passkeys = (isOn: boolean) => ({
    ...password,
    canSubmit: true,
    status: null,
    passkeys: { text: 'They stay.', remove: 'Remove passkeys', isOn },
  })
  const turn = play({ screen: <UpdatePasswordModal {...given} />, slice: 'passwordUpdate' }, passkeys(false))
  const shown = () => screen.getByRole('switch', { name: 'Remove passkeys' }).getAttribute('aria-checked')
  expect(shown()).toBe('false')
  turn(passkeys(true))
  expect(shown()).toBe('true')
})

it('what happened to the account is busy until it is there', () => {
  const view = (isLoading: boolean) => ({ ...history, isLoading })
  const turn = play({ screen: <SecurityHistoryPanel />, slice: 'securityHistory' }, view(true))
  const busy = () => screen.getByRole('region', { name: 'History' }).getAttribute('aria-busy')
  expect(busy()).toBe('true')
  turn(view(false))
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
