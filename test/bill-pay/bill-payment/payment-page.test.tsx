import { type BillPaymentPageView, makeStores } from '@paydeck/core'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { PaymentPage } from '../../../ui/bill-pay/bill-payment/PaymentPage.tsx'
import { afterPaint } from '../../../ui/kit/after-paint.ts'
import { framed } from '../../slice-bench/framed.tsx'
import { countReads } from '../count-reads.ts'
import { bar, blocked, cedar, empty, one, opened, overview, pay, several } from './payment-views.ts'

const stores = makeStores()
const isOnline = stores.make(true)
const width = stores.make(1280)

/** Waits until `afterPaint` has called its callbacks. */
const nextPaint = () => new Promise<void>((resolve) => void afterPaint(resolve))

const act = {
  press: vi.fn(),
  selectEvery: vi.fn(),
  type: vi.fn(),
  clear: vi.fn(),
  pay: vi.fn(),
  showWindow: vi.fn(),
  chooseCoin: vi.fn(),
}

const page = (view: BillPaymentPageView) => <PaymentPage view={view} act={act} />
const show = (view: BillPaymentPageView) => render(page(view), framed({ ports: { device: { isOnline, width } } }))

const bill = (name: string) => within(screen.getByRole('region', { name }))
const inBar = () => within(screen.getByRole('region', { name: 'Selected bills' }))
const inOverview = () => within(screen.getByRole('region', { name: 'Overview' }))
const button = (name: string) => screen.getByRole('button', { name })

beforeEach(() => {
  vi.clearAllMocks()
  isOnline.update(() => true)
})

it('BILL-086 the button "All minimums" selects every minimum; "All statement balances" is disabled if no bill has one', () => {
  show(several)
  fireEvent.click(button('All minimums'))
  expect(act.selectEvery).toHaveBeenCalledExactlyOnceWith('minimumPayment')
  expect(button('All statement balances')).toHaveProperty('disabled', true)
})

describe('the amounts of a bill', () => {
  it('a click on an amount option calls `press`, typing calls `type`, and aria-pressed marks the selected option', () => {
    show(several)
    const { getByRole, getAllByRole } = bill('Cedar Union Bank')
    expect(getAllByRole('button').map((each) => [each.textContent, each.getAttribute('aria-pressed')])).toEqual([
      ['Minimum Payment$35.00', 'true'],
      ['Statement Balance$412.07', 'false'],
      ['Current Balance$1,842.10', 'false'],
    ])
    fireEvent.click(getByRole('button', { name: /^Current Balance/ }))
    expect(act.press).toHaveBeenCalledExactlyOnceWith({ accountId: 'cedar', option: 'currentBalance' })
    fireEvent.change(getByRole('textbox', { name: 'Other Amount in US dollars' }), { target: { value: '$12' } })
    expect(act.type).toHaveBeenCalledExactlyOnceWith({ accountId: 'cedar', text: '$12' })
  })

  it('the field "Other Amount" has the formatted amount as its description; the Clear button deselects the amount', () => {
    show(several)
    const { getByRole, queryByRole } = bill('Hillside Mortgage')
    const field = getByRole('textbox', { description: "That's $1,500.00." })
    expect(field.getAttribute('aria-invalid')).toBe('false')
    expect(queryByRole('alert')).toBeNull()
    fireEvent.click(getByRole('button', { name: 'Clear Other Amount' }))
    expect(act.press).toHaveBeenCalledExactlyOnceWith({ accountId: 'hillside', option: 'otherAmount' })
  })

  it('BILL-121 after a typed amount was deselected, a click or the Enter key in its field selects it again', () => {
    const other = (over: object) => ({
      ...one,
      ...over,
      bills: one.bills.map((each) => ({ ...each, other: { ...each.other, text: '50', ...over } })),
    })
    const { rerender } = show(other({}))
    const field = bill('Cedar Union Bank').getByRole('textbox')
    fireEvent.focus(field)
    expect(act.type).not.toHaveBeenCalled()
    fireEvent.click(bill('Cedar Union Bank').getByText('Other Amount'))
    fireEvent.keyDown(field, { key: 'Enter' })
    expect(act.type.mock.calls).toEqual([[{ accountId: 'cedar', text: '50' }], [{ accountId: 'cedar', text: '50' }]])
    for (const over of [{ isChosen: true }, { text: '' }, { isLocked: true }]) {
      rerender(page(other(over)))
      fireEvent.click(field)
      fireEvent.keyDown(field, { key: 'Enter' })
    }
    expect(act.type).toHaveBeenCalledTimes(2)
    expect(act.press).not.toHaveBeenCalled()
  })

  it('the field of an invalid amount shows an error; a press on Pay moves the focus to this field', () => {
    show(several)
    const { getByRole } = bill('Parkway Auto Finance')
    expect(getByRole('alert').textContent).toBe('Attention: Minimum amount: $1.00')
    expect(screen.getAllByText('Attention:')).toHaveLength(1)
    const field = getByRole('textbox')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(document.body)
    fireEvent.click(button('Pay'))
    expect(act.pay).toHaveBeenCalledOnce()
    expect(document.activeElement).toBe(field)
  })

  it('BILL-128 an amount option with nothing to pay is disabled, shows "Nothing to pay", and ignores clicks', () => {
    const bills = several.bills.map((each) => ({
      ...each,
      options: each.options.map((option) =>
        option.value === 'currentBalance' ? { ...option, amount: '$0.00', disabledReason: 'Nothing to pay' } : option,
      ),
    }))
    show({ ...several, bills })
    const disabledOption = bill('Cedar Union Bank').getByRole('button', {
      name: 'Current Balance $0.00 Nothing to pay',
    })
    expect(disabledOption.getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(disabledOption)
    expect(act.press).not.toHaveBeenCalled()
    fireEvent.click(bill('Cedar Union Bank').getByRole('button', { name: /^Statement Balance/ }))
    expect(act.press).toHaveBeenCalledOnce()
  })

  it('while the payment window is open, the amounts of the bills are read-only', () => {
    show(opened)
    const { getByRole, getAllByRole } = bill('Hillside Mortgage')
    expect(getByRole('textbox').hasAttribute('readonly')).toBe(true)
    expect(getAllByRole('button')).toHaveLength(2)
    for (const each of getAllByRole('button')) fireEvent.click(each)
    expect(act.press).not.toHaveBeenCalled()
  })

  it('while amounts are hidden, dots with a label for screen readers replace them; selected amounts are still shown', () => {
    const bills = several.bills.map((each) => ({
      ...each,
      options: each.options.map((option) => (option.isChosen ? option : { ...option, amount: null })),
    }))
    show({ ...several, hiddenAmount: 'Amount hidden', bills })
    const names = bill('Cedar Union Bank').getAllByRole('button', { name: /^(Minimum|Statement|Current)/ })
    expect(names.map((one) => one.textContent)).toEqual([
      'Minimum Payment$35.00',
      'Statement Balance••••••Amount hidden',
      'Current Balance••••••Amount hidden',
    ])
    // The overview and the footer bar still show the amounts, so that users see how much they pay.
    for (const part of [inOverview(), inBar()]) expect(part.queryByText('Amount hidden')).toBeNull()
    expect(inBar().getByText('$1,535.50').closest('[aria-hidden="true"]')).toBeNull()
  })
})

describe('the footer bar', () => {
  it('the payment page reserves space at its lower edge only while it shows the footer bar', async () => {
    const lowerSpace = () => document.documentElement.style.getPropertyValue('--lower')
    const { rerender } = show(one)
    expect(screen.queryByRole('region', { name: 'Selected bills' })).toBeNull()
    expect(lowerSpace()).toBe('')
    rerender(page(several))
    expect(inBar().getByText('$1,535.50')).toBeTruthy()
    await nextPaint()
    expect(lowerSpace()).toBe('0px')
    fireEvent.click(inBar().getByRole('button', { name: 'Clear Selected' }))
    expect(act.clear).toHaveBeenCalledOnce()
    rerender(page(empty))
    expect(screen.queryByRole('region', { name: 'Selected bills' })).toBeNull()
    await nextPaint()
    expect(lowerSpace()).toBe('')
    // If the footer bar is removed before the next paint, no space stays reserved for it below the page.
    rerender(page(several))
    rerender(page(empty))
    await nextPaint()
    expect(lowerSpace()).toBe('')
    // The bar is removed and a new bar appears before the next paint. The space for the new bar stays reserved.
    rerender(page(several))
    await nextPaint()
    rerender(page(empty))
    rerender(page(several))
    await nextPaint()
    expect(lowerSpace()).toBe('0px')
  })

  it('if seven of the selected bills have no logo in the footer bar, the bar shows "+7"', () => {
    const { container, rerender } = show(several)
    expect(container.textContent).not.toContain('+')
    const logos = ['1', '2', '3', '4', '5'].map((id) => ({ ...cedar, id }))
    rerender(page({ ...several, bar: { ...bar, logos, more: 7 } }))
    expect(inBar().getByText('+7')).toBeTruthy()
  })
})

describe('the total and the Pay button', () => {
  const totals = () => screen.queryAllByText(/^\$1,5(35\.50|50\.86)$/)
  const buttons = () => screen.getAllByRole('button', { name: /^Pay|payment window$/ })

  it.each([
    ['several bills', several],
    ['the open payment window', opened],
    ['the blocked payment window', blocked],
  ])(
    'BILL-116 BILL-118 with %s, the total and the Pay button are in the footer bar and not in the overview',
    (_, view) => {
      show(view)
      expect(totals()).toEqual([inBar().getByText('$1,535.50')])
      expect(buttons()).toEqual([inBar().getByRole('button', { name: /^Pay|payment window$/ })])
    },
  )

  it('BILL-113 for a single bill, the total and the Pay button are in the overview, even if they were in the footer bar before', () => {
    const { rerender } = show(several)
    rerender(page(one))
    expect(inOverview().getAllByRole('button')).toEqual(buttons())
    expect(inOverview().getByText('Total').nextElementSibling?.textContent).toBe('$1,550.86')
  })
})

describe('paying on the payment page', () => {
  it('the Pay button is disabled if no amount is selected; while the invoice is created, it is busy but keeps the focus', () => {
    const { rerender } = show(empty)
    expect(button('Pay')).toHaveProperty('disabled', true)
    rerender(page(one))
    const main = button('Pay $1,550.86')
    main.focus()
    fireEvent.click(main)
    expect(act.pay).toHaveBeenCalledOnce()
    rerender(page({ ...one, isLocked: true, overview: { ...one.overview, pay: { ...pay, isBusy: true } } }))
    expect(document.activeElement).toBe(main)
    expect(main.getAttribute('aria-busy')).toBe('true')
    fireEvent.click(main)
    expect(act.pay).toHaveBeenCalledOnce()
  })

  it('while the payment window is open, the button "Show payment window" replaces the Pay button', () => {
    show({ ...opened, bar: null })
    expect(screen.getByRole('status').textContent).toContain('Pay in the window')
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
    fireEvent.click(button('Show payment window'))
    expect(act.showWindow).toHaveBeenCalledOnce()
  })

  it('the footer bar says that the browser blocked the payment window, and has a button that opens this window', () => {
    show(blocked)
    expect(inBar().getByText(/Your browser blocked the payment window/)).toBeTruthy()
    fireEvent.click(inBar().getByRole('button', { name: 'Open the payment window' }))
    expect(act.showWindow).toHaveBeenCalledOnce()
    expect(inBar().queryByRole('button', { name: 'Clear Selected' })).toBeNull()
  })

  it('a payment error is shown once: in the footer bar or, if there is no footer bar, in the overview', () => {
    const failure = 'This bill takes no more today.'
    const { rerender } = show({ ...several, failure })
    expect(screen.getAllByText(failure)).toHaveLength(1)
    expect(inBar().getByText(failure)).toBeTruthy()
    rerender(page({ ...one, failure }))
    expect(inOverview().getByText(failure)).toBeTruthy()
  })

  it.each([
    ['one bill', one],
    ['several bills', several],
  ])(
    'F5 while the device is offline, the Pay button for %s is disabled with the description "You need to be online"',
    (_, view) => {
      isOnline.update(() => false)
      show(view)
      const button = screen.getByRole('button', { name: /^Pay\b/, description: 'You need to be online' })
      expect(button).toHaveProperty('disabled', true)
      fireEvent.click(button)
      expect(act.pay).not.toHaveBeenCalled()
      expect(screen.getAllByText('You need to be online')).toHaveLength(1)
    },
  )

  it('the coin preview shows the selected coin and lets the user choose another; without a coin, there is no preview', () => {
    const { rerender, container } = show(several)
    expect([...container.querySelectorAll('[data-coin]')].map((icon) => icon.getAttribute('data-coin'))).toEqual([
      'btc',
    ])
    fireEvent.change(screen.getByRole('combobox', { name: 'Coin of the preview' }), { target: { value: 'ETH' } })
    expect(act.chooseCoin).toHaveBeenCalledExactlyOnceWith('ETH')
    rerender(page({ ...several, overview: { ...overview, coin: null } }))
    expect(screen.queryByRole('combobox')).toBeNull()
  })
})

it('if one of 50 bills changes, React re-renders this bill and no other', () => {
  const bills = one.bills.flatMap((bill) =>
    Array.from({ length: 50 }, (_, index) => ({ ...bill, head: { ...bill.head, id: `${index}` } })),
  )
  const before = countReads(bills, 'legend')
  const after = countReads(bills, 'legend')
  const { rerender } = show({ ...several, bills: before.counted })
  expect(before.takeCount()).toBe(50)
  rerender(page({ ...several, bills: before.counted, bar: null }))
  rerender(page({ ...several, bills: [...after.counted.slice(0, 1), ...before.counted.slice(1)] }))
  expect([before.takeCount(), after.takeCount()]).toEqual([0, 1])
})
