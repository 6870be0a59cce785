import { expectAnnounced, recordAnnouncements } from './announcements.ts'
import { lastCopied, recordCopies } from './clipboard.ts'
import { expect, test } from './fixtures.ts'
import { heading, menuButton, mobileMenu, phone } from './frame.ts'
import { openWindow } from './popup.ts'
import { add, addresses, cancel, entry, list, menuOf, profileRow, removalModal } from './receiving-pages.ts'

test('SHELL-008 RECV-004 RECV-012 RECV-067 a phone user copies a receiving address; the copy button keeps the focus', async ({
  page,
  account,
}) => {
  await recordAnnouncements(page)
  await recordCopies(page)
  await page.setViewportSize(phone)
  await account('recipient', { payoutRefusal: 'accountNotAllowed' })
  await page.goto('/id/home')

  await test.step('the list of the settings leads to the addresses', async () => {
    await menuButton(page).click()
    await mobileMenu(page).getByRole('link', { name: 'Settings' }).click()
    await page.getByRole('link', { name: 'Receiving Addresses' }).click()
    await expect(page).toHaveURL(addresses)
    await expect(heading(page, 'Receiving Addresses')).toBeVisible()
  })

  await test.step('help opens in a new tab', async () => {
    const error = page.getByRole('alert').filter({ hasText: 'Due to your account settings' })
    const help = await openWindow(page, () => error.getByRole('link', { name: 'Get Help' }).click())
    await expect(help).toHaveURL('/pages/support')
    await help.close()
  })

  await test.step('an address is copied to the clipboard', async () => {
    await profileRow(page, 'Savings').getByRole('button', { name: 'Copy address of Savings' }).click()
    await expectAnnounced(page, 'Copied', 'Savings')
    expect(await lastCopied(page)).toBe('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4')
  })

  await test.step('a closed menu or dialog returns the focus to the button of the menu', async () => {
    await menuOf(page, 'Savings').click()
    await page.keyboard.press('Escape')
    await expect(menuOf(page, 'Savings')).toBeFocused()
    await menuOf(page, 'Savings').click()
    await entry(page, 'Remove sender Lumen Payroll').click()
    await removalModal(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(menuOf(page, 'Savings')).toBeFocused()
  })

  await test.step('a cancelled form returns the focus to the button that opened it', async () => {
    await add(page).click()
    await cancel(page).click()
    await expect(add(page)).toBeFocused()
    await expect(list(page).getByRole('list', { name: 'Your addresses' }).getByRole('listitem')).toHaveCount(2)
  })

  await test.step('a closed form leaves the focus where the user has moved it', async () => {
    await add(page).click()
    await cancel(page).click()
    const elsewhere = page.getByRole('radio', { name: 'Dark' })
    await elsewhere.focus()
    await expect(list(page)).toBeVisible()
    await expect(elsewhere).toBeFocused()
  })
})
