import 'reflect-metadata/lite'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { WalletPairingModal } from '../../ui/profile/wallet-pairing/WalletPairingModal.tsx'
import { AddressCodeModal } from '../../ui/receiving/address-form/AddressCodeModal.tsx'
import { SecurityHistoryPanel } from '../../ui/security/security-history/SecurityHistoryPanel.tsx'
import { UpdateTwoFactorModal } from '../../ui/security/two-factor/UpdateTwoFactorModal.tsx'
import { type Control, isEnabled } from './controls.ts'
import { addressCode, code, enrolment, forms, history } from './stubbed-forms.tsx'
import { dialogProps, renderStubbed, type StubbedScreen, onCall } from './stubbed-screen.tsx'

interface Row extends StubbedScreen, Control {
  /** Returns a view that enables or disables the button. */
  readonly view: (isAllowed: boolean) => object
}

const event = { id: '1', icon: 'alert', title: 'Sender moved', text: 'now', parts: [], stop: 'Stop this' }

const rows: Readonly<Record<string, Row>> = {
  ...Object.fromEntries(
    Object.entries(forms).map(([name, form]) => [
      name,
      { ...form, view: (canSubmit: boolean) => form.view({ canSubmit, status: null }) },
    ]),
  ),
  'turning two-factor on without a setup key': {
    screen: <UpdateTwoFactorModal {...dialogProps} />,
    slice: 'twoFactor',
    at: 'enabling',
    view: (isThere) => ({
      enrolment: isThere ? enrolment : null,
      failure: null,
      form: { ...code, canSubmit: true, status: null },
    }),
    control: 'Turn on',
  },
  'cancelling the code of an address': {
    screen: <AddressCodeModal {...dialogProps} />,
    slice: 'addressForm',
    at: 'code',
    view: (isAllowed) => ({ ...addressCode, status: null, isReadOnly: !isAllowed }),
    control: 'Cancel',
    by: 'aria-disabled',
  },
  'wallet pairing': {
    screen: <WalletPairingModal {...dialogProps} />,
    slice: 'walletPairing',
    view: (canContinue) => ({ ...code, status: null, stage: 'code', canContinue }),
    control: 'Continue',
  },
  'a new pairing code': {
    screen: <WalletPairingModal {...dialogProps} />,
    slice: 'walletPairing',
    view: (isAllowed) => ({ stage: 'qr', isLoading: !isAllowed, code: null }),
    control: 'Get a new code',
    by: 'aria-disabled',
  },
  'stopping a payout change': {
    screen: <SecurityHistoryPanel />,
    slice: 'securityHistory',
    view: (isAllowed) => ({ ...history, rows: [event], isStopping: !isAllowed }),
    control: /^Stop this/,
    by: 'aria-disabled',
  },
}

it.each(Object.entries(rows))(
  '%s is enabled, and a press calls the slice, if and only if the view of the slice allows it',
  async (_, row) => {
    const setView = renderStubbed(row, row.view(false))
    const doesCall = async (): Promise<boolean> => {
      onCall.mockClear()
      await userEvent.click(screen.getByRole('button', { name: row.control }))
      return onCall.mock.calls.length > 0
    }
    for (const isAllowed of [false, true, false]) {
      setView(row.view(isAllowed))
      expect(isEnabled(row)).toBe(isAllowed)
      // eslint-disable-next-line no-await-in-loop -- one press after the other
      expect(await doesCall()).toBe(isAllowed)
    }
  },
)
