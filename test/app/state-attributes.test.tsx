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

/** Part of a screen. `of(true)` renders the part in the tested state, and `of(false)` without this state. */
interface Part {
  readonly of: (isSet: boolean) => ReactNode
  readonly elements: () => ReadonlyArray<Element>
  /** Attributes that each element has if and only if the state is set. */
  readonly attributes: ReadonlyArray<string>
}

const nothing = (): void => undefined
const button = (name: string | RegExp) => () => screen.getAllByRole('button', { name })
const textbox = () => screen.getAllByRole('textbox')
const region = (name: string) => () => screen.getAllByRole('region', { name })
/** Returns the elements that have the attribute. Only style sheets read this attribute. */
const marked = (attribute: string) => () => [...document.querySelectorAll(`[${attribute}]`)]

const [someBill] = one.bills
const [, paid] = bill.payments.rows
if (someBill === undefined || paid === undefined || bill.balances === null) throw new Error('There is no bill')
const { other } = someBill
const { balances, payments } = bill

const amounts = (isLocked: boolean): ReactNode => (
  <AmountPanel bill={someBill} hidden={null} isLocked={isLocked} onPress={nothing} onType={nothing} />
)
const otherAmount = (over: Partial<typeof other>, isLocked = false): ReactNode => (
  <OtherAmount
    view={{ ...other, ...over }}
    isLocked={isLocked}
    describedBy="below"
    onType={nothing}
    onClear={nothing}
  />
)
const history = (over: Partial<typeof payments>): ReactNode => (
  <History payments={{ ...payments, ...over }} hidden={null} onReceipt={nothing} onMore={nothing} onRetry={nothing} />
)

const parts: Readonly<Record<string, Part>> = {
  'BILL-060 the connection of bills is loading': {
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
    attributes: ['aria-busy', 'aria-disabled'],
  },
  'the amounts of a bill are disabled': { of: amounts, elements: button(/\$/), attributes: ['aria-disabled'] },
  'another amount is read-only': { of: amounts, elements: textbox, attributes: ['readonly'] },
  'another amount is styled as read-only': {
    of: amounts,
    elements: marked('data-locked'),
    attributes: ['data-locked'],
  },
  'another amount is selected': {
    of: (isChosen) => otherAmount({ isChosen }),
    elements: marked('data-chosen'),
    attributes: ['data-chosen'],
  },
  'another amount is invalid': {
    of: (isInvalid) => otherAmount({ isInvalid }),
    elements: textbox,
    attributes: ['aria-invalid'],
  },
  'another amount is styled as invalid': {
    of: (isInvalid) => otherAmount({ isInvalid }),
    elements: marked('data-wrong'),
    attributes: ['data-wrong'],
  },
  'bills are being paid': {
    of: (isBusy) => <PayButton action={{ ...pay, isBusy }} heldBy={null} onPay={nothing} />,
    elements: button(pay.label),
    attributes: ['aria-busy', 'aria-disabled'],
  },
  'a list is refreshing': {
    of: (isRefreshing) => (
      <>
        <RefreshButton refresh={{ label: 'Refresh', isRefreshing }} onPress={nothing} />
        <RefreshButton refresh={{ label: 'Refresh', isRefreshing }} isSmall onPress={nothing} />
      </>
    ),
    elements: button('Refresh'),
    attributes: ['aria-busy', 'aria-disabled'],
  },
  'the code input is disabled': {
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
    attributes: ['disabled'],
  },
  'the payment window is open': {
    of: (isOpen) => (
      <PayBar view={bar} isWindowOpen={isOpen} button={null} onClear={nothing}>
        {null}
      </PayBar>
    ),
    elements: marked('data-window'),
    attributes: ['data-window'],
  },
  'the quote is loading': {
    of: (isQuoting) => (
      <Overview view={{ ...overview, isQuoting }} onCoin={nothing}>
        {null}
      </Overview>
    ),
    elements: () => [...document.querySelectorAll('ul + dl')],
    attributes: ['aria-busy'],
  },
  'a receipt is downloading': {
    of: (isLoading) => history({ rows: [{ ...paid, receipt: { label: 'Receipt', isLoading, failure: null } }] }),
    elements: button('Receipt'),
    attributes: ['aria-busy', 'aria-disabled'],
  },
  'the payments of a bill are loading': {
    of: (isLoading) => history({ isLoading }),
    elements: region('Payments'),
    attributes: ['aria-busy'],
  },
  'the balances of a bill are loading': {
    of: (isLoading) => <Balances balances={{ ...balances, isLoading }} onRetry={nothing} />,
    elements: region('Balance history'),
    attributes: ['aria-busy'],
  },
  'search results are being saved': {
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
    attributes: ['aria-busy'],
  },
  'the receiving addresses are loading': {
    of: (busy) => (
      <FocusedState state="index" home="index" busy={busy}>
        Addresses
      </FocusedState>
    ),
    elements: () => [screen.getByText('Addresses')],
    attributes: ['aria-busy'],
  },
}

it.each(Object.entries(parts))(
  'the ARIA state attributes are "true" if and only if %s',
  (_, { of, elements, attributes: at }) => {
    const says = (element: Element) => at.map((name) => (element.getAttribute(name) ?? 'false') !== 'false')
    const { rerender } = render(of(false))
    for (const isSo of [false, true, false]) {
      rerender(of(isSo))
      expect(new Set(elements().flatMap(says))).toEqual(new Set([isSo]))
    }
  },
)
