import 'reflect-metadata/lite'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { WalletPairingModal } from '../../ui/profile/wallet-pairing/WalletPairingModal.tsx'
import { AddressCodeModal } from '../../ui/receiving/address-form/AddressCodeModal.tsx'
import { SecurityHistoryPanel } from '../../ui/security/security-history/SecurityHistoryPanel.tsx'
import { UpdateTwoFactorModal } from '../../ui/security/two-factor/UpdateTwoFactorModal.tsx'
import { addressCode, code, enrolment, forms, history } from './played-forms.tsx'
import { given, play, type Played, told } from './played.tsx'
import { type Control, isAllowedNow } from './pressable.ts'

interface Row extends Played, Control {
  /** The view, by whether the core lets the control be used. */
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
  'turning two-factor on, before there is a key,': {
    screen: <UpdateTwoFactorModal {...given} />,
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
    screen: <AddressCodeModal {...given} />,
    slice: 'addressForm',
    at: 'code',
    view: (isAllowed) => ({ ...addressCode, status: null, isReadOnly: !isAllowed }),
    control: 'Cancel',
    by: 'aria-disabled',
  },
  'wallet pairing': {
    screen: <WalletPairingModal {...given} />,
    slice: 'walletPairing',
    view: (canContinue) => ({ ...code, status: null, stage: 'code', canContinue }),
    control: 'Continue',
  },
  'another code to pair by': {
    screen: <WalletPairingModal {...given} />,
    slice: 'walletPairing',
    view: (isAllowed) => ({ stage: 'qr', isLoading: !isAllowed, code: null }),
    control: 'Get a new code',
    by: 'aria-disabled',
  },
  'stopping a change': {
    screen: <SecurityHistoryPanel />,
    slice: 'securityHistory',
    view: (isAllowed) => ({ ...history, rows: [event], isStopping: !isAllowed }),
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
