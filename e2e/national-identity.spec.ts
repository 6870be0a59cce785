import type { Locator, Page } from 'playwright/test'
import { expectAnnounced, recordAnnouncements } from './announcements.ts'
import { expect, test } from './fixtures.ts'

const call = 'POST /compliance/updateNationalIdentity'
// A Social Security number that is never assigned, since its second group is 00.
const canary = '900007351'

const notice = (page: Page): Locator =>
  page.getByRole('listitem').filter({ hasText: 'Your Social Security number is missing.' })
const opener = (page: Page): Locator => notice(page).getByRole('button', { name: 'Add your number' })
const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Missing information' })
const field = (page: Page): Locator => dialog(page).getByLabel('Social Security number')

const expectSaved = (page: Page): Promise<void> => expectAnnounced(page, 'Your number was saved.')

const openDialog = async (page: Page): Promise<void> => {
  await page.goto('/id/home')
  await opener(page).click()
  await expect(field(page)).toBeVisible()
}

test('PROF-066 SHELL-052 VERIF-076 a keyboard user saves the national identity number on a phone and keeps the focus', async ({
  page,
  account,
  expectAccessible,
}) => {
  await recordAnnouncements(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await account('shopper', { isMissingShopperInfo: true })
  await page.goto('/id/home')
  await opener(page).focus()
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()

  await test.step('the dialog fits with an error, and is accessible', async () => {
    await page.keyboard.type('900-')
    await expect(dialog(page).getByText('Use digits only.')).toBeVisible()
    expect(await dialog(page).evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await expectAccessible()
  })

  await test.step('Escape returns the focus', async () => {
    await page.keyboard.press('Escape')
    await expect(opener(page)).toBeFocused()
    await page.keyboard.press('Space')
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue('')
  })

  await test.step('Tab leads through the dialog, and Enter saves', async () => {
    await page.keyboard.type(canary)
    await page.keyboard.press('Tab')
    await expect(dialog(page).getByRole('button', { name: 'Show number' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(dialog(page).getByRole('button', { name: 'Save number' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expectSaved(page)
    await expect(dialog(page)).toHaveCount(0)
    // The notice has disappeared, and with it the button that opened the dialog.
    await expect(notice(page)).toHaveCount(0)
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  })
})

test('VERIF-083 L1 after the national identity dialog has closed, no URL, storage, log or page text contains the typed number', async ({
  page,
  account,
  breakCall,
}) => {
  const recorded: Array<string> = []
  page.on('console', (message) => recorded.push(message.text()))
  page.on('request', (request) => {
    recorded.push(request.url(), JSON.stringify(request.headers()))
    if (!request.url().endsWith('/compliance/updateNationalIdentity')) recorded.push(request.postData() ?? '')
  })
  await recordAnnouncements(page)
  await account('shopper', { isMissingShopperInfo: true })
  await breakCall(call, { kind: 'status', status: 500, times: 1 })
  await openDialog(page)
  await field(page).fill(canary)
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('alert').getByText('Something went wrong.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  const readStored = () =>
    page.evaluate(async () =>
      JSON.stringify([
        { ...localStorage },
        { ...sessionStorage },
        document.cookie,
        location.href,
        history.state,
        document.documentElement.outerHTML,
        Array.from(document.querySelectorAll('input'), ({ value }) => value),
        await indexedDB.databases(),
        await caches.keys(),
      ]),
    )
  expect(await readStored()).not.toContain(canary)
  await opener(page).click()
  await expect(field(page)).toHaveValue('')
  await expect(dialog(page).getByText('Something went wrong.')).toBeHidden()
  await field(page).fill(canary)
  const recheck = page.waitForResponse('**/compliance/missingShopperInfo')
  await page.keyboard.press('Enter')
  await expectSaved(page)
  await expect(dialog(page)).toHaveCount(0)
  expect(await readStored()).not.toContain(canary)
  await recheck
  expect(recorded.filter((text) => text.includes(canary))).toEqual([])
})
