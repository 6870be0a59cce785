import 'reflect-metadata/lite'
import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { Connect } from '../../ui/bill-pay/bill-connection/ConnectModal.tsx'
import { Balances } from '../../ui/bill-pay/bill-detail/Balances.tsx'
import { History } from '../../ui/bill-pay/bill-detail/History.tsx'
import { AmountPanel } from '../../ui/bill-pay/bill-payment/AmountPanel.tsx'
import { OtherAmount } from '../../ui/bill-pay/bill-payment/OtherAmount.tsx'
import { Overview } from '../../ui/bill-pay/bill-payment/Overview.tsx'
import { PayBar } from '../../ui/bill-pay/bill-payment/PayBar.tsx'
import { PayButton } from '../../ui/bill-pay/bill-payment/PayButton.tsx'
import { CodeInput } from '../../ui/kit/CodeInput.tsx'
import { RefreshButton } from '../../ui/kit/RefreshButton.tsx'
import { SavingPanel } from '../../ui/payments/payment-search/SavingPanel.tsx'
import { FocusedState } from '../../ui/receiving/FocusedState.tsx'
import { bill } from '../bill-pay/bill-detail/screen-view.ts'
import { bar, one, overview, pay } from '../bill-pay/bill-payment/payment-views.ts'

/** A part of a screen that is given its view, by whether something holds of it. */
interface Part {
  readonly of: (isSo: boolean) => ReactNode
  readonly elements: () => ReadonlyArray<Element>
  /** What says that it holds, of each of the elements; nothing else of these says so. */
  readonly at: ReadonlyArray<string>
}

const nothing = (): void => undefined
const button = (name: string | RegExp) => () => screen.getAllByRole('button', { name })
const textbox = () => screen.getAllByRole('textbox')
const region = (name: string) => () => screen.getAllByRole('region', { name })
/** What styles alone go by. */
const marked = (attribute: string) => () => [...document.querySelectorAll(`[${attribute}]`)]

const [someBill] = one.bills
const [, paid] = bill.payments.rows
if (someBill === undefined || paid === undefined || bill.balances === null) throw new Error('There is no bill')
const { other } = someBill
const { balances, payments } = bill

const amounts = (isResting: boolean): ReactNode => (
  <AmountPanel bill={someBill} hidden={null} isResting={isResting} onPress={nothing} onType={nothing} />
)
const otherAmount = (over: Partial<typeof other>, isResting = false): ReactNode => (
  <OtherAmount
    view={{ ...other, ...over }}
    isResting={isResting}
    describedBy="below"
    onType={nothing}
    onClear={nothing}
  />
)
const history = (over: Partial<typeof payments>): ReactNode => (
  <History payments={{ ...payments, ...over }} hidden={null} onReceipt={nothing} onMore={nothing} onRetry={nothing} />
)

const parts: Readonly<Record<string, Part>> = {
  'BILL-060 the way to connected bills is on its way': {
    of: (isBusy) => (
      <Connect
        view={{
          heading: '',
          label: '',
          options: null,
          action: { label: 'Continue', isBusy, isDisabled: isBusy },
          error: null,
          note: null,
          success: null,
        }}
        act={{ choose: nothing, proceed: nothing }}
      />
    ),
    elements: button('Continue'),
    at: ['aria-busy', 'aria-disabled'],
  },
  'the amounts of a bill rest': { of: amounts, elements: button(/\$/), at: ['aria-disabled'] },
  'another amount rests': { of: amounts, elements: textbox, at: ['readonly'] },
  'another amount looks as if it rests': { of: amounts, elements: marked('data-resting'), at: ['data-resting'] },
  'another amount is chosen': {
    of: (isChosen) => otherAmount({ isChosen }),
    elements: marked('data-chosen'),
    at: ['data-chosen'],
  },
  'another amount is wrong': { of: (isInvalid) => otherAmount({ isInvalid }), elements: textbox, at: ['aria-invalid'] },
  'another amount looks wrong': {
    of: (isInvalid) => otherAmount({ isInvalid }),
    elements: marked('data-wrong'),
    at: ['data-wrong'],
  },
  'bills are being paid': {
    of: (isBusy) => <PayButton action={{ ...pay, isBusy }} heldBy={null} onPay={nothing} />,
    elements: button(pay.label),
    at: ['aria-busy', 'aria-disabled'],
  },
  'a list is asked for again': {
    of: (isRefreshing) => (
      <>
        <RefreshButton refresh={{ label: 'Refresh', isRefreshing }} onPress={nothing} />
        <RefreshButton refresh={{ label: 'Refresh', isRefreshing }} isSmall onPress={nothing} />
      </>
    ),
    elements: button('Refresh'),
    at: ['aria-busy', 'aria-disabled'],
  },
  'no code can be given': {
    of: (disabled) => (
      <CodeInput
        label="Code"
        length={6}
        value=""
        typed={(before) => before}
        pasted={(before) => before}
        pasteNote={() => null}
        disabled={disabled}
        onChange={nothing}
      />
    ),
    elements: textbox,
    at: ['disabled'],
  },
  'the payment window is open': {
    of: (isOpen) => (
      <PayBar view={bar} isWindowOpen={isOpen} button={null} onClear={nothing}>
        {null}
      </PayBar>
    ),
    elements: marked('data-window'),
    at: ['data-window'],
  },
  'the sum is asked for anew': {
    of: (isQuoting) => (
      <Overview view={{ ...overview, isQuoting }} onCoin={nothing}>
        {null}
      </Overview>
    ),
    elements: () => [...document.querySelectorAll('ul + dl')],
    at: ['aria-busy'],
  },
  'a receipt is fetched': {
    of: (isLoading) => history({ rows: [{ ...paid, receipt: { label: 'Receipt', isLoading, failure: null } }] }),
    elements: button('Receipt'),
    at: ['aria-busy', 'aria-disabled'],
  },
  'the payments of a bill are on their way': {
    of: (isLoading) => history({ isLoading }),
    elements: region('Payments'),
    at: ['aria-busy'],
  },
  'the balances of a bill are on their way': {
    of: (isLoading) => <Balances balances={{ ...balances, isLoading }} onRetry={nothing} />,
    elements: region('Balance history'),
    at: ['aria-busy'],
  },
  'what was found is saved': {
    of: (isBusy) => (
      <SavingPanel
        saving={{
          label: 'Save',
          buttons: [{ format: 'csv', label: 'CSV', isBusy, isDisabled: false }],
          progress: '',
          failure: null,
        }}
        onSave={nothing}
      />
    ),
    elements: button('CSV'),
    at: ['aria-busy'],
  },
  'it is not known which addresses there are': {
    of: (busy) => (
      <FocusedState state="index" home="index" busy={busy}>
        Addresses
      </FocusedState>
    ),
    elements: () => [screen.getByText('Addresses')],
    at: ['aria-busy'],
  },
}

it.each(Object.entries(parts))('says as long as the core does, and no longer, that %s', (_, { of, elements, at }) => {
  const says = (element: Element) => at.map((name) => (element.getAttribute(name) ?? 'false') !== 'false')
  const { rerender } = render(of(false))
  for (const isSo of [false, true, false]) {
    rerender(of(isSo))
    expect(new Set(elements().flatMap(says))).toEqual(new Set([isSo]))
  }
})
