import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { PayButton } from '../../ui/bill-pay/bill-payment/PayButton.tsx'
import { SavingPanel } from '../../ui/payments/payment-search/SavingPanel.tsx'
import { AddressNotice } from '../../ui/receiving/address-directory/AddressNotice.tsx'
import { Requests } from '../../ui/receiving/address-directory/Requests.tsx'
import { type Control, isEnabled } from './controls.ts'

/**
 * Part of a screen with a button. `of` renders the part from a view that enables the button if and only if `isAllowed` is
 * true.
 */
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

const successNotice = (isEnabled: boolean): ReactNode => (
  <AddressNotice
    notice={{
      tone: 'success',
      text: 'Done.',
      move: { payorId: 'p1', undo: 'Undo', choose: 'Choose another', change: null, isEnabled },
    }}
    directory={directory}
  />
)
const choiceNotice = (canChange: boolean, isReadOnly: boolean): ReactNode => {
  const choice = { label: 'Where', options: [], isReadOnly }
  const change = { choice, label: 'Change', canChange, cancel: 'Cancel' }
  const move = { payorId: 'p1', undo: 'Undo', choose: null, change, isEnabled: true }
  return <AddressNotice notice={{ tone: 'success', text: 'Done.', move }} directory={directory} />
}

const parts: Readonly<Record<string, Part>> = {
  'the pay button': {
    of: (isAllowed) => (
      <PayButton action={{ label: 'Pay', isBusy: false, isDisabled: !isAllowed }} heldBy={null} onPay={nothing} />
    ),
    control: 'Pay',
  },
  'the pay button while payment is blocked': {
    of: (isAllowed) => (
      <PayButton
        action={{ label: 'Pay', isBusy: false, isDisabled: false }}
        heldBy={isAllowed ? null : 'why'}
        onPay={nothing}
      />
    ),
    control: 'Pay',
  },
  'saving search results': {
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
  'accepting a payout request': {
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
  'undoing the change of a sender’s address': { of: successNotice, control: 'Undo', by: 'aria-disabled' },
  'choosing another address for a sender': { of: successNotice, control: 'Choose another', by: 'aria-disabled' },
  'the button that assigns a sender to another address': {
    of: (isAllowed) => choiceNotice(isAllowed, false),
    control: 'Change',
  },
  'cancelling the choice of an address': {
    of: (isAllowed) => choiceNotice(true, !isAllowed),
    control: 'Cancel',
    by: 'aria-disabled',
  },
}

it.each(Object.entries(parts))('%s is enabled if and only if the slice’s view allows it', (_, part) => {
  const { rerender } = render(part.of(false))
  for (const isAllowed of [false, true, false]) {
    rerender(part.of(isAllowed))
    expect(isEnabled(part)).toBe(isAllowed)
  }
})
