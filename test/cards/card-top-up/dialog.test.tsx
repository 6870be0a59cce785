import 'reflect-metadata/lite'
import { type CardTopUpView, makeStores } from '@paydeck/core'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { AddFundsModal } from '../../../ui/cards/card-top-up/AddFundsModal.tsx'
import { framed } from '../../slice-bench/framed.tsx'

const filled: CardTopUpView = {
  stage: 'filling',
  card: {
    name: 'Everyday',
    fullName: 'Everyday',
    lastFour: '4821',
    end: { amount: '$20.00', note: 'Available balance' },
  },
  amount: {
    label: 'Amount in US dollars',
    symbol: '$',
    value: '50',
    hint: null,
    error: null,
    isLocked: false,
    presets: {
      label: 'Suggested amounts',
      options: ['25', '50', '100'].map((value) => ({ label: `$${value}`, value, isChosen: value === '50' })),
    },
    total: { label: 'New balance', amount: '$70.00' },
  },
  action: 'Add Funds',
  cancel: 'Cancel',
  status: null,
  canSubmit: true,
  failure: null,
  payment: null,
}
const making: Partial<CardTopUpView> = {
  stage: 'making',
  amount: { ...filled.amount, isLocked: true },
  status: 'loading',
  canSubmit: false,
}
/** View during the payment, when the dialog shows the payment instead of the form and its button. */
const paying: Partial<CardTopUpView> = {
  stage: 'paying',
  canSubmit: false,
  payment: {
    isBlocked: false,
    title: 'Pay in the window',
    amount: '$50.00',
    text: 'It shows how much.',
    action: 'Show payment window',
  },
}
const failed: Partial<CardTopUpView> = {
  stage: 'failed',
  canSubmit: false,
  failure: { title: 'Attention!', text: 'It could not be made.', retry: 'Try Again' },
}

/** Renders the dialog with a fake slice, which records all calls and whose view the test sets. */
const show = () => {
  const stores = makeStores()
  const view = stores.make(filled)
  const isOnline = stores.make(true)
  const topUp = {
    open: vi.fn(),
    close: vi.fn(),
    edit: vi.fn(),
    touch: vi.fn(),
    submit: vi.fn(),
    retry: vi.fn(),
    showWindow: vi.fn(),
  }
  const frame = framed({ ports: { device: { isOnline } }, slices: { cardTopUp: { ...topUp, view } } })
  render(<AddFundsModal text={null} about="c1" onClose={() => undefined} />, frame)
  return {
    topUp,
    turn: (over: Partial<CardTopUpView>) => act(() => view.update(() => ({ ...filled, ...over }))),
    connect: (is: boolean) => act(() => isOnline.update(() => is)),
  }
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount in US dollars' })
const presets = () => ['$25', '$50', '$100'].map((name) => button(name))

it('CARD-166 the button “Add Funds” is disabled while `canSubmit` is false; during a submit, it ignores presses', async () => {
  const { topUp, turn } = show()
  turn({ canSubmit: false })
  expect(button('Add Funds').disabled).toBe(true)
  turn({})
  expect(button('Add Funds').disabled).toBe(false)
  await userEvent.click(button('Add Funds'))
  expect(topUp.submit).toHaveBeenCalledTimes(1)
  turn(making)
  const main = button('Add Funds')
  expect([main.getAttribute('aria-busy'), main.getAttribute('aria-disabled'), main.disabled]).toEqual([
    'true',
    'true',
    false,
  ])
  await userEvent.click(main)
  expect(topUp.submit).toHaveBeenCalledTimes(1)
})

it('CARD-165 while the invoice is created, the user cannot change the amount; afterwards the user can', () => {
  const { turn } = show()
  const disabledStates = () => [amount().readOnly, ...presets().map(({ disabled }) => disabled)]
  expect(disabledStates()).toEqual([false, false, false, false])
  turn(making)
  expect([amount().value, ...disabledStates()]).toEqual(['50', true, true, true, true])
  turn({})
  expect(disabledStates()).toEqual([false, false, false, false])
})

it('CARD-162 if the amount has an error, the amount field is marked as invalid', () => {
  const { turn } = show()
  expect(amount().getAttribute('aria-invalid')).toBe('false')
  turn({ amount: { ...filled.amount, error: 'From $1.00 to $10,000.00' }, canSubmit: false })
  expect(amount().getAttribute('aria-invalid')).toBe('true')
  expect(presets().map((one) => one.getAttribute('aria-pressed'))).toEqual(['false', 'true', 'false'])
})

it.each([
  ['the payment window', paying, 'Show payment window', 'showWindow'],
  ['another try', failed, 'Try Again', 'retry'],
] as const)(
  'the button for %s is enabled as soon as it appears; one press runs its action once',
  async (_, over, name, does) => {
    const { topUp, turn } = show()
    turn(making)
    turn({ ...over, status: null })
    expect([button(name).disabled, button(name).dataset['state']]).toEqual([false, 'idle'])
    await userEvent.click(button(name))
    expect(topUp[does]).toHaveBeenCalledTimes(1)
    expect(topUp.submit).not.toHaveBeenCalled()
  },
)

it.each([
  ['the form', {}, 'Add Funds'],
  ['the payment', paying, 'Show payment window'],
  ['the failure', failed, 'Try Again'],
] as const)('F5 while the device is offline, the button of %s is disabled and shows the reason', (_, over, name) => {
  const { turn, connect } = show()
  turn(over)
  connect(false)
  expect([button(name).disabled, screen.queryByText('You need to be online') !== null]).toEqual([true, true])
  connect(true)
  expect([button(name).disabled, screen.queryByText('You need to be online') !== null]).toEqual([false, false])
})

it('while amounts are hidden, the top-up dialog shows "Amount hidden" in place of the balance', () => {
  const { turn } = show()
  expect(screen.queryByText('Amount hidden')).toBeNull()
  turn({ card: filled.card && { ...filled.card, end: { amount: null, note: 'Available balance' } } })
  expect(screen.getAllByText('Amount hidden')).toHaveLength(1)
})
