import type { Page } from 'playwright/test'
import { signInPage, welcome } from './accounts.ts'
import { expectAnnounced, recordAnnouncements } from './announcements.ts'
import { lastCopied, recordCopies } from './clipboard.ts'
import { expect, test } from './fixtures.ts'
import { narrow, phone } from './frame.ts'
import { pauseCall } from './paused-calls.ts'

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search and actions' })
const field = (page: Page) => palette(page).getByRole('combobox')
const rows = (page: Page) => palette(page).getByRole('option')
const row = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name })
const button = (page: Page) => page.getByRole('button', { name: 'Search and actions' })
const toast = (page: Page, title: string) => page.getByText(title, { exact: true })

const openHome = async (page: Page): Promise<void> => {
  await page.goto('/id/home')
  await expect(welcome(page)).toBeVisible()
  await expect(button(page)).toBeVisible()
}

const openPalette = async (page: Page): Promise<void> => {
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
}

const choose = async (page: Page, text: string, name: string | RegExp): Promise<void> => {
  await openPalette(page)
  await field(page).fill(text)
  await row(page, name).first().click()
  await expect(palette(page)).toHaveCount(0)
}

test('CMD-001 Ctrl+K and the button open the palette on every page; Esc and a click outside close it and return the focus', async ({
  page,
  account,
}) => {
  await account('cardholder')
  for (const path of ['/home', '/card', '/crypto-payments', '/settings/profile', '/bill-pay']) {
    await page.goto(`/id${path}`)
    await expect(button(page)).toBeVisible()
    await openPalette(page)
    await page.keyboard.press('Escape')
    await expect(palette(page)).toHaveCount(0)
  }
  await button(page).click()
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  await page.mouse.click(20, 400)
  await expect(palette(page)).toHaveCount(0)
  await expect(button(page)).toBeFocused()
})

test('CMD-002 letters that are typed before the code has loaded are kept, and the first page loads no code of the palette', async ({
  page,
  account,
}) => {
  await account('cardholder')
  const release = Promise.withResolvers<void>()
  const requested: Array<string> = []
  await page.route(/\/assets\/palette-(?!button)/, async (route) => {
    requested.push(route.request().url())
    await release.promise
    await route.continue()
  })
  await openHome(page)
  expect(requested).toEqual([])
  await page.keyboard.press('Control+k')
  await expect(page.getByText('Loading', { exact: true })).toBeAttached()
  await page.keyboard.type('lockx')
  await page.keyboard.press('Backspace')
  await page.keyboard.type(' ev')
  await expect(page.getByText('lock ev', { exact: true })).toBeVisible()
  release.resolve()
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('lock ev')
  await page.keyboard.type('ery')
  await expect(field(page)).toHaveValue('lock every')
  await expect(row(page, /^Lock Everyday/)).toBeVisible()
})

test('CMD-004 the groups are in order: recent commands, actions, screens, payments; the last five commands are kept', async ({
  page,
  account,
  expectAccessible,
}) => {
  await account('cardholder', { invoices: [{ merchantName: 'Glasshouse Coffee' }] })
  await openHome(page)
  await openPalette(page)
  const groups = palette(page).getByRole('group')
  await expect(groups).toHaveCount(2)
  await expect(palette(page).getByRole('group', { name: 'Actions' })).toBeVisible()
  await expect(palette(page).getByRole('group', { name: 'Go to' })).toBeVisible()
  await expectAccessible(page, 'dialog[open]')
  await page.keyboard.press('Escape')
  await choose(page, 'crypto pay', /^Crypto Payments/)
  await expect(page).toHaveURL('/id/crypto-payments')
  await choose(page, 'travel', /^Travel/)
  await expect(page).toHaveURL(/\/id\/card\/[^/]+$/)
  await page.reload()
  await expect(button(page)).toBeVisible()
  await openPalette(page)
  const recent = palette(page).getByRole('group', { name: 'Recent' }).getByRole('option')
  await expect(recent).toHaveText([/^Travel/, /^Crypto Payments/])
  await expect(groups.first()).toHaveAccessibleName('Recent')
  await field(page).fill('glass')
  await expect(palette(page).getByRole('group', { name: 'Payments' }).getByRole('option').first()).toBeVisible()
  await expectAccessible(page, 'dialog[open]')
})

test('CMD-004 CMD-006 bills, senders and settings are found, and the bills can be paid', async ({ page, account }) => {
  await account('bills')
  await openHome(page)
  await openPalette(page)
  await expect(row(page, /^Pay all bills/)).toBeVisible()
  await field(page).fill('cedar')
  await expect(row(page, /^Pay Cedar Valley Electric/)).toBeVisible()
  await expect(
    palette(page)
      .getByRole('group', { name: 'Go to' })
      .getByRole('option', { name: /^Cedar Valley/ }),
  ).toBeVisible()
  await row(page, /^Pay Cedar Valley Electric/).click()
  await expect(page).toHaveURL(/\/id\/bill-pay\/pay\/[^/]+$/)
  await choose(page, 'all bills', /^Pay all bills/)
  await expect(page).toHaveURL('/id/bill-pay/pay')
  await choose(page, 'secu', /^Security/)
  await expect(page).toHaveURL('/id/settings/security')
})

test('CMD-006 CMD-007 adding funds, exporting, the password and two-factor open their dialog or page', async ({
  page,
  account,
}) => {
  await account('cardholder')
  await openHome(page)
  await choose(page, 'load every', /^Add funds to Everyday/)
  await expect(page.getByRole('dialog', { name: 'Add Funds' })).toBeVisible()
  await page.keyboard.press('Escape')
  await choose(page, 'password', /^Update the password/)
  await expect(page.getByRole('dialog', { name: 'Update Password' })).toBeVisible()
  await page.keyboard.press('Escape')
  await choose(page, '2fa', /^Set up two-factor/)
  await expect(page.getByRole('dialog').getByText('authenticator app').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await choose(page, 'export', /^Export a year/)
  await expect(page).toHaveURL(/\/id\/card\/[^/]+$/)
})

test('CMD-007 locking a card and signing out ask first, with the focus on Cancel', async ({ page, account }) => {
  await account('cardholder')
  await openHome(page)
  let locks = 0
  page.on('request', (request) => {
    if (request.postData()?.includes('LockCard') === true) locks += 1
  })
  await choose(page, 'lock ev', /^Lock Everyday/)
  const dialog = page.getByRole('dialog', { name: 'Lock Everyday?' })
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  expect(locks).toBe(0)
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await choose(page, 'lock ev', /^Lock Everyday/)
  await dialog.getByRole('button', { name: 'Lock Card' }).click()
  await expect(toast(page, 'Everyday is locked')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await choose(page, 'unlock', /^Unlock Everyday/)
  await expect(
    page.getByRole('dialog', { name: 'Unlock Everyday?' }).getByRole('button', { name: 'Cancel' }),
  ).toBeFocused()
  await page.keyboard.press('Escape')
  await choose(page, 'log out', /^Sign out/)
  const leaving = page.getByRole('dialog', { name: 'Sign out?' })
  await expect(leaving.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(welcome(page)).toBeVisible()
  await choose(page, 'sign out', /^Sign out/)
  await leaving.getByRole('button', { name: 'Sign Out' }).click()
  await expect(signInPage(page)).toBeVisible()
})

test('CMD-006 CMD-008 CMD-012 a harmless action runs at once, its toast offers Undo; hidden amounts are hidden in results', async ({
  page,
  account,
}) => {
  await account('cardholder')
  await openHome(page)
  await choose(page, 'hide', 'Hide amounts')
  await expect(toast(page, 'Amounts are hidden')).toBeVisible()
  await openPalette(page)
  await field(page).fill('everyday')
  await expect(row(page, /^Everyday/).first()).toContainText('••••••')
  await expect(palette(page)).not.toContainText('$')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Undo' }).click()
  await openPalette(page)
  await field(page).fill('everyday')
  await expect(palette(page)).toContainText('$')
  await page.keyboard.press('Escape')
  await choose(page, 'dark', 'Use dark appearance')
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
  await choose(page, 'copy btc', /^Copy BTC receiving address/)
  await expect(toast(page, 'BTC address copied')).toBeVisible()
  const copied = (await lastCopied(page)) ?? ''
  await expect(page.getByText(`Check that it ends in ${copied.slice(-4)} after pasting.`)).toBeVisible()
  await openPalette(page)
  await field(page).fill('lumen')
  await row(page, /^Lumen Payroll/)
    .first()
    .click()
  await expect(page).toHaveURL('/id/settings/receiving-addresses')
})

test('CMD-009 a failed search for payments says so below the other results and can be repeated', async ({
  page,
  account,
  breakCall,
  expectAccessible,
}) => {
  await account('cardholder')
  await openHome(page)
  await openPalette(page)
  await breakCall('FindPayments', { kind: 'status', status: 500, times: 3 })
  await field(page).fill('home')
  await expect(palette(page).getByRole('alert')).toContainText('Payments could not be searched.')
  await expect(row(page, 'Home')).toBeVisible()
  await expectAccessible(page, 'dialog[open]')
  await palette(page).getByRole('button', { name: 'Try Again' }).click()
  await expect(palette(page).getByRole('alert')).toHaveCount(0)
  await expect(palette(page).getByRole('group', { name: 'Payments' })).toBeVisible()
})

test('CMD-009 a stale response never replaces a newer one', async ({ page, account }) => {
  await account('cardholder', { invoices: [{ merchantName: 'Zebra Coffee' }, { merchantName: 'Yarrow Tea' }] })
  await openHome(page)
  await openPalette(page)
  const resume = await pauseCall(page, 'zebra')
  await field(page).fill('zebra')
  await page.waitForRequest((request) => request.postData()?.includes('"zebra"') === true)
  await field(page).fill('yarrow')
  await expect(row(page, /^Yarrow Tea/)).toBeVisible()
  const answered = page.waitForResponse((response) => response.request().postData()?.includes('"zebra"') === true)
  resume()
  await answered
  await expect(row(page, /^Yarrow Tea/)).toBeVisible()
  await expect(row(page, /^Zebra Coffee/)).toHaveCount(0)
})

test('CMD-010 the keys move the highlighted row while the focus stays in the field; the number of results is announced', async ({
  page,
  account,
  expectAccessible,
}) => {
  await account('cardholder')
  await recordAnnouncements(page)
  await openHome(page)
  await openPalette(page)
  const active = palette(page).getByRole('option', { selected: true })
  const expectAt = async (index: number): Promise<void> => {
    await expect(active).toHaveCount(1)
    await expect(rows(page).nth(index)).toHaveAttribute('aria-selected', 'true')
    await expect(field(page)).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? '')
    await expect(field(page)).toBeFocused()
  }
  const last = (await rows(page).count()) - 1
  await expectAt(0)
  for (const [key, index] of [
    ['ArrowDown', 1],
    ['ArrowUp', 0],
    ['ArrowUp', last],
    ['Home', 0],
    ['PageDown', 5],
    ['PageUp', 0],
    ['End', last],
  ] as const) {
    await page.keyboard.press(key)
    await expectAt(index)
  }
  await field(page).fill('qzx')
  await expectAnnounced(page, 'No results')
  await expect(palette(page)).toContainText('Nothing matches “qzx”')
  await expectAccessible(page, 'dialog[open]')
  await field(page).fill('crypto payments')
  await expectAnnounced(page, '1 result')
  // The Enter that ends a composition chooses no row.
  await field(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true })
  await expect(palette(page)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/id/crypto-payments')
})

test('CMD-011 on a phone the palette fills the screen, its targets are at least 44 px high', async ({
  page,
  account,
}) => {
  await account('cardholder')
  for (const size of [phone, narrow]) {
    await page.setViewportSize(size)
    await openHome(page)
    await button(page).click()
    await expect(field(page)).toBeFocused()
    expect(await palette(page).boundingBox()).toMatchObject({ x: 0, y: 0, ...size })
    const targets = palette(page).locator('[role="option"], button, input')
    const heights = await targets.evaluateAll((elements) =>
      elements.map((element) => element.getBoundingClientRect().height),
    )
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width)
    await palette(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(palette(page)).toHaveCount(0)
  }
})

test('CMD-012 the recent commands are removed at sign-out', async ({ page, account }) => {
  await account('cardholder')
  await openHome(page)
  await choose(page, 'travel', /^Travel/)
  const kept = () => page.evaluate(() => localStorage.getItem('recent-commands'))
  expect(await kept()).toContain('card:')
  await choose(page, 'sign out', /^Sign out/)
  await page.getByRole('dialog', { name: 'Sign out?' }).getByRole('button', { name: 'Sign Out' }).click()
  await expect(signInPage(page)).toBeVisible()
  expect(await kept()).toBeNull()
})
