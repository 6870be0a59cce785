import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Account, makeAccount } from '../../app/account.ts'
import { openApp } from '../../app/open-app.tsx'
import { pauseCall } from '../../app/paused-calls.ts'
import { waitUntilEnabled, findItem } from '../../app/queries.ts'

const path = '/bill-pay'
const twoBills = {
  bills: [
    { biller: 'northgate-card', balance: '800.00', nextPaymentMinimumAmount: '35.00', lastStatementBalance: '412.07' },
    { biller: 'pinecrest-home', balance: '212480.00', nextPaymentMinimumAmount: '1500.00' },
  ],
  invoices: [],
}
const card = 'Northgate Card Services'
const mortgage = 'Pinecrest Home Loans'
const notice =
  'No late fees. Payments are credited instantly. Your bank statement may take 1-2 business days to show the payment.'

const heading = (text: string) => screen.findByRole('heading', { level: 1, name: text })
const region = (name: string) => screen.getByRole('region', { name })
const rowsOf = (name: string): ReadonlyArray<HTMLElement> => {
  const found = screen.queryByRole('region', { name })
  return found === null ? [] : within(found).queryAllByRole('listitem')
}
const expectCount = (name: string, count: number) => waitFor(() => expect(rowsOf(name)).toHaveLength(count))
const address = () => location.pathname + location.search

it('BILL-040 BILL-041 BILL-042 an unverified user who opens Bill Pay is redirected to a page that links to the verification', async () => {
  const { user } = await openApp(await makeAccount('shopper'), path)
  expect(await heading('Verify your identity to proceed')).toBeInTheDocument()
  expect(address()).toBe('/id/bill-pay/verify')
  await user.click(screen.getByRole('link', { name: 'Verify Identity' }))
  await waitFor(() => expect(address()).toBe('/id/verification/get-started?apply=individualShopperTier1'))
})

it('BILL-004 BILL-043 BILL-044 BILL-047 a user in Germany joins the waitlist, and cannot join it again later', async () => {
  const account = await makeAccount('verified', { country: 'DE' })
  const { user } = await openApp(account, path)
  expect(await heading("Bill Pay isn't available in your area")).toBeInTheDocument()
  expect(address()).toBe('/id/bill-pay/wait-list')
  await user.click(await screen.findByRole('button', { name: 'Join waitlist' }))
  expect(await screen.findByRole('button', { name: 'You are on the waitlist.' })).toBeInTheDocument()
  await openApp(account, path)
  expect(await screen.findByRole('button', { name: 'You are on the waitlist.' })).toBeDisabled()
})

it('BILL-039 BILL-083 BILL-084 a user without bills opens the connection dialog with the button "Add Bills"', async () => {
  const account = await makeAccount('verified', { bills: [], billPay: { isConnected: true } })
  const { user } = await openApp(account, path)
  expect(await heading('Your Bills')).toBeInTheDocument()
  expect(address()).toBe('/id/bill-pay/add')
  await user.click(screen.getByRole('button', { name: 'Add Bills' }))
  expect(await screen.findByRole('dialog', { name: 'Connect your bills' })).toBeInTheDocument()
})

it('SHELL-007 BILL-053 BILL-054 BILL-056 a new user opens the connection dialog, in which Auto-connect is selected', async () => {
  const unconnected = { bills: [], invoices: [], billPay: { isConnected: false, methodVerified: false } }
  const { user } = await openApp(await makeAccount('verified', unconnected), '/home')
  const menu = within(await screen.findByRole('navigation', { name: 'Main' }))
  await user.click(menu.getByRole('link', { name: 'Pay Bills' }))
  expect(await heading('Pay your bills with crypto')).toBeInTheDocument()
  expect(address()).toBe('/id/bill-pay/connect')
  await user.click(screen.getByRole('button', { name: 'Connect my Bills' }))
  const connecting = within(await screen.findByRole('dialog', { name: 'Connect your bills' }))
  expect(await connecting.findByRole('radio')).toBeChecked()
  expect(connecting.getByRole('radio', { name: /^Auto-connect Fastest/ })).toBeInTheDocument()
  expect(connecting.getByRole('button', { name: 'Continue' })).toBeEnabled()
})

it('BILL-054 BILL-056 BILL-087 a user with bills opens the connection dialog and can select Search Bills in it', async () => {
  const { user } = await openApp(await makeAccount('verified', twoBills), path)
  await user.click(await screen.findByRole('button', { name: 'Add Another Bill' }))
  const connecting = within(await screen.findByRole('dialog', { name: 'Connect your bills' }))
  await waitFor(() => expect(connecting.getAllByRole('radio')).toHaveLength(2))
  expect(connecting.getByRole('radio', { name: /^Auto-connect Fastest/ })).toBeInTheDocument()
  expect(connecting.getAllByText('Fastest')).toHaveLength(1)
  await user.click(connecting.getByRole('radio', { name: /^Search Bills/ }))
  expect(connecting.getByRole('radio', { name: /^Search Bills/ })).toBeChecked()
})

it.each([path, `${path}/pay`])(
  'BILL-005 BILL-006 BILL-007 the page %s shows the notice about fees, credit and bank statements',
  async (shown) => {
    await openApp(await makeAccount('verified', twoBills), shown)
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(notice))
  },
)

it('BILL-085 BILL-096 BILL-097 BILL-098 the card of a bill shows account mask, time of the balance, and due date', async () => {
  await openApp(await makeAccount('verified', twoBills), path)
  await expectCount('Your bills', 2)
  const bill = await findItem('Northgate')
  expect(bill).toHaveTextContent(/\*{4}\d{4}/)
  expect(bill).toHaveTextContent(/Balance as of [A-Z][a-z]{2} \d{1,2}, 20\d\d at \d{1,2}:\d\d [AP]M/)
  expect(bill).toHaveTextContent(/Due [A-Z][a-z]{2} \d{1,2}, 20\d\d/)
})

it('BILL-086 BILL-092 Bill Pay shows a text if there are no payments; the link "Pay All Bills" opens the payment page', async () => {
  const { user } = await openApp(await makeAccount('verified', twoBills), path)
  expect(await screen.findByText("Uh oh, it's a ghost town in here!")).toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'Pay All Bills' }))
  await waitFor(() => expect(address()).toBe('/id/bill-pay/pay'))
})

const estimatedCompletionDate = Date.UTC(2031, 0, 15, 12)

/** Twelve bill payments, of which only the newest is pending. */
const invoices = Array.from({ length: 12 }, (_, index) => ({
  itemCode: 'Bill Payment',
  status: 'complete',
  bills: [
    {
      merchantName: 'Cedar Valley Electric',
      account: 1,
      ...(index === 0 ? { status: 'pending', estimatedCompletionDate } : { status: 'settled' }),
    },
  ],
}))

it('BILL-088 BILL-089 BILL-111 PAY-073 a pending payment shows its estimated date; "Load More" shows an 11th recent payment', async () => {
  const { user } = await openApp(await makeAccount('bills', { invoices }), path)
  await expectCount('Pending', 1)
  expect(rowsOf('Pending')[0]).toHaveTextContent('Estimated Jan 15, 2031')
  await expectCount('Recent Activity', 10)
  await user.click(screen.getByRole('button', { name: 'Load More' }))
  await expectCount('Recent Activity', 11)
})

/** Advances all bill payments of an account to the status "settled". */
const settleBills = async ({ control }: Pick<Account, 'control'>): Promise<void> => {
  const { payments } = (await control('GET', 'bill-payments')) as {
    readonly payments: ReadonlyArray<{ readonly id: string; readonly status: string | null }>
  }
  const unsettled = payments.filter(({ status }) => status !== 'settled')
  if (unsettled.length === 0) return
  for (const { id } of unsettled) await control('POST', 'bill-payments/move', { id, move: 'next' })
  await settleBills({ control })
}

it('BILL-090 the button "Refresh" moves a payment from Pending to Recent Activity once the payment has settled', async () => {
  const account = await makeAccount('bills', { invoices: invoices.slice(0, 1) })
  const { user } = await openApp(account, path)
  await expectCount('Pending', 1)
  await settleBills(account)
  await waitFor(() => expect(rowsOf('Pending')).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  await expectCount('Recent Activity', 1)
  expect(rowsOf('Pending')).toEqual([])
})

it('BILL-097 an unpayable bill shows its balance and due date', async () => {
  const bills = [{ merchantName: 'Saltmarsh Card', isPayable: false, balance: '812.40', dueIn: 12 }]
  await openApp(await makeAccount('verified', { bills, invoices: [] }), path)
  const bill = await findItem('Saltmarsh Card')
  expect(bill).toHaveTextContent('$812.40')
  expect(bill).toHaveTextContent(/Balance as of [A-Z][a-z]{2} \d{1,2}, 20\d\d/)
  expect(bill).toHaveTextContent(/Due [A-Z][a-z]{2} \d{1,2}, 20\d\d/)
  expect(bill).toHaveTextContent('Unable to pay bill')
})

it('BILL-100 BILL-101 ERR-065 an unpayable bill shows "Unable to pay bill"; its button "Learn More" opens the reason', async () => {
  const { user } = await openApp(await makeAccount('bills', { invoices: [] }), path)
  await expectCount('Your bills', 6)
  const bill = await findItem('Saltmarsh Card')
  expect(bill).toHaveTextContent('Unable to pay bill')
  await user.click(within(bill).getByRole('button', { name: 'Learn More' }))
  const why = 'We are currently unable to process payments for this bill. We are actively working on a solution.'
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(why))
})

it('BILL-093 markup in a biller name is shown as text', async () => {
  const merchantName = `<b onclick="alert('1')">Wïndrow</b> & Söhne \u202Eslianoitan\u202C Home Loans 🏠`
  await openApp(
    await makeAccount('verified', { bills: [{ biller: 'maple-mortgage', merchantName }], invoices: [] }),
    path,
  )
  await expectCount('Your bills', 1)
  const [card] = rowsOf('Your bills')
  expect(card).toHaveTextContent(`<b onclick="alert`)
  expect(card?.querySelector('[onclick]')).toBeNull()
})

it('BILL-105 BILL-112 pressing a bill opens its payment page, where the minimum is selected and a link leads to Bill Pay', async () => {
  const { user } = await openApp(await makeAccount('bills', { invoices: [] }), path)
  const [pay] = within(await findItem('Northgate')).getAllByRole('link')
  await user.click(pay ?? document.body)
  await waitFor(() => expect(address()).toMatch(/\/id\/bill-pay\/pay\/[^/]+$/))
  const minimum = await waitFor(() => within(region(card)).getByRole('button', { name: /^Minimum/ }))
  expect(minimum).toHaveAttribute('aria-pressed', 'true')
  const [back] = within(screen.getByRole('main')).getAllByRole('link', { name: 'Pay Bills' })
  await user.click(back ?? document.body)
  await waitFor(() => expect(address()).toBe('/id/bill-pay'))
})

const option = () => waitFor(() => within(region(card)).getByRole('button', { name: /^Minimum Payment/ }))
const other = () => within(region(mortgage)).getByRole('textbox', { name: /^Other Amount/ })
const payBar = () => screen.queryByRole('region', { name: 'Selected bills' })
const barButton = (name: string) => within(region('Selected bills')).getByRole('button', { name })
const overviewPay = () => within(region('Overview')).getByRole('button', { name: /^Pay/ })

it('BILL-113 BILL-114 BILL-115 BILL-117 selecting amounts of two bills shows the pay bar with their logos', async () => {
  const { user } = await openApp(await makeAccount('verified', twoBills), `${path}/pay`)
  const minimum = await option()
  expect(overviewPay()).toBeDisabled()
  await user.click(minimum)
  await waitUntilEnabled(overviewPay)
  expect(payBar()).toBeNull()
  await user.type(other(), '1,234.50')
  await waitFor(() => expect(payBar()).toHaveTextContent('2 bills'))
  expect(payBar()?.querySelectorAll('img')).toHaveLength(2)
  expect(region(mortgage)).toHaveTextContent('$1,234.50')
  expect(within(region(mortgage)).queryByRole('alert')).toBeNull()
  expect(barButton('Pay')).toBeEnabled()
})

it('BILL-118 BILL-119 BILL-131 ERR-064 the Pay button sends no amount below $1.00; "Clear Selected" hides the pay bar', async () => {
  const account = await makeAccount('verified', twoBills)
  const { user } = await openApp(account, `${path}/pay`)
  await user.click(await option())
  await user.type(other(), '0.99')
  await waitFor(() => expect(payBar()).toHaveTextContent('2 bills'))
  expect(screen.queryByText('Attention:', { exact: false })).toBeNull()
  await user.click(barButton('Pay'))
  await waitFor(() =>
    expect(within(region(mortgage)).getByRole('alert')).toHaveTextContent(/^Attention: Minimum amount: \$1\.00$/),
  )
  expect(other()).toHaveFocus()
  await user.keyboard('5')
  await waitFor(() => expect(barButton('Pay')).toBeDisabled())
  const { calls } = (await account.control('GET', 'calls')) as {
    readonly calls: ReadonlyArray<{ readonly name: string }>
  }
  expect(calls.filter(({ name }) => name === 'CreateBillPayInvoiceId')).toEqual([])
  await user.click(barButton('Clear Selected'))
  await waitFor(() => expect(payBar()).toBeNull())
  expect(within(screen.getByRole('main')).queryAllByRole('button', { pressed: true })).toEqual([])
})

it('if a removal fails after the user has left the page of the bill, a toast shows the reason and links to that page', async () => {
  const made = await makeAccount('verified', twoBills)
  const { account, resume: release } = pauseCall(made, 'HideBillAccount')
  await made.breakCall('HideBillAccount', { kind: 'status', status: 422, body: { error: 'A payment is on its way.' } })
  const { user } = await openApp(account, path)
  const links = within(await findItem('Northgate')).getAllByRole('link')
  await user.click(links.at(-1) ?? document.body)
  await user.click(await screen.findByRole('button', { name: 'Remove Bill' }))
  await user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Remove' }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const [back] = within(screen.getByRole('main')).getAllByRole('link', { name: 'Pay Bills' })
  await user.click(back ?? document.body)
  await expectCount('Your bills', 2)
  release()
  const view = await screen.findByRole('button', { name: 'View Bill' })
  const toast = screen.getByText(`We couldn't remove ${card}.`, { exact: false }).closest('[role="alert"]')
  expect(toast).toHaveTextContent('A payment is on its way.')
  expect(toast).toContainElement(view)
  await user.click(view)
  expect(await heading(card)).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'View Bill' })).toBeNull())
})
