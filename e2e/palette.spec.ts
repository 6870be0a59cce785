import { signInPage, welcome } from './accounts.ts'
import { expectAnnounced, recordAnnouncements } from './announcements.ts'
import { expect, test } from './fixtures.ts'
import { narrow, phone, wide } from './frame.ts'
import {
  chooseCommand,
  openHome,
  openPalette,
  palette,
  paletteButton,
  paletteField,
  paletteRow,
} from './palette-page.ts'
import { pauseCall } from './paused-calls.ts'

test('CMD-001 Ctrl+K and the button open the palette on every page; Esc and a click outside close it and return the focus', async ({
  page,
  account,
}) => {
  await account('cardholder')
  for (const path of ['/home', '/card', '/crypto-payments', '/settings/profile', '/bill-pay']) {
    await page.goto(`/id${path}`)
    await expect(paletteButton(page)).toBeVisible()
    await openPalette(page)
    await page.keyboard.press('Escape')
    await expect(palette(page)).toHaveCount(0)
  }
  await paletteButton(page).click()
  await expect(paletteField(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(paletteButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(paletteField(page)).toBeFocused()
  await page.mouse.click(20, 400)
  await expect(palette(page)).toHaveCount(0)
  await expect(paletteButton(page)).toBeFocused()
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
  await expect(paletteField(page)).toBeFocused()
  await expect(paletteField(page)).toHaveValue('lock ev')
  await page.keyboard.type('ery')
  await expect(paletteField(page)).toHaveValue('lock every')
  await expect(paletteRow(page, /^Lock Everyday/)).toBeVisible()
})

test('CMD-002 after Escape before the code has loaded, the keys open the palette again', async ({ page, account }) => {
  await account('cardholder')
  const release = Promise.withResolvers<void>()
  await page.route(/\/assets\/palette-(?!button)/, async (route) => {
    await release.promise
    await route.continue()
  })
  await openHome(page)
  await page.keyboard.press('Control+k')
  await expect(page.getByText('Loading', { exact: true })).toBeAttached()
  await page.keyboard.type('lock')
  await page.keyboard.press('Escape')
  await expect(page.getByText('Loading', { exact: true })).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('crypto')
  release.resolve()
  await expect(paletteField(page)).toHaveValue('crypto')
  await expect(paletteField(page)).toBeFocused()
})

test('CMD-002 a letter that follows the keys at once, before the palette is painted, is kept', async ({
  page,
  account,
}) => {
  await account('cardholder')
  await openHome(page)
  await expect(paletteButton(page)).toBeVisible()
  await page.evaluate(async () => {
    const press = (init: KeyboardEventInit): boolean =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }))
    press({ key: 'k', ctrlKey: true })
    // Between two keys, browsers run the microtasks.
    await Promise.resolve()
    press({ key: 'l' })
  })
  await expect(paletteField(page)).toHaveValue('l')
})

for (const size of [wide, phone]) {
  test(`CMD-001 P8 the search button appears without moving the menus, ${size.width} px wide`, async ({
    page,
    account,
  }) => {
    await page.setViewportSize(size)
    await account('cardholder')
    const release = Promise.withResolvers<void>()
    await page.route(/\/assets\/palette-button-/, async (route) => {
      await release.promise
      await route.continue()
    })
    await page.goto('/id/home')
    await expect(welcome(page)).toBeVisible()
    const menus = page.getByRole('banner').getByRole('navigation')
    const boxes = async () =>
      Promise.all((await menus.all()).map((menu) => menu.evaluate((element) => element.getBoundingClientRect().left)))
    const before = await boxes()
    expect(before.length).toBeGreaterThan(1)
    await expect(paletteButton(page)).toHaveCount(0)
    release.resolve()
    await expect(paletteButton(page)).toBeVisible()
    expect(await boxes()).toEqual(before)
  })
}

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
  await chooseCommand(page, 'crypto pay', /^Crypto Payments/)
  await expect(page).toHaveURL('/id/crypto-payments')
  await chooseCommand(page, 'travel', /^Travel/)
  await expect(page).toHaveURL(/\/id\/card\/[^/]+$/)
  await page.reload()
  await expect(paletteButton(page)).toBeVisible()
  await openPalette(page)
  const recent = palette(page).getByRole('group', { name: 'Recent' }).getByRole('option')
  await expect(recent).toHaveText([/^Travel/, /^Crypto Payments/])
  await expect(groups.first()).toHaveAccessibleName('Recent')
  await paletteField(page).fill('glass')
  await expect(palette(page).getByRole('group', { name: 'Payments' }).getByRole('option').first()).toBeVisible()
  await expectAccessible(page, 'dialog[open]')
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
  await paletteField(page).fill('home')
  await expect(palette(page).getByRole('alert')).toContainText('Payments could not be searched.')
  await expect(paletteRow(page, 'Home')).toBeVisible()
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
  await paletteField(page).fill('zebra')
  await page.waitForRequest((request) => request.postData()?.includes('"zebra"') === true)
  await paletteField(page).fill('yarrow')
  await expect(paletteRow(page, /^Yarrow Tea/)).toBeVisible()
  const answered = page.waitForResponse((response) => response.request().postData()?.includes('"zebra"') === true)
  resume()
  await answered
  await expect(paletteRow(page, /^Yarrow Tea/)).toBeVisible()
  await expect(paletteRow(page, /^Zebra Coffee/)).toHaveCount(0)
})

test('CMD-009 a found payment shows its status, so that an invalid one does not look paid', async ({
  page,
  account,
}) => {
  await account('cardholder', { invoices: [{ merchantName: 'Zebra Coffee', status: 'invalid' }] })
  await openHome(page)
  await openPalette(page)
  await paletteField(page).fill('zebra')
  await expect(paletteRow(page, /^Zebra Coffee/)).toContainText('Crypto payment · Invalid')
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
    await expect(palette(page).getByRole('option').nth(index)).toHaveAttribute('aria-selected', 'true')
    await expect(paletteField(page)).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? '')
    await expect(paletteField(page)).toBeFocused()
  }
  const last = (await palette(page).getByRole('option').count()) - 1
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
  await paletteField(page).fill('qzx')
  await expectAnnounced(page, '1 result')
  await expect(palette(page).getByRole('group')).toHaveCount(1)
  await expect(palette(page)).toContainText('Nothing matches “qzx”')
  await expectAccessible(page, 'dialog[open]')
  await paletteField(page).fill('crypto payments')
  await expectAnnounced(page, '2 results')
  // The Enter that ends a composition chooses no row.
  await paletteField(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true })
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
    await paletteButton(page).click()
    await expect(paletteField(page)).toBeFocused()
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
  await chooseCommand(page, 'travel', /^Travel/)
  const kept = () => page.evaluate(() => localStorage.getItem('recent-commands'))
  expect(await kept()).toContain('card:')
  await chooseCommand(page, 'sign out', /^Sign out/)
  await page.getByRole('dialog', { name: 'Sign out?' }).getByRole('button', { name: 'Sign Out' }).click()
  await expect(signInPage(page)).toBeVisible()
  expect(await kept()).toBeNull()
})
