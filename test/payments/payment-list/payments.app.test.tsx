import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { type Account, makeAccount } from '../../app/account.ts'
import { openApp } from '../../app/open-app.tsx'

const path = '/crypto-payments'
const ghostTown = "Uh oh, it's a ghost town in here!"
const day = 24 * 60

const paid = (merchantName: string, minutesAgo: number, over = {}) => ({
  merchantName,
  itemCode: null,
  minutesAgo,
  ...over,
})
const shops = (count: number, from: number) =>
  Array.from({ length: count }, (_, index) => paid(`Shop ${from + index}`, day * (from + index)))

const panel = (name: string) => screen.getByRole('region', { name })
const rowsOf = (name: string): ReadonlyArray<HTMLElement> => {
  const found = screen.queryByRole('region', { name })
  return found === null ? [] : within(found).queryAllByRole('listitem')
}
const recent = () => rowsOf('Recent Activity')
const expectRows = (name: string, texts: ReadonlyArray<RegExp>) =>
  waitFor(() => {
    const rows = rowsOf(name)
    expect(rows.map(({ textContent }) => textContent)).toEqual(
      texts.map((text): unknown => expect.stringMatching(text)),
    )
  })
const expectRecent = (count: number) => waitFor(() => expect(recent()).toHaveLength(count))
const buttonOf = (row: HTMLElement | undefined) => {
  if (row === undefined) throw new Error('There is no such row')
  return within(row).getByRole('button')
}
const pill = (name: string) => screen.getByRole('radio', { name })
const more = () => within(panel('Recent Activity')).getByRole('button', { name: 'Load More' })
const tryAgain = () => waitFor(() => within(panel('Recent Activity')).getByRole('button', { name: 'Try Again' }))
const dialog = () => screen.getByRole('dialog', { name: 'Details' })
const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const expectSlide = (name: string) =>
  waitFor(() => expect(within(dialog()).getAllByRole('heading', { level: 3 })[0]).toHaveTextContent(name))
const address = () => location.pathname + location.search

afterEach(() => vi.useRealTimers())

it('SHELL-006 PAY-001 PAY-007 PAY-011 the payments page has separate lists of payments, donations and payouts', async () => {
  const invoices = [
    paid('Glasshouse Coffee', 12, { status: 'paid' }),
    paid('Copperline Records', day),
    paid('River Conservancy', 2 * day, { itemCode: 'bitcoindonation' }),
  ]
  const { user } = await openApp(await makeAccount('shopper', { invoices }), '/home')
  const menu = within(await screen.findByRole('navigation', { name: 'Main' }))
  await user.click(menu.getByRole('link', { name: 'Crypto Payments' }))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Crypto Payments$/))
  expect(address()).toBe('/id/crypto-payments')
  await expectRows('Recent Activity', [/^Copperline Records/])

  await user.click(pill('Donations'))
  await expectRows('Recent Activity', [/^River Conservancy/])
  expect(rowsOf('Confirming')).toEqual([])
  await user.click(pill('Payouts'))
  await waitFor(() => expect(panel('Recent Activity')).toHaveTextContent(ghostTown))
  expect(recent()).toEqual([])
  expect(screen.queryByRole('region', { name: 'Export Payouts to CSV' })).toBeNull()
})

it('PAY-002 PAY-003 PAY-009 PAY-010 the page first shows payments of three months; unconfirmed payments are separate', async () => {
  const invoices = [paid('Glasshouse Coffee', 12, { status: 'paid' }), ...shops(2, 1)]
  await openApp(await makeAccount('shopper', { invoices }), path)
  await expectRows('Confirming', [/^Glasshouse Coffee.*Confirming/])
  await expectRows('Recent Activity', [/^Shop 1/, /^Shop 2/])
  const chosen = ['3M', '6M', '1Y', 'All'].filter((name) => (pill(name) as HTMLInputElement).checked)
  expect(chosen).toEqual(['3M'])
})

it('PAY-008 PAY-012 each press on “Load More” shows ten more rows, none of them twice; a press on a row opens its details', async () => {
  const invoices = [paid('Glasshouse Coffee', 12, { status: 'paid' }), ...shops(12, 1), ...shops(22, 100)]
  const { user } = await openApp(await makeAccount('shopper', { invoices }), path)
  await expectRecent(10)
  await user.click(more())
  await expectRecent(12)
  expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull()

  await user.click(pill('All'))
  await waitFor(() => expect(address()).toBe('/id/crypto-payments?dates=all'))
  await expectRecent(10)
  for (const count of [20, 30, 34]) {
    await user.click(more())
    await expectRecent(count)
  }
  expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull()
  expect(new Set(recent().map(({ textContent }) => textContent)).size).toBe(34)

  await user.click(buttonOf(recent()[20]))
  await expectSlide('Shop 108')
  expect(within(dialog()).getAllByRole('status')[0]).toHaveTextContent('22 of 35')
})

/** Returns the id of the invoice of this merchant. */
const readInvoiceId = async (account: Account, merchantName: string): Promise<string> => {
  const { payments } = (await account.control('GET', 'payments')) as {
    readonly payments: ReadonlyArray<{ readonly id: string; readonly merchantName: string }>
  }
  const found = payments.find((payment) => payment.merchantName === merchantName)
  if (found === undefined) throw new Error(`There is no payment to ${merchantName}`)
  return found.id
}

it('PAY-009 PAY-010 a completed payment moves to the recent payments and is announced; another payment’s slide stays open', async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
  })
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  const account = await makeAccount('shopper', {
    invoices: [paid('Glasshouse Coffee', 5, { status: 'paid' }), paid('Copperline Records', 9, { status: 'paid' })],
  })
  await openApp(account, path)
  await expectRows('Confirming', [/^Glasshouse Coffee/, /^Copperline Records/])
  await waitFor(() => expect(panel('Recent Activity')).toHaveTextContent(ghostTown))
  await user.click(buttonOf(rowsOf('Confirming')[1]))
  await expectSlide('Copperline Records')
  const id = await readInvoiceId(account, 'Glasshouse Coffee')
  await account.control('POST', 'payments/move', { id, move: 'complete' })
  await vi.advanceTimersByTimeAsync(20_000)
  await waitFor(() => {
    const announced = screen.getAllByRole('status').map(({ textContent }) => textContent)
    expect(announced).toContain('Glasshouse Coffee is complete.')
  })
  await expectSlide('Copperline Records')
  await user.keyboard('{Escape}')
  await expectRows('Confirming', [/^Copperline Records/])
  await expectRows('Recent Activity', [/^Glasshouse Coffee.*Complete/])
})

it('a search filters the list; after a reload and on going back, the URL still contains the search', async () => {
  const account = await makeAccount('shopper', {
    invoices: [
      paid('Glasshouse Coffee', day, { price: '12.50' }),
      paid('Glasshouse Tea', 2 * day, { price: '40.00' }),
      ...shops(3, 5),
      paid('Glasshouse Archive', 200 * day, { price: '7.00' }),
    ],
  })
  const bar = async () => within(await screen.findByRole('search'))
  const search = async () => (await bar()).getByRole('searchbox')
  const { user } = await openApp(account, path)
  await expectRecent(5)
  await user.type(await search(), 'glasshouse')
  await expectRows('Recent Activity', [/^Glasshouse Coffee/, /^Glasshouse Tea/])
  await waitFor(() => expect(address()).toBe('/id/crypto-payments?q=glasshouse'))
  await user.click(pill('All'))
  await expectRecent(3)
  await user.click((await bar()).getByRole('button', { name: 'More filters' }))
  await user.type(await screen.findByLabelText('Amount to'), '20')
  const found = [/^Glasshouse Coffee/, /^Glasshouse Archive/]
  await expectRows('Recent Activity', found)
  const before = address()

  const { user: after } = await openApp(account, before.slice('/id'.length))
  await expectRows('Recent Activity', found)
  expect(await search()).toHaveValue('glasshouse')
  const menu = within(screen.getByRole('navigation', { name: 'Main' }))
  await after.click(menu.getByRole('link', { name: 'Home' }))
  await waitFor(() => expect(address()).toBe('/id/home'))
  history.back()
  await expectRows('Recent Activity', found)
  expect(address()).toBe(before)
  await after.clear(await search())
  await after.type(await search(), 'nothing of the kind')
  await waitFor(() => expect(panel('Recent Activity')).toHaveTextContent('“nothing of the kind”'))
  expect(recent()).toEqual([])
})

it('PAY-012 the URL of an item opens the item’s slide, even if the page of the list with this item is not loaded', async () => {
  const account = await makeAccount('shopper', { invoices: [...shops(40, 1), paid('Glasshouse Archive', 80 * day)] })
  const id = await readInvoiceId(account, 'Glasshouse Archive')
  const { user } = await openApp(account, `${path}?item=invoice:${id}`)
  await expectSlide('Glasshouse Archive')
  await waitFor(() => expect(address()).toBe(`/id/crypto-payments?item=invoice%3A${id}`))
  await user.keyboard('{Escape}')
  await expectClosed()
  await waitFor(() => expect(address()).toBe('/id/crypto-payments'))

  await expectRecent(10)
  await user.click(buttonOf(recent()[3]))
  await waitFor(() => expect(address()).toContain('item=invoice'))
  const first = address()
  await user.keyboard('{ArrowRight}')
  await expectSlide('Shop 5')
  await waitFor(() => expect(address()).not.toBe(first))
  await openApp(account, address().slice('/id'.length))
  await expectSlide('Shop 5')
})

it('if the URL names the payment of another user, the page shows that the payment was not found', async () => {
  const other = await makeAccount('shopper', { invoices: [paid('Glasshouse Archive', day)] })
  const id = await readInvoiceId(other, 'Glasshouse Archive')
  await openApp(await makeAccount('shopper', { invoices: shops(2, 1) }), `${path}?item=invoice:${id}`)
  expect(await screen.findByText("We couldn't find this payment", { exact: false })).toBeInTheDocument()
  await expectRecent(2)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('F5 PAY-017 if a page of the list fails to load, the loaded rows stay visible, and a retry loads the next rows', async () => {
  const made = await makeAccount('shopper', {
    invoices: [paid('Glasshouse Coffee', 5, { status: 'paid' }), ...shops(45, 1)],
  })
  let refused = 0
  const fetch: typeof made.fetch = async (...request) => {
    const response = await made.fetch(...request)
    if (response.status === 500) refused += 1
    return response
  }
  await made.breakCall('GetPayments', { kind: 'status', status: 500, times: 1 })
  await made.breakCall('GetUnconfirmedPayments', { kind: 'garbage', times: 1 })
  await made.breakCall('GetInvoiceCurrencies', { kind: 'drop', times: 1 })
  const { user } = await openApp({ ...made, fetch }, path)
  await user.click(await tryAgain())
  await expectRecent(10)
  await expectRows('Confirming', [/^Glasshouse Coffee/])
  expect(refused).toBe(1)
  // The prefetch of the next rows fails, and so does the second request, which is sent when the user asks for the rows.
  await made.breakCall('GetPayments', { kind: 'status', status: 500, times: 2 })
  await user.click(more())
  await expectRecent(20)
  await waitFor(() => expect(refused).toBe(2))
  await user.click(more())
  const again = await tryAgain()
  expect(recent()).toHaveLength(29)
  await user.click(again)
  await expectRecent(30)
  for (const count of [40, 45]) {
    await user.click(more())
    await expectRecent(count)
  }
  expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull()
})
