import { expect, test } from './fixtures.ts'
import { addresses, list, profileRow } from './receiving-pages.ts'

test('RECV-070 RECV-071 RECV-073 an invite link assigns an address to a sender; the user can change that, and undo the change', async ({
  page,
  account,
  expectAccessible,
}) => {
  await account('recipient')
  const invited = await page.request.post('/sandbox/payout-invites', { data: { payor: 'Anchor Works' } })
  const { link } = (await invited.json()) as { readonly link: string }
  await page.goto(link)
  await expect(page).toHaveURL(addresses)
  await expect(profileRow(page, 'Savings')).toContainText('Senders: Lumen Payroll, Anchor Works')
  const status = list(page).getByRole('status')
  await expect(status.filter({ hasText: 'Payments from Anchor Works go to Savings (BTC …f3t4).' })).toBeVisible()
  await list(page).getByRole('button', { name: 'Choose another address', exact: true }).click()
  await expect(list(page).getByRole('radio', { name: /^Savings/ })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expectAccessible()
  await list(page).getByRole('button', { name: 'Change Address' }).click()
  const waiting =
    /^Payments from Anchor Works will go to Everyday \(USDC …\w{4}\)\. We approve the address within 24 hours and hold the payments until then\.$/
  await expect(status.filter({ hasText: waiting })).toBeVisible()
  await expect(profileRow(page, 'Everyday')).toContainText('Senders: Tidewater Studios, Anchor Works')
  await list(page).getByRole('button', { name: 'Undo' }).click()
  await expect(profileRow(page, 'Savings')).toContainText('Senders: Lumen Payroll, Anchor Works')
  await page.reload()
  await expect(profileRow(page, 'Savings')).toContainText('Senders: Lumen Payroll, Anchor Works')
})
