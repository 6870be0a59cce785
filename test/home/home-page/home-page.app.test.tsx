import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Account, makeAccount } from '../../app/account.ts'
import { openApp } from '../../app/open-app.tsx'

const home = '/home'

const findPanel = (name: string | RegExp) => screen.findByRole('region', { name })
const findNotice = async (text: string) => {
  const found = await screen.findByText(text, { exact: false })
  return found.closest('li') ?? found
}
const address = () => location.pathname + location.search

/** Waits for the last controls on the page, which render after all initial loads. */
const findFoot = () => screen.findByRole('group', { name: 'Appearance' })

const price = /^\$[\d,]+\.\d\d/

/** Waits until `count` coins show a price. */
const findPrices = async (count = 4) => {
  const panel = await findPanel('Prices')
  await waitFor(() => expect(within(panel).getAllByText(price)).toHaveLength(count))
  return panel
}

it('HOME-001 the heading of home greets the user by first name', async () => {
  await openApp(await makeAccount('verified', { firstName: 'Ada' }), home)
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Welcome, Ada$/))
  expect(document.title).toBe('Home · Paydeck')
})

it('HOME-002 if the user’s name is unknown, the heading of home contains no name', async () => {
  await openApp(await makeAccount('shopper'), home)
  await findFoot()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Welcome$/)
})

it('HOME-001 a first name that looks like markup is shown as text', async () => {
  const name = '<img src=x onerror=alert(1)>$& {firstName}'
  await openApp(await makeAccount('verified', { firstName: name }), home)
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(`Welcome, ${name}`))
  expect(document.querySelectorAll('img[src="x"]')).toHaveLength(0)
})

it('HOME-003 HOME-005 the notice about a missing name has an icon, a description and a link to the profile page', async () => {
  const { user } = await openApp(await makeAccount('shopper'), home)
  const notice = await findNotice('Your name is missing.')
  expect(notice).toHaveTextContent('Your name is missing. Merchants and senders use it to identify you.')
  expect(notice.closest('ul')).toHaveAccessibleName('Notices')
  expect(notice.querySelectorAll('svg')).toHaveLength(1)
  const [link, ...others] = within(notice).getAllByRole('link')
  expect(others).toEqual([])
  expect(link).toHaveTextContent(/^Add your name$/)
  await user.click(link ?? notice)
  await waitFor(() => expect(address()).toMatch(/^\/id\/settings\/profile(\?add-name=true)?$/))
})

it('HOME-003 HOME-005 the button of the notice about a missing Social Security number opens one dialog, and home stays open', async () => {
  const { user } = await openApp(await makeAccount('verified', { isMissingShopperInfo: true }), home)
  const notice = await findNotice('Your Social Security number is missing.')
  expect(notice.querySelectorAll('svg')).toHaveLength(1)
  await user.click(within(notice).getByRole('button', { name: 'Add your number' }))
  const dialogs = await screen.findAllByRole('dialog', { name: 'Missing information' })
  expect(dialogs).toHaveLength(1)
  await user.click(within(dialogs[0] ?? notice).getAllByRole('button', { name: 'Close' })[0] ?? notice)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe('/id/home')
})

it('HOME-012 HOME-014 the recent activity panel lists a payment and links to all payments', async () => {
  const invoices = [{ merchantName: 'Quarry Hill Cycles', price: '41.20' }]
  const { user } = await openApp(await makeAccount('shopper', { invoices }), home)
  const panel = await findPanel('Recent Activity')
  const [row, ...others] = await within(panel).findAllByRole('listitem')
  expect(others).toEqual([])
  expect(row).toHaveTextContent('Quarry Hill Cycles')
  expect(row).toHaveTextContent('$41.20')
  const all = within(panel).getByRole('link', { name: 'SEE ALL' })
  expect(all).toHaveAttribute('href', '/id/crypto-payments')
  await user.click(all)
  await waitFor(() => expect(address()).toBe('/id/crypto-payments'))
})

it('HOME-013 if the user has no activity, the recent activity panel is absent', async () => {
  await openApp(await makeAccount('shopper'), home)
  await findFoot()
  expect(screen.queryByRole('region', { name: 'Recent Activity' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'SEE ALL' })).toBeNull()
})

it('HOME-036 a press on a row of recent activity opens a carousel that contains the listed payments and no others', async () => {
  const invoices = ['Alder', 'Birch', 'Cedar', 'Doum', 'Elm', 'Fir'].map((name, index) => ({
    merchantName: `${name} Shop`,
    itemCode: null,
    minutesAgo: 10 * (index + 1),
  }))
  const { user } = await openApp(await makeAccount('shopper', { invoices }), home)
  const panel = await findPanel('Recent Activity')
  expect(await within(panel).findAllByRole('listitem')).toHaveLength(5)
  await user.click(within(panel).getByRole('button', { name: /Cedar Shop/ }))
  const details = within(await screen.findByRole('dialog', { name: 'Details' }))
  const next = () => details.getByRole('button', { name: 'Next' })
  await waitFor(() => expect(details.getAllByRole('status')[0]).toHaveTextContent(/^Cedar Shop, 3 of 5$/))
  await details.findByRole('heading', { name: 'Cedar Shop' })
  for (const name of ['Doum Shop', 'Elm Shop']) {
    await user.click(next())
    await details.findByRole('heading', { name })
  }
  expect(next()).toBeDisabled()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe('/id/home')
})

const bill = (status: string | null) => ({
  itemCode: 'Bill Payment',
  bills: [{ merchantName: 'Cedar Valley', status }],
})
const donation = (status: string) => ({ itemCode: 'bitcoindonation', status })
const payment = (shape: object) => ({ itemCode: null, ...shape })

/**
 * Payments, each with the expected content of its row: the status text, whether a coin is shown, and the name of the mark.
 * The name is null if the row has no mark.
 */
const markedRows = {
  'bills and donations': [
    [bill('reversal_required'), 'Failed', false, 'Problem'],
    [bill('refunded'), 'Refunded', false, null],
    [bill(null), 'Processing', false, null],
    [bill('sent'), 'Completed', true, 'Completed'],
    [donation('paid'), 'Processing', false, null],
  ],
  'other payments': [
    [donation('complete'), 'Completed', true, 'Completed'],
    [payment({ status: 'paid' }), 'Confirming', true, null],
    [payment({ exceptionStatus: 'paidOver' }), 'Refund Available', true, 'Problem'],
  ],
} as const

it.each(Object.entries(markedRows))(
  'HOME-038 HOME-039 recent activity shows %s with status text, and names each status mark for screen readers',
  async (_, marked) => {
    const invoices = marked.map(([shape], index) => ({ ...shape, price: '41.20', minutesAgo: index + 1 }))
    await openApp(await makeAccount('shopper', { invoices }), home)
    const panel = await findPanel('Recent Activity')
    const rows = await within(panel).findAllByRole('listitem')
    expect(rows).toHaveLength(marked.length)
    for (const [index, [, status, hasCoin, mark]] of marked.entries()) {
      const row = rows[index] ?? panel
      expect(row).toHaveTextContent('−$41.20')
      expect(within(row).getByText(status)).toBeInTheDocument()
      expect(within(row).queryAllByText(/\d [A-Z]+$/)).toHaveLength(hasCoin ? 1 : 0)
      const marks = mark === null ? 0 : 1
      expect(within(row).queryAllByRole('img')).toHaveLength(marks)
      expect(within(row).queryAllByRole('img', { name: mark ?? /./ })).toHaveLength(marks)
    }
  },
)

it('L1 if the user has no cards, the button that hides amounts is in the recent activity panel', async () => {
  const invoices = [{ merchantName: 'Quarry Hill Cycles', price: '41.20' }]
  const { user } = await openApp(await makeAccount('shopper', { invoices }), home)
  const panel = await findPanel('Recent Activity')
  await waitFor(() => expect(panel).toHaveTextContent('−$41.20'))
  const hide = () => screen.getByRole('button', { name: 'Hide amounts' })
  expect(within(panel).getByRole('button', { name: 'Hide amounts' })).toBe(hide())
  await user.click(hide())
  await waitFor(() => expect(panel).not.toHaveTextContent(/\$\d/))
  await user.click(hide())
  await waitFor(() => expect(panel).toHaveTextContent('−$41.20'))
})

const coins = ['Bitcoin', 'Bitcoin Cash', 'Ethereum', 'XRP']
const rates = 'GET /rates/history/:code/USD'

it('HOME-016 HOME-029 HOME-031 the price panel lists four coins with a price and a one-day chart', async () => {
  await openApp(await makeAccount('shopper'), home)
  const panel = await findPrices()
  await waitFor(() => expect(panel).toHaveAttribute('aria-busy', 'false'))
  expect(panel).toHaveTextContent('1 day')
  const rows = within(panel).getAllByRole('listitem')
  expect(rows).toHaveLength(4)
  for (const [index, coin] of coins.entries()) {
    const row = rows[index] ?? panel
    expect(row).toHaveTextContent(coin)
    expect(within(row).getByText(price)).toBeInTheDocument()
    expect(within(row).getByRole('img', { name: new RegExp(`^${coin} over 1 day: \\$`) })).toBeInTheDocument()
  }
})

it('ERR-020 the price panel shows an error if all prices fail to load, and shows prices after a retry', async () => {
  const account = await makeAccount('shopper')
  await account.breakCall(rates, { kind: 'status', status: 503, times: 4 })
  const { user } = await openApp(account, home)
  const panel = await findPanel('Prices')
  expect(await within(panel).findByRole('alert')).toHaveTextContent('Prices are unavailable at this time.')
  expect(within(panel).queryAllByRole('listitem')).toEqual([])
  await user.click(within(panel).getByRole('button', { name: 'Try Again' }))
  await findPrices()
  expect(within(panel).queryByRole('alert')).toBeNull()
})

/** Returns the account with a `fetch` that records in `unpriced` the codes of coins whose response contains no price. */
const noteUnpriced = (account: Account) => {
  const unpriced: Array<string> = []
  const fetch: typeof account.fetch = async (input, init) => {
    const response = await account.fetch(input, init)
    const code = /\/rates\/history\/(\w+)\/USD/.exec(input instanceof Request ? input.url : String(input))?.[1]
    if (code !== undefined && (await response.clone().text()).includes('"price":null')) unpriced.push(code)
    return response
  }
  return { account: { ...account, fetch }, unpriced }
}

it('HOME-033 ERR-021 the price panel shows a coin without a price as unavailable, and the other coins with prices', async () => {
  const made = await makeAccount('shopper')
  const points = Array.from({ length: 24 }, (_, index) => ({ time: index * 3_600_000, price: null }))
  await made.breakCall(rates, { kind: 'status', status: 200, body: { points } })
  const { account, unpriced } = noteUnpriced(made)
  await openApp(account, home)
  const panel = await findPrices(3)
  await waitFor(() => expect(panel).toHaveAttribute('aria-busy', 'false'))
  expect(unpriced).toHaveLength(1)
  const row = within(panel).getAllByRole('listitem')[['BTC', 'BCH', 'ETH', 'XRP'].indexOf(unpriced[0] ?? '')]
  expect(within(panel).getAllByText('Price is unavailable at this time')).toHaveLength(1)
  expect(row).toContainElement(within(panel).getByText('Price is unavailable at this time'))
  expect(panel).not.toHaveTextContent('Prices are unavailable')
})

it('HOME-017 CARD-021 the card panel lists no hidden cards, and the total balance does not include the hidden cards', async () => {
  const cards = [
    { provider: 'galileo', nickname: 'Groceries', lastFourDigits: '1111', balance: '12.30', lockedByUser: true },
    { provider: 'galileo', nickname: 'Gone', lastFourDigits: '2222', status: 'stolen' },
    { provider: 'firstView', nickname: 'Off', lastFourDigits: '3333', disabled: true },
    { provider: 'firstView', nickname: 'Journeys', lastFourDigits: '4444', balance: '100.00' },
  ]
  await openApp(await makeAccount('cardholder', { cards }), home)
  const panel = await findPanel('Cards')
  const rows = await within(panel).findAllByRole('listitem')
  expect(rows).toHaveLength(2)
  expect(within(panel).getByRole('link', { name: 'Groceries, card ending in 1111' })).toBeInTheDocument()
  await waitFor(() => expect(rows[0]).toHaveTextContent('$12.30'))
  expect(within(panel).getByRole('link', { name: 'Journeys, card ending in 4444' })).toBeInTheDocument()
  expect(rows[0]).toHaveTextContent('Card is locked.')
  // The total covers only the two visible cards.
  const total = () => screen.getByRole('region', { name: 'Total available balance' })
  await waitFor(() => expect(total()).toHaveTextContent('$112.30'))
  expect(total()).toHaveTextContent('On 2 cards')
  expect(panel).not.toHaveTextContent('Gone')
  expect(panel).not.toHaveTextContent('Off')
  expect(within(panel).getByRole('link', { name: 'MANAGE' })).toHaveAttribute('href', '/id/card')
})

it('the card panel offers "Add funds" for a galileo card, but not for a firstView card', async () => {
  const cards = [{ provider: 'firstView' }, { provider: 'galileo' }]
  await openApp(await makeAccount('cardholder', { cards }), home)
  const panel = await findPanel('Cards')
  const rows = await within(panel).findAllByRole('listitem')
  expect(rows).toHaveLength(2)
  await findFoot()
  expect(within(panel).getAllByRole('button', { name: /^Add funds to / })).toHaveLength(1)
  expect(within(rows[1] ?? panel).getAllByRole('button')).toHaveLength(1)
  // The balance panel has a further "Add funds" button, for the only card that accepts money.
  expect(screen.getAllByRole('button', { name: 'Add funds' })).toHaveLength(1)
})
