import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { makeAccount } from '../../app/account.ts'
import { openApp } from '../../app/open-app.tsx'
import { findItem } from '../../app/queries.ts'

const home = '/home'
const payments = '/crypto-payments'
const hour = 60
const txId = `${'b1'.repeat(26)}3f9ac41e77d2`

const paid = (merchantName: string, minutesAgo: number, over = {}) => ({
  merchantName,
  itemCode: null,
  minutesAgo,
  ...over,
})

/** Two bills that are paid with one payment. */
const bills = [
  { merchantName: 'Northgate Card Services', mask: '4821', amount: '120.50', convenienceFee: '1.99', status: null },
  { merchantName: 'Cedar', mask: '77', amount: '30.00', convenienceFee: '0.26', status: 'sent' },
]

const dialog = () => screen.getByRole('dialog', { name: 'Details' })
/** Waits until the dialog is closed and its history entry is removed, which takes a moment longer. */
const expectClosed = () =>
  waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(history.state).not.toMatchObject({ overlay: true })
  })
const expectSlide = (name: string) =>
  waitFor(() => expect(within(dialog()).getAllByRole('heading', { level: 3 })[0]).toHaveTextContent(name))
const expectPlace = (place: string) =>
  waitFor(() => expect(within(dialog()).getAllByRole('status')[0]?.textContent).toBe(place))
const findRow = async (name: string) => within(await findItem(name)).findByRole('button')

/** Returns the value beside a label of the open slide, or null. */
const factOf = (label: string): HTMLElement | null => {
  const terms = [...document.querySelectorAll('dialog dl > div')]
  const found = terms.find((term) => term.querySelector('dt')?.textContent === label)
  return found?.querySelector('dd') ?? null
}
const expectFact = (label: string, text: string | RegExp) => {
  const expected: unknown = typeof text === 'string' ? text : expect.stringMatching(text)
  return waitFor(() => expect(factOf(label)?.textContent).toEqual(expected))
}

const openRow = async (account: Awaited<ReturnType<typeof makeAccount>>, path: string, name: string) => {
  const { user } = await openApp(account, path)
  await user.click(await findRow(name))
  await expectSlide(name)
  return user
}

it('SHELL-054 a press on a payment, a donation, a bill payment or a payout opens the carousel', async () => {
  const account = await makeAccount('recipient', {
    payors: ['Lumen Payroll'],
    payouts: 1,
    invoices: [
      paid('Alder Books', hour, { status: 'paid' }),
      paid('River Conservancy', 2 * hour, { itemCode: 'bitcoindonation' }),
      paid('Bill Pay', 3 * hour, { itemCode: 'Bill Payment', bills }),
    ],
  })
  const { user } = await openApp(account, home)
  for (const [kind, name] of [
    ['Payment', 'Alder Books'],
    ['Donation', 'River Conservancy'],
    ['Bill payment', 'Multiple merchants'],
    ['Payout', 'Lumen Payroll'],
  ] as const) {
    await user.click(await findRow(name))
    await expectSlide(name)
    expect(within(dialog()).getByRole('heading', { level: 2 })).toHaveTextContent(kind)
    await user.keyboard('{Escape}')
    await expectClosed()
  }
})

it('SHELL-055 SHELL-056 SHELL-057 the arrow keys go from the first slide to the last, and stop at both ends', async () => {
  const names = ['Alder', 'Birch', 'Cedar', 'Douglas', 'Elm']
  const invoices = names.map((name, index) => paid(name, index + 1))
  const user = await openRow(await makeAccount('verified', { invoices }), home, 'Alder')
  const step = async (key: string, index: number) => {
    await user.keyboard(`{${key}}`)
    await expectPlace(`${names[index]}, ${index + 1} of 5`)
    await expectSlide(names[index] ?? '')
    expect(within(dialog()).getAllByRole('article')).toHaveLength(1)
  }
  for (const index of [1, 2, 3, 4, 4]) await step('ArrowRight', index)
  for (const index of [3, 2, 1, 0, 0]) await step('ArrowLeft', index)
  await user.click(within(dialog()).getByRole('button', { name: 'Close' }))
  await expectClosed()
})

it('SHELL-059 SHELL-060 "Previous" is disabled on the first slide, and "Next" on the last; the left arrow key goes back', async () => {
  const invoices = ['Alder', 'Birch', 'Cedar'].map((name, index) => paid(name, index + 1))
  const user = await openRow(await makeAccount('verified', { invoices }), home, 'Birch')
  const ends = () =>
    ['Previous', 'Next'].map((name) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled)
  expect(ends()).toEqual([false, false])
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await expectSlide('Cedar')
  expect(ends()).toEqual([false, true])
  await user.keyboard('{ArrowLeft}')
  await expectSlide('Birch')
  await user.click(screen.getByRole('button', { name: 'Previous' }))
  await expectSlide('Alder')
  expect(ends()).toEqual([true, false])
  await user.keyboard('{Escape}')
  await expectClosed()
})

it('PAY-083 PAY-084 PAY-088 a payment shows its price, coins, wallet and timeline', async () => {
  const invoice = paid('Glasshouse Coffee', 5, {
    status: 'paid',
    confirms: true,
    price: '108.85',
    txCurrency: 'XRP',
    exchangeRate: '2.21',
    amount: '49254000',
    networkCost: '12',
    orderId: 'GC-20391',
    txId,
    selectedWallet: { displayName: 'Harbour Wallet', avatar: '/nowhere.svg' },
  })
  const user = await openRow(await makeAccount('shopper', { invoices: [invoice] }), payments, 'Glasshouse Coffee')
  await waitFor(() => expect(dialog()).toHaveTextContent('Waiting for 6 more confirmations'))
  const steps = within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem')
  const texts = [/^Created, done/, /^Paid, done/, /^Confirming0 of 6/, /^Complete, upcoming$/]
  expect(steps.map(({ textContent }) => textContent)).toEqual(texts.map((text): unknown => expect.stringMatching(text)))
  await expectFact('Price', '$108.85')
  await expectFact('Exchange rate', '1 XRP = $2.21')
  await expectFact('Network cost', '0.000012 XRP')
  await expectFact('Subtotal', / XRP$/)
  await expectFact('Order id', /^GC-20391/)
  await expectFact('Paid from', 'Harbour Wallet')
  // The server uses test networks, so the link leads to the explorer of a test network.
  const explorer = await waitFor(() => within(factOf('Transaction id') ?? dialog()).getByRole('link'))
  expect(explorer).toHaveTextContent(/^3f9ac41e77d2/)
  expect(explorer.getAttribute('href')).toMatch(new RegExp(`^https://[\\w.-]*test[^ ]*${txId}$`))
  expect(explorer).toHaveAttribute('target', '_blank')
  const invoicePage = await screen.findByRole('link', { name: 'View invoice' })
  expect(invoicePage.getAttribute('href')).toMatch(/^\/invoice\?v=4&id=/)
  await user.click(screen.getByRole('button', { name: 'Copy order id' }))
  await expectFact('Order id', /Copied/)
  expect(await navigator.clipboard.readText()).toBe('GC-20391')
})

it.each([
  ['paidPartial', { underpaidAmount: '8500', txId }, 'Underpaid by', '0.000085 BTC'],
  ['paidOver', { status: 'complete', overpaidAmount: '700', txId: null }, 'Overpaid by', '0.000007 BTC'],
  ['declined', { declinedAmount: '9900', txId: null }, 'Declined', '0.000099 BTC'],
])(
  'PAY-085 PAY-088 a payment with the exception status %s shows the affected amount and offers a refund',
  async (state, over, label, amount) => {
    const invoice = paid('Copperline', 90, { exceptionStatus: state, txCurrency: 'BTC', ...over })
    await openRow(await makeAccount('shopper', { invoices: [invoice] }), payments, 'Copperline')
    await expectFact(label, amount)
    await waitFor(() => expect(dialog()).toHaveTextContent('Open the invoice to claim a refund'))
    const refund = await screen.findByRole('link', { name: 'Claim the refund' })
    expect(refund.getAttribute('href')).toMatch(/^\/invoice\?v=4&id=/)
    // If the coin has no explorer, the transaction id is plain text instead of a link.
    expect(factOf('Transaction id')?.textContent?.startsWith('3f9ac41e77d2') ?? null).toBe(
      over.txId === null ? null : true,
    )
    expect(within(factOf('Transaction id') ?? refund).queryByRole('link')).toBeNull()
  },
)

it('PAY-093 a bill payment shows the fee and the status of each bill, and the sum of the fees', async () => {
  const invoice = paid('Bill Pay', 120, { itemCode: 'Bill Payment', bills })
  await openRow(await makeAccount('shopper', { invoices: [invoice] }), payments, 'Multiple merchants')
  await expectFact('Northgate ****4821', /^\$120\.50Fee \$1\.99.*Processing$/)
  await expectFact('Cedar ****77', /^\$30\.00Fee \$0\.26Completed$/)
  await expectFact('Convenience fee', '$2.25')
  expect(within(dialog()).queryByText('Bill Pay')).toBeNull()
})

it('PAY-090 PAY-091 a donation shows its donor; if the download of the donation’s form fails, it shows an error', async () => {
  const buyer = { name: 'Ada Norden', email: 'ada@example.com', city: 'Portland', zip: '97205' }
  const invoice = paid('River Conservancy', 10, { itemCode: 'bitcoindonation', buyer })
  const account = await makeAccount('shopper', { invoices: [invoice] })
  await account.breakCall('getPdfForm', { kind: 'status', status: 500 })
  const user = await openRow(account, `${payments}?type=donations`, 'River Conservancy')
  const donor = within(await screen.findByRole('region', { name: 'Donor' }))
  const facts = donor.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(facts).toEqual(['Ada Norden', 'ada@example.com', 'Portland, 97205'])
  await user.click(await screen.findByRole('button', { name: 'Download Form 8283' }))
  const slide = within(within(dialog()).getByRole('article'))
  expect(
    await slide.findByText(/^We couldn't download the form\. Try again\. Reference: [\w-]{22}$/),
  ).toBeInTheDocument()
})

it('PAY-089 a payout shows its transaction and the network address, and offers no form', async () => {
  const account = await makeAccount('recipient', { payors: ['Lumen Payroll'], payouts: 1, invoices: [] })
  const user = await openRow(account, `${payments}?type=payouts`, 'Lumen Payroll')
  await expectFact('Paid to', 'Savings')
  await expectFact('Confirmations', '1')
  await expectFact('Transaction id', /./)
  expect(screen.getByRole('region', { name: 'Transaction' })).toHaveTextContent(/1 [A-Z]+ = \$[\d,.]+/)
  expect(dialog()).toHaveTextContent(/\+\$[\d,]+\.\d\d/)
  expect(screen.queryByRole('button', { name: 'Download Form 8283' })).toBeNull()
  // The wallet address is displayed in groups, but copied without the spaces between them.
  const payoutAddress = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
  await expectFact('Address', new RegExp(payoutAddress))
  await user.click(screen.getByRole('button', { name: 'Copy address' }))
  await expectFact('Address', /Copied/)
  expect(await navigator.clipboard.readText()).toBe(payoutAddress)
})
