import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { type Account, makeAccount } from '../../app/account.ts'
import { openApp } from '../../app/open-app.tsx'
import { pauseCall } from '../../app/paused-calls.ts'

const card = 'Northgate Card Services'
const twoBills = {
  bills: [
    { biller: 'northgate-card', balance: '800.00', nextPaymentMinimumAmount: '35.00' },
    { biller: 'pinecrest-home', balance: '212480.00', nextPaymentMinimumAmount: '1500.00' },
  ],
  // The status "new" means that the invoice is unpaid.
  invoices: [
    {
      itemCode: 'Bill Payment',
      status: 'new',
      bills: [{ merchantName: 'Northgate Card Services', account: 0, amount: '35.00', status: null }],
    },
  ],
}

const region = (name: string) => screen.getByRole('region', { name })
const amountOf = (name: string) =>
  waitFor(() => within(region(card)).getByRole('button', { name: new RegExp(`^${name}`) }))
const other = () => within(region('Pinecrest Home Loans')).getByRole('textbox', { name: /^Other Amount/ })
const payButton = () => within(region('Selected bills')).getByRole('button', { name: 'Pay' })

/** Pays the only invoice of the account, as if the user paid on another device. */
const payElsewhere = async ({ control }: Account): Promise<void> => {
  const { payments } = (await control('GET', 'payments')) as {
    readonly payments: ReadonlyArray<{ readonly id: string }>
  }
  await control('POST', 'payments/move', { id: payments[0]?.id, move: 'pay' })
}

it('BILL-127 BILL-148 after a rejected invoice, the app refetches the bills, and the next press on Pay creates an invoice', async () => {
  // A fake script of the payment window. `showInvoice` returns null, as if the browser blocked the window.
  const never = () => () => undefined
  Object.assign(window, { payments: { showInvoice: () => null, onOpen: never, onClose: never } })
  onTestFinished(() => void Reflect.deleteProperty(window, 'payments'))
  const { account, resume: release, sent } = pauseCall(await makeAccount('verified', twoBills), 'FindBillPayments', 1)
  const { user } = await openApp(account, '/bill-pay/pay')
  await user.click(await amountOf('Current Balance'))
  await user.type(other(), '1,234.50')
  await waitFor(() => expect(sent()).toBe(2))
  await payElsewhere(account)
  await user.click(payButton())
  const refusal = `This is more than you still owe to ${card} ****`
  expect(await screen.findByText(refusal, { exact: false })).toBeInTheDocument()
  expect(await amountOf('Current Balance')).toHaveTextContent('$800.00')
  release()
  await waitFor(async () => expect(await amountOf('Current Balance')).toHaveTextContent('$765.00'))
  expect(await amountOf('Current Balance')).toHaveAttribute('aria-pressed', 'true')
  expect(other()).toHaveValue('1,234.50')
  expect(screen.getByText(refusal, { exact: false })).toBeInTheDocument()
  await user.click(payButton())
  expect(await screen.findByRole('button', { name: 'Open the payment window' })).toBeInTheDocument()
})

it('BILL-127 the payment screen refetches its bills when it opens, and subtracts payments made on another device', async () => {
  const account = await makeAccount('verified', twoBills)
  const { user } = await openApp(account, '/bill-pay')
  const all = await screen.findByRole('link', { name: 'Pay All Bills' })
  await payElsewhere(account)
  await user.click(all)
  await waitFor(async () => expect(await amountOf('Current Balance')).toHaveTextContent('$765.00'))
})

it('BILL-127 when the user returns to the browser tab, the payment screen refetches its bills', async () => {
  // The delay before the refetch is random. A random number of 0 gives the shortest delay.
  vi.spyOn(Math, 'random').mockReturnValue(0)
  onTestFinished(() => void vi.restoreAllMocks())
  const { account, resume: release, sent } = pauseCall(await makeAccount('verified', twoBills), 'FindBillPayments', 2)
  await openApp(account, '/bill-pay/pay')
  await amountOf('Current Balance')
  await waitFor(() => expect(sent()).toBe(2))
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(sent()).toBe(3))
  await payElsewhere(account)
  release()
  await waitFor(async () => expect(await amountOf('Current Balance')).toHaveTextContent('$765.00'))
})
