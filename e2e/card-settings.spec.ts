import type { Locator, Page } from 'playwright/test'
import { expectAnnounced, recordAnnouncements } from './announcements.ts'
import { expect, test } from './fixtures.ts'
import { open } from './pages.ts'

const home = '/id/settings/card'
const maps = '/stand-ins/maps.js*'

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Cards' }).getByRole('link')
const panel = (page: Page) => page.getByRole('region', { name: 'Card', exact: true })
const row = (page: Page, name: string) => panel(page).getByRole('listitem').filter({ hasText: name })
const lock = (page: Page) => panel(page).getByRole('switch', { name: 'Lock card' })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const field = (page: Page, name: string) =>
  page
    .getByRole('dialog')
    .locator('input')
    .and(page.getByLabel(name, { exact: true }))
/** Returns the vertical distance between the tops of two elements in CSS pixels. */
const offset = async (from: Locator, to: Locator): Promise<number> => {
  const [upper, lower] = [await from.boundingBox(), await to.boundingBox()]
  return Math.round((lower?.y ?? Number.NaN) - (upper?.y ?? Number.NaN))
}
/** Expects a visible text below an input. */
const expectBelow = async (input: Locator, text: Locator): Promise<void> => {
  await expect(text).toBeVisible()
  const [above, below] = [await input.boundingBox(), await text.boundingBox()]
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? Number.NaN) + (above?.height ?? Number.NaN))
}

test('CARD-095 CARD-100 SHELL-063 SHELL-064 a pressed card tab keeps focus; closing a dialog focuses the button that opened it', async ({
  page,
  account,
  breakCall,
  expectAccessible,
}) => {
  await account('cardholder')
  await open(page, home)
  await expect(tabs(page)).toHaveCount(2)

  await test.step('a tab keeps the focus while its page opens', async () => {
    const before = page.url()
    await tabs(page).last().focus()
    await page.keyboard.press('Enter')
    await expect(page).not.toHaveURL(before)
    await expect(tabs(page).last()).toBeFocused()
    await expect(tabs(page).last()).toHaveAttribute('aria-current', 'page')
    await page.goBack()
    await expect(page).toHaveURL(before)
    await expect(lock(page)).toBeVisible()
  })

  await test.step('the name has its hint and its error below the input', async () => {
    const edit = page.getByRole('button', { name: 'Edit: Card Name' })
    await edit.click()
    const rename = dialog(page, 'Update Card Name')
    const name = rename.getByRole('textbox', { name: 'Card name' })
    await expect(name).toBeFocused()
    await expectBelow(name, rename.getByText('Maximum 20 characters'))
    await expectAccessible()
    // The whole name is selected, so one Backspace deletes all of it.
    await page.keyboard.press('Backspace')
    await expect(name).toHaveValue('')
    await name.fill('Groceries & <b>more</b>')
    await expectBelow(name, rename.getByText('Card name cannot exceed 20 characters'))
    await page.keyboard.press('Escape')
    await expect(rename).toHaveCount(0)
    await expect(edit).toBeFocused()
  })

  await test.step('the dialog of a failed lock returns the focus to the switch', async () => {
    await breakCall('LockCard', { kind: 'status', status: 422, body: { error: 'Not on a Sunday.' } })
    await lock(page).click()
    const failed = dialog(page, 'Lock Card')
    await expect(failed.getByRole('alert')).toHaveText('Not on a Sunday.')
    await failed.getByRole('button', { name: 'Close' }).last().click()
    await expect(lock(page)).toBeFocused()
    await expect(lock(page)).not.toBeChecked()
  })
})

test.describe('the mailing address of a card on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('CARD-096 CARD-097 CARD-120 CARD-126 the address dialog explains why the provider needs the address, and has all fields', async ({
    page,
    account,
    expectAccessible,
  }) => {
    await account('cardholder')
    await open(page, home)
    const form = page.getByRole('dialog')
    await expect(row(page, 'Mailing Address')).toContainText('No address found.')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await page.getByRole('button', { name: 'Add: Mailing Address' }).press('Enter')
    await expect(dialog(page, 'Add your mailing address')).toBeVisible()
    await expect(form).toContainText('sent by cheque, mailed within 30 days of June 30th, 2023')
    await expect(form.locator('label')).toHaveText([
      'Street 1',
      'Street 2',
      'City',
      'State',
      'ZIP/Postal Code',
      'Country',
    ])
    await expect(field(page, 'Street 1')).toBeFocused()
    await expectAccessible()
    await expect(form.getByRole('button', { name: 'Save address' })).toBeDisabled()
  })

  test('CARD-136 CARD-149 Enter in "Country" submits the form, but not Enter in "Street 1"; an error scrolls the dialog up', async ({
    page,
    account,
  }) => {
    await account('cardholder')
    await open(page, home)
    await page.getByRole('button', { name: 'Add: Mailing Address' }).press('Enter')
    const form = page.getByRole('dialog')
    const options = form.getByRole('option')
    await expect(field(page, 'Street 1')).toBeFocused()
    await page.keyboard.type('1209 jun fair')
    await expect(options).toHaveText(['1209 Juniper Street, Fairhollow, OR, USA'])
    const distance = () => offset(field(page, 'Street 1'), form.getByRole('listbox'))
    const before = await distance()
    expect(before).not.toBeNaN()
    await form.evaluate((element) => element.scrollBy(0, 40))
    await expect.poll(() => form.evaluate(({ scrollTop }) => scrollTop)).toBe(40)
    await expect.poll(distance).toBe(before)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Enter')
    await expect(form.getByRole('alert').filter({ hasText: 'Attention!' })).toHaveCount(0)
    await field(page, 'Country').press('Enter')
    await expect(form.getByRole('alert').filter({ hasText: 'Attention!' })).toBeInViewport()
    await expect(form.getByRole('alert').first()).toContainText('Please fill in all required fields.')
    await expect.poll(() => form.evaluate(({ scrollTop }) => scrollTop)).toBe(0)
    await expect(field(page, 'City')).toBeFocused()
  })

  test('CARD-004 CARD-125 CARD-147 a keyboard user selects a suggested mailing address and saves it', async ({
    page,
    account,
  }) => {
    await recordAnnouncements(page)
    await account('cardholder')
    await open(page, home)
    await page.getByRole('button', { name: 'Add: Mailing Address' }).press('Enter')
    const form = page.getByRole('dialog')
    const send = form.getByRole('button', { name: 'Save address' })
    const options = form.getByRole('option')
    await expect(field(page, 'Street 1')).toBeFocused()
    await page.keyboard.type('1209 jun fair')
    await expect(options).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(options).toHaveCount(0)
    await field(page, 'Street 1').press('End')
    await page.keyboard.press('Backspace')
    await expect(options).toHaveCount(1)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(field(page, 'Street 1')).toHaveValue('1209 Juniper Street')
    await expect(field(page, 'City')).toHaveValue('Fairhollow')
    await expect(field(page, 'State')).toHaveValue('OR')
    await field(page, 'Street 2').fill('Apt 3')
    await send.press('Enter')
    await expectAnnounced(page, 'Your address was saved.')
    await expect(dialog(page, 'Thank you')).toBeVisible()
    await form.getByRole('button', { name: 'Close' }).last().press('Enter')
    await expect(form).toHaveCount(0)
    const savedAddress = /1209 Juniper Street, Apt 3, Fairhollow, OR \d{5}/
    await expect(row(page, 'Mailing Address')).toContainText(savedAddress)
    await page.reload()
    await expect(row(page, 'Mailing Address')).toContainText(savedAddress)
    await page.getByRole('button', { name: 'Edit: Mailing Address' }).press('Enter')
    await expect(dialog(page, 'Update your mailing address')).toBeVisible()
    await expect(field(page, 'Street 2')).toHaveValue('Apt 3')
    await expect(send).toBeDisabled()
  })
})

test('ROUTE-048 ERR-033 if the maps script fails to load, the card settings still open, but suggest no mailing addresses', async ({
  page,
  account,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource|Maps script failed to load/)
  const arrival = Promise.withResolvers<void>()
  await page.route(`**${maps}`, async (route) => {
    await arrival.promise
    await route.abort()
  })
  await account('cardholder')
  const request = page.waitForRequest(`**${maps}`)
  await page.goto(home)
  expect(new URL((await request).url()).searchParams.get('libraries')).toBe('places')
  await expect(page.locator('main [aria-busy="true"]').first()).toBeVisible()
  await expect(row(page, 'Mailing Address')).toHaveCount(0)
  arrival.resolve()
  await page.getByRole('button', { name: 'Add: Mailing Address' }).click()
  await expect(field(page, 'Street 1')).toBeFocused()
  await page.keyboard.type('48 Larkspur Lane')
  await expect(field(page, 'Street 1')).toHaveValue('48 Larkspur Lane')
  await expect(page.getByRole('option')).toHaveCount(0)
})
