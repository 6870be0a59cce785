import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { PayButton } from '../../ui/bill-pay/bill-payment/PayButton.tsx'
import { SavingPanel } from '../../ui/payments/payment-search/SavingPanel.tsx'
import { AddressNotice } from '../../ui/receiving/address-directory/AddressNotice.tsx'
import { Requests } from '../../ui/receiving/address-directory/Requests.tsx'
import { type Control, isAllowedNow } from './pressable.ts'

/** A part of a screen that is given its view, by whether the core lets the control be used. */
interface Part extends Control {
  readonly of: (isAllowed: boolean) => ReactNode
}

const nothing = (): void => undefined
const directory = {
  accept: nothing,
  undo: nothing,
  choose: nothing,
  pick: nothing,
  change: nothing,
  stopChoosing: nothing,
}

const told = (isEnabled: boolean): ReactNode => (
  <AddressNotice
    notice={{
      tone: 'success',
      text: 'Done.',
      move: { payorId: 'p1', undo: 'Undo', choose: 'Choose another', change: null, isEnabled },
    }}
    directory={directory}
  />
)
const choosing = (canChange: boolean, isReadOnly: boolean): ReactNode => {
  const choice = { label: 'Where', options: [], isReadOnly }
  const change = { choice, label: 'Change', canChange, cancel: 'Cancel' }
  const move = { payorId: 'p1', undo: 'Undo', choose: null, change, isEnabled: true }
  return <AddressNotice notice={{ tone: 'success', text: 'Done.', move }} directory={directory} />
}

const parts: Readonly<Record<string, Part>> = {
  'paying bills': {
    of: (isAllowed) => (
      <PayButton action={{ label: 'Pay', isBusy: false, isDisabled: !isAllowed }} heldBy={null} onPay={nothing} />
    ),
    control: 'Pay',
  },
  'paying bills, where it is held': {
    of: (isAllowed) => (
      <PayButton
        action={{ label: 'Pay', isBusy: false, isDisabled: false }}
        heldBy={isAllowed ? null : 'why'}
        onPay={nothing}
      />
    ),
    control: 'Pay',
  },
  'saving what was found': {
    of: (isAllowed) => (
      <SavingPanel
        saving={{
          label: 'Save',
          buttons: [{ format: 'csv', label: 'CSV', isBusy: false, isDisabled: !isAllowed }],
          progress: '',
          failure: null,
        }}
        onSave={nothing}
      />
    ),
    control: 'CSV',
  },
  'accepting a request': {
    of: (isEnabled) => (
      <Requests
        requests={[
          {
            id: 'p1',
            text: 'A request.',
            goesTo: '',
            choose: null,
            choice: null,
            action: { kind: 'accept', label: 'Accept', isEnabled },
          },
        ]}
        directory={directory}
        form={{ add: nothing }}
      />
    ),
    control: /^Accept/,
  },
  'taking a move back': { of: told, control: 'Undo', by: 'aria-disabled' },
  'choosing another address': { of: told, control: 'Choose another', by: 'aria-disabled' },
  'moving a sender': { of: (isAllowed) => choosing(isAllowed, false), control: 'Change' },
  'choosing no other address': {
    of: (isAllowed) => choosing(true, !isAllowed),
    control: 'Cancel',
    by: 'aria-disabled',
  },
}

it.each(Object.entries(parts))('%s can be pressed as the core says, and not before', (_, part) => {
  const { rerender } = render(part.of(false))
  for (const isAllowed of [false, true, false]) {
    rerender(part.of(isAllowed))
    expect(isAllowedNow(part)).toBe(isAllowed)
  }
})
