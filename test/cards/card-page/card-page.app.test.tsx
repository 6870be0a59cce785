import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { makeAccount } from '../../app/account.ts'
import { openApp } from '../../app/open-app.tsx'
import { waitUntilEnabled } from '../../app/queries.ts'
import { everyday, threeCards } from '../account-cards.ts'

const card = '/card'
const inactive =
  'Your card is currently inactive. The programme is being revamped and will relaunch with an all-new card.'
const emptyText = "Looks like you don't have any transactions in the selected date range."
const verifying = 'Your verification is under review. This takes 24 to 48 hours.'
const failed = 'We were unable to verify your identity.'

const findPanel = (name: string) => screen.findByRole('region', { name })
const findRows = (name: string) => waitFor(() => within(screen.getByRole('region', { name })).getAllByRole('listitem'))
const expectRows = (name: string, texts: ReadonlyArray<RegExp>) =>
  waitFor(() => {
    const rows = within(screen.getByRole('region', { name })).getAllByRole('listitem')
    expect(rows).toHaveLength(texts.length)
    for (const [index, text] of texts.entries()) expect(rows[index]).toHaveTextContent(text)
  })
const expectIn = (name: string, text: string | RegExp) =>
  waitFor(() => expect(screen.getByRole('region', { name })).toHaveTextContent(text))
const findTab = async (name: string) =>
  within(await screen.findByRole('navigation', { name: 'Your cards' })).findByRole('link', { name: new RegExp(name) })
const address = () => location.pathname + location.search

it('CARD-011 CARD-016 CARD-018 CARD-019 each card has a tab with its name, its last digits and, if locked, "Card is locked."', async () => {
  await openApp(await makeAccount('cardholder', threeCards), card)
  expect(await findTab('Everyday')).toHaveAttribute('aria-current', 'page')
  const tabs = within(screen.getByRole('navigation', { name: 'Your cards' })).getAllByRole('link')
  const faces = [/^Everyday.*4821$/, /^Travel.*7785Card is locked\.$/, /^Old card.*3400$/]
  expect(tabs).toHaveLength(faces.length)
  for (const [index, face] of faces.entries()) expect(tabs[index]).toHaveTextContent(face)
})

it('CARD-001 CARD-014 CARD-038 the card page shows the balance of the card, and links to its settings', async () => {
  await openApp(await makeAccount('cardholder', threeCards), card)
  await expectIn('Available balance', '$1,284.55')
  const [, id] = /^\/id\/card\/([^/?]+)$/.exec(address()) ?? []
  expect(id).toBeDefined()
  const link = within(await findPanel('Available balance')).getByRole('link', { name: 'Settings' })
  expect(link).toHaveAttribute('href', `/id/settings/card/${id}`)
})

it('CARD-032 CARD-034 CARD-040 CARD-049 the card page shows the programme as inactive; "Add funds" opens no dialog', async () => {
  const { user } = await openApp(await makeAccount('cardholder', threeCards), card)
  expect(await screen.findByText(inactive)).toBeInTheDocument()
  const more = screen.getByRole('link', { name: 'Learn More' })
  expect(more).toHaveAttribute('target', '_blank')
  expect(more).toHaveAttribute('href', expect.stringContaining('blog'))
  await expectIn('Terms and conditions', 'cardholder agreement')
  const add = await screen.findByRole('button', { name: 'Add funds' })
  expect(add).toHaveAttribute('aria-disabled', 'true')
  add.focus()
  await user.keyboard('{Enter}')
  await user.click(add)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('CARD-043 CARD-045 CARD-071 on the card page, pending payments have an icon and settled payments have none', async () => {
  await openApp(await makeAccount('cardholder', threeCards), card)
  await expectRows('Pending', [/^Glasshouse Coffee12 minutes ago.*−\$18\.40$/])
  expect(within((await findRows('Pending'))[0] ?? document.body).getByRole('img')).toHaveAccessibleName(/./)
  await expectRows('Recent Activity', [/^Copperline Market.*−\$86\.23$/, /^Northbank Books.*\+\$21\.50/])
  expect(within(await findPanel('Recent Activity')).queryAllByRole('img')).toEqual([])
})

it('CARD-007 CARD-015 CARD-088 CARD-089 the page for a user without a card says that card applications are paused', async () => {
  await openApp(await makeAccount('shopper'), card)
  expect(await screen.findByRole('heading', { name: 'Spend crypto like cash. Better than ever.' })).toBeInTheDocument()
  expect(address()).toBe('/id/card/get-started')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Card$/)
  expect(screen.queryByRole('navigation', { name: 'Your cards' })).toBeNull()
  expect(screen.getByText('New card applications are temporarily paused.')).toBeInTheDocument()
})

it('CARD-090 CARD-091 a user without a card can join the card waitlist', async () => {
  const { user } = await openApp(await makeAccount('shopper'), card)
  await user.click(await screen.findByRole('button', { name: 'Join Waitlist' }))
  expect(await screen.findByText('You are on the waitlist.')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Join Waitlist' })).toBeNull())
  expect(screen.getByText(/trademark/i)).toBeInTheDocument()
})

it('CARD-092 a user outside the United States cannot join the card waitlist', async () => {
  await openApp(await makeAccount('abroad'), '/card/get-started')
  const text = 'Waitlist unavailable. Paydeck Card available to U.S. residents only.'
  expect(await screen.findByText(text)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Join Waitlist' })).toBeNull()
})

it.each([
  ['pending', [verifying]],
  ['rejected', [failed]],
  ['approved', []],
] as const)('RECV-104 a recipient whose payouts verification is %s sees the texts %j', async (status, texts) => {
  const applications = [{ productName: 'payoutsRecipient', status }]
  await openApp(await makeAccount('cardholder', { ...threeCards, applications, payors: ['Lumen Payroll'] }), card)
  await findRows('Recent Activity')
  expect([verifying, failed].filter((text) => screen.queryByText(text) !== null)).toEqual(texts)
})

it('RECV-104 a user who has neither payors nor invites sees no status of a payouts verification', async () => {
  const applications = [{ productName: 'payoutsRecipient', status: 'rejected' }]
  await openApp(await makeAccount('cardholder', { ...threeCards, applications }), card)
  await findRows('Recent Activity')
  expect(screen.queryByText(failed)).toBeNull()
})

it('CARD-083 CARD-084 CARD-085 CARD-086 a card of the former programme appears as closed, with its yearly reports', async () => {
  const { user } = await openApp(await makeAccount('cardholder', threeCards), card)
  await user.click(await findTab('Old card'))
  expect(await screen.findByRole('heading', { name: 'Card Closed' })).toBeInTheDocument()
  await expectIn('Card Closed', 'Your card ending in 3400 was closed on December 31, 2020.')
  await expectIn('Card Closed', 'For tax purposes, previous transaction reports are still available to export.')
  expect(await screen.findByRole('button', { name: '2020 Transaction History' })).toBeEnabled()
  expect(screen.queryByRole('button', { name: 'Year to date transactions' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Available balance' })).toBeNull()
  expect(screen.getByRole('region', { name: 'Export CSV' })).toBeInTheDocument()
})

it('CARD-033 CARD-042 CARD-050 CARD-186 a card of the former programme shows the former terms, and accepts no money', async () => {
  const { user } = await openApp(await makeAccount('cardholder', threeCards), card)
  await expectIn('Terms and conditions', 'cardholder agreement')
  const present = (await findPanel('Terms and conditions')).textContent
  expect(await screen.findByRole('button', { name: 'Add funds' })).toBeInTheDocument()
  await user.click(await findTab('Old card'))
  await findPanel('Card Closed')
  await expectIn('Terms and conditions', 'the former program,')
  expect((await findPanel('Terms and conditions')).textContent).not.toBe(present)
  expect(screen.getByText(inactive)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Add funds' })).toBeNull()
})

it('HOME-020 home offers "Add funds" for cards of the current programme only', async () => {
  await openApp(await makeAccount('cardholder', threeCards), '/home')
  await waitUntilEnabled(() => screen.getByRole('button', { name: 'Add funds' }))
  expect(screen.getByRole('button', { name: 'Add funds to Everyday' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Add funds to Old card' })).toBeNull()
})

it('HOME-019 PROF-065 CARD-166 the "Add funds" form on home accepts amounts from 1 to 10,000 dollars', async () => {
  const { user } = await openApp(await makeAccount('cardholder', { cards: [everyday], invoices: [] }), '/home')
  const opener = await screen.findByRole('button', { name: 'Add funds' })
  await waitUntilEnabled(() => opener)
  await user.click(opener)
  const dialog = await screen.findByRole('dialog', { name: 'Add Funds' })
  const amount = () => within(dialog).findByLabelText('Amount in US dollars')
  await waitFor(async () => expect(await amount()).toHaveFocus())
  expect(dialog).toHaveTextContent('Everyday')
  expect(dialog).toHaveTextContent('Card ending in 4821')
  const add = () => within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Add Funds' })
  expect(add()).toBeDisabled()
  for (const [typed, isTaken] of [
    ['0.99', false],
    ['1', true],
    ['10000.01', false],
    ['10,000', true],
    ['25', true],
  ] as const) {
    await user.clear(await amount())
    await user.type(await amount(), typed)
    await waitFor(() => expect([typed, add().disabled]).toEqual([typed, !isTaken]))
  }
})

it.each([
  ['the message of the server', { status: 422, body: { error: 'No reports on a Sunday.' } }, 'No reports on a Sunday.'],
  ['a default message', { status: 500, body: {} }, 'There was a problem exporting your data. Please try again.'],
])('CARD-173 ERR-045 if a report fails, a dialog shows %s', async (_, fault, text) => {
  const account = await makeAccount('cardholder', { cards: [{ provider: 'galileo', activity: [] }] })
  await account.breakCall('ExportGalileoCsv', { kind: 'status', ...fault })
  const { user } = await openApp(account, card)
  await user.click(await screen.findByRole('button', { name: 'Year to date transactions' }))
  const sorry = await screen.findByRole('dialog', { name: "We're Sorry" })
  expect(await within(sorry).findByText(text)).toBeInTheDocument()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const buttons = within(await findPanel('Export CSV')).getAllByRole('button', {
    name: /transactions|Transaction History/,
  })
  for (const button of buttons) expect(button).toBeEnabled()
  expect(buttons.filter((button) => button.getAttribute('aria-busy') === 'true')).toEqual([])
})

it('CARD-026 CARD-029 CARD-033 the page of an inactive card asks for activation and says that the balance is unavailable', async () => {
  const shipped = { ...everyday, nickname: 'New', activationDate: null, status: 'shipped' }
  const account = await makeAccount('cardholder', { cards: [shipped, everyday] })
  await account.breakCall('GetDebitCardBalances', { kind: 'status', status: 500 })
  const { user } = await openApp(account, card)
  await expectIn('Activity', 'Card activation required.')
  expect(screen.getByText(inactive)).toBeInTheDocument()
  expect(screen.queryByRole('region', { name: 'Recent Activity' })).toBeNull()
  expect(screen.queryByRole('search')).toBeNull()
  await expectIn('Available balance', 'Balance unavailable')
  expect(screen.getByRole('region', { name: 'Available balance' })).not.toHaveTextContent('$')
  await user.click(await findTab('Everyday'))
  expect((await findRows('Recent Activity'))[0]).toHaveTextContent('Copperline Market')
  expect(screen.queryByText('Card activation required.')).toBeNull()
})

const findBar = async () => within(await screen.findByRole('search', { name: 'Filter transactions' }))
const findSearch = async () => (await findBar()).getByRole('searchbox')
const find30Days = async () => (await findBar()).getByRole('button', { name: '30 Days' })

it('CARD-035 the pill "30 Days" limits the activity to 30 days', async () => {
  const { user } = await openApp(await makeAccount('cardholder', threeCards), card)
  await expectRows('Recent Activity', [/Copperline/, /Northbank/])
  expect(await find30Days()).toHaveAttribute('aria-pressed', 'true')
  expect(document.querySelectorAll('[role="search"] [aria-pressed]')).toHaveLength(1)
  await user.click(await find30Days())
  await expectRows('Recent Activity', [/Copperline/, /Northbank/, /Lantern/])
  expect(address()).toMatch(/\?days=all$/)
})

it('CARD-048 the URL contains the search, so that a reload and the back button restore it', async () => {
  const account = await makeAccount('cardholder', threeCards)
  const { user } = await openApp(account, card)
  await user.click(await find30Days())
  await user.type(await findSearch(), 'lantern')
  await expectRows('Recent Activity', [/^Lantern Cinema/])
  await waitFor(() => expect(address()).toContain('q=lantern'))
  const { user: after } = await openApp(account, address().slice('/id'.length))
  await expectRows('Recent Activity', [/^Lantern Cinema/])
  expect(await findSearch()).toHaveValue('lantern')
  await after.click(await find30Days())
  await expectIn('Recent Activity', 'lantern')
  expect(within(screen.getByRole('region', { name: 'Recent Activity' })).queryAllByRole('listitem')).toEqual([])
  await after.click(await findTab('Travel'))
  expect(await screen.findByText(emptyText)).toBeInTheDocument()
  expect(await findSearch()).toHaveValue('')
  history.back()
  await waitFor(async () => expect(await findSearch()).toHaveValue('lantern'))
})

it('a transaction has a page with its steps; when the user goes back, the row of the transaction has the focus', async () => {
  const { user } = await openApp(await makeAccount('cardholder', threeCards), card)
  const row = () => screen.findByRole('link', { name: /Copperline Market/ })
  await user.click(await row())
  await waitFor(() => expect(address()).toContain('transaction='))
  const steps = await waitFor(() => {
    const found = screen.getAllByRole('list').find(({ textContent }) => textContent?.includes('Authorized'))
    if (found === undefined) throw new Error('There are no steps')
    return found
  })
  expect(steps).toHaveAccessibleName(/./)
  expect(steps).toHaveTextContent('Settled')
  expect(screen.getByRole('main')).toHaveTextContent('−$86.23')
  history.back()
  await waitFor(async () => expect(await row()).toHaveFocus())
})
