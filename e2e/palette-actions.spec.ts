import type { Locator, Page } from 'playwright/test'
import { signInPage, welcome } from './accounts.ts'
import { lastCopied, recordCopies } from './clipboard.ts'
import { expect, test } from './fixtures.ts'
import { chooseCommand, openHome, openPalette, palette, paletteField, paletteRow } from './palette-page.ts'

const toast = (page: Page, title: string): Locator => page.getByText(title, { exact: true })

test('CMD-004 CMD-006 bills, senders and settings are found, and the bills can be paid', async ({ page, account }) => {
  await account('bills')
  await openHome(page)
  await openPalette(page)
  await expect(paletteRow(page, /^Pay all bills/)).toBeVisible()
  await paletteField(page).fill('cedar')
  await expect(paletteRow(page, /^Pay Cedar Valley Electric/)).toBeVisible()
  await expect(
    palette(page)
      .getByRole('group', { name: 'Go to' })
      .getByRole('option', { name: /^Cedar Valley/ }),
  ).toBeVisible()
  await paletteRow(page, /^Pay Cedar Valley Electric/).click()
  await expect(page).toHaveURL(/\/id\/bill-pay\/pay\/[^/]+$/)
  await chooseCommand(page, 'all bills', /^Pay all bills/)
  await expect(page).toHaveURL('/id/bill-pay/pay')
  await chooseCommand(page, 'secu', /^Security/)
  await expect(page).toHaveURL('/id/settings/security')
})

test('CMD-006 CMD-007 adding funds, exporting, the password and two-factor open their dialog or page', async ({
  page,
  account,
}) => {
  await account('cardholder')
  await openHome(page)
  await chooseCommand(page, 'load every', /^Add funds to Everyday/)
  await expect(page.getByRole('dialog', { name: 'Add Funds' })).toBeVisible()
  await page.keyboard.press('Escape')
  await chooseCommand(page, 'password', /^Update the password/)
  await expect(page.getByRole('dialog', { name: 'Update Password' })).toBeVisible()
  await page.keyboard.press('Escape')
  await chooseCommand(page, '2fa', /^Set up two-factor/)
  await expect(page.getByRole('dialog').getByText('authenticator app').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await chooseCommand(page, 'export', /^Export a year/)
  await expect(page).toHaveURL(/\/id\/activity\/statements$/)
})

test('CMD-007 locking a card and signing out ask first, with the focus on Cancel', async ({ page, account }) => {
  await account('cardholder')
  await openHome(page)
  let locks = 0
  page.on('request', (request) => {
    if (request.postData()?.includes('LockCard') === true) locks += 1
  })
  await chooseCommand(page, 'lock ev', /^Lock Everyday/)
  const dialog = page.getByRole('dialog', { name: 'Lock Everyday?' })
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  expect(locks).toBe(0)
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await chooseCommand(page, 'lock ev', /^Lock Everyday/)
  await dialog.getByRole('button', { name: 'Lock Card' }).click()
  await expect(toast(page, 'Everyday is locked')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await chooseCommand(page, 'unlock', /^Unlock Everyday/)
  await expect(
    page.getByRole('dialog', { name: 'Unlock Everyday?' }).getByRole('button', { name: 'Cancel' }),
  ).toBeFocused()
  await page.keyboard.press('Escape')
  await chooseCommand(page, 'log out', /^Sign out/)
  const leaving = page.getByRole('dialog', { name: 'Sign out?' })
  await expect(leaving.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(welcome(page)).toBeVisible()
  await chooseCommand(page, 'sign out', /^Sign out/)
  await leaving.getByRole('button', { name: 'Sign Out' }).click()
  await expect(signInPage(page)).toBeVisible()
})

test('CMD-006 CMD-008 CMD-012 a harmless action runs at once, its toast offers Undo; hidden amounts are hidden in results', async ({
  page,
  account,
}) => {
  await account('cardholder')
  await openHome(page)
  await chooseCommand(page, 'hide', 'Hide amounts')
  await expect(toast(page, 'Amounts are hidden')).toBeVisible()
  await openPalette(page)
  await paletteField(page).fill('everyday')
  await expect(paletteRow(page, /^Everyday/)).toContainText('••••••')
  await expect(palette(page)).not.toContainText('$')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Undo' }).click()
  await openPalette(page)
  await paletteField(page).fill('everyday')
  await expect(palette(page)).toContainText('$')
  await page.keyboard.press('Escape')
  await chooseCommand(page, 'dark', 'Use dark appearance')
  await expect(toast(page, 'Dark appearance is on')).toBeVisible()
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  const choice = page.getByRole('group', { name: 'Appearance' })
  await expect(choice.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(choice.getByRole('radio', { name: 'System' })).toBeChecked()
})

test('CMD-006 CMD-008 copying a receiving address says how the address ends', async ({ page, account }) => {
  await account('recipient')
  await recordCopies(page)
  await openHome(page)
  await chooseCommand(page, 'copy btc', /^Copy BTC receiving address/)
  await expect(toast(page, 'BTC address copied')).toBeVisible()
  const copied = (await lastCopied(page)) ?? ''
  await expect(page.getByText(`Check that it ends in ${copied.slice(-4)} after pasting.`)).toBeVisible()
  await openPalette(page)
  await paletteField(page).fill('lumen')
  await paletteRow(page, /^Lumen Payroll/)
    .first()
    .click()
  await expect(page).toHaveURL('/id/settings/receiving-addresses')
})
