import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import {
  address,
  addresses,
  approvedRecipient,
  bitcoin,
  list,
  profileRow,
  requestRows,
  save,
} from './receiving-pages.ts'

interface Invite {
  readonly token: string
  readonly link: string
}

/** A payor invites the account. */
const invite = async (page: Page, wish: Readonly<Record<string, unknown>> = {}): Promise<Invite> => {
  const response = await page.request.post('/sandbox/payout-invites', { data: { payor: 'Anchor Works', ...wish } })
  expect(response.status(), await response.text()).toBe(200)
  return (await response.json()) as Invite
}

const refused = (token: string): string => `${addresses}?accept-invite-payload=${token}`

test('RECV-069 RECV-070 RECV-073 an invite is accepted by its link, and its sender given an address', async ({
  page,
  account,
}) => {
  await account('shopper', approvedRecipient)
  const { link, token } = await invite(page)
  expect(new URL(link).searchParams.get('accept-invite-payload')).toBe(token)
  await page.goto(link)
  await expect(page).toHaveURL(addresses)
  await expect(requestRows(page)).toContainText('Anchor Works wants to send you a payment.')
  await requestRows(page).getByRole('button', { name: 'Setup Payment' }).click()
  await address(page).fill(bitcoin)
  await save(page).click()
  await expect(profileRow(page, 'My Wallet')).toContainText('Senders: Anchor Works')
  await page.reload()
  await expect(profileRow(page, 'My Wallet')).toContainText('Senders: Anchor Works')
})

test('RECV-071 RECV-073 an accepted invite puts its sender into the address in use, says so, and can be changed and taken back', async ({
  page,
  account,
  expectAccessible,
}) => {
  await account('recipient')
  const { link } = await invite(page)
  await page.goto(link)
  await expect(page).toHaveURL(addresses)
  await expect(profileRow(page, 'Savings')).toContainText('Senders: Lumen Payroll, Anchor Works')
  const status = list(page).getByRole('status')
  await expect(status.filter({ hasText: 'Payments of Anchor Works go to Savings (BTC …f3t4).' })).toBeVisible()
  await list(page).getByRole('button', { name: 'Choose another address', exact: true }).click()
  await expect(list(page).getByRole('radio', { name: /^Savings/ })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expectAccessible()
  await list(page).getByRole('button', { name: 'Change Address' }).click()
  const waiting =
    /^Payments of Anchor Works will go to Everyday \(USDC …\w{4}\)\. This will be approved within 24 hours; they are held until then\.$/
  await expect(status.filter({ hasText: waiting })).toBeVisible()
  await expect(profileRow(page, 'Everyday')).toContainText('Senders: Tidewater Studios, Anchor Works')
  await list(page).getByRole('button', { name: 'Undo' }).click()
  await expect(profileRow(page, 'Savings')).toContainText('Senders: Lumen Payroll, Anchor Works')
  await page.reload()
  await expect(profileRow(page, 'Savings')).toContainText('Senders: Lumen Payroll, Anchor Works')
})

const failures = [
  {
    ids: 'ERR-077',
    what: 'has expired',
    wish: { isExpired: true },
    overrides: {},
    text: 'Payouts invitation has expired. A new invite from the merchant account is required.',
  },
  {
    ids: 'ERR-078',
    what: 'was sent to somebody else',
    wish: { email: 'somebody.else@example.com' },
    overrides: {},
    text: 'Email on payout invite does not match the current account. Please logout and click the invite link again.',
  },
  {
    ids: 'ERR-079',
    what: 'cannot be accepted for any other reason',
    wish: {},
    overrides: { payoutRefusal: 'accountNotAllowed' },
    text: "We're having trouble accepting this payouts invite, please contact support.",
  },
] as const

for (const { ids, what, wish, overrides, text } of failures) {
  test(`RECV-074 ERR-080 ERR-082 ${ids} an invite that ${what} stays in the address, and says so`, async ({
    page,
    account,
  }) => {
    await account('recipient', overrides)
    const { link, token } = await invite(page, wish)
    await page.goto(link)
    await expect(page).toHaveURL(refused(token))
    await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible()
    await expect(list(page)).toBeVisible()
    await expect(profileRow(page, 'Savings')).not.toContainText('Anchor Works')
  })
}

test('RECV-073 RECV-074 an invite that failed is tried again where it is told, and then counts', async ({
  page,
  account,
}) => {
  await account('recipient', { payoutRefusal: 'accountNotAllowed' })
  const { link, token } = await invite(page)
  await page.goto(link)
  await expect(page).toHaveURL(refused(token))
  await page.request.post('/sandbox/account', { data: { payoutRefusal: null } })
  await page.getByRole('alert').getByRole('button', { name: 'Try Again' }).click()
  await expect(page).toHaveURL(addresses)
  await expect(profileRow(page, 'Savings')).toContainText('Anchor Works')
  await expect(page.getByRole('alert').filter({ hasText: 'trouble' })).toHaveCount(0)
})
