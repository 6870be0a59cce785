import type { Locator, Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { phone, wide } from './frame.ts'
import { expectTold, takeNote } from './told.ts'

const home = '/id/home'
const call = 'POST /compliance/updateNationalIdentity'
// No number of this form is given out: the second group is never 00.
const canary = '900007351'

const notice = (page: Page): Locator =>
  page.getByRole('listitem').filter({ hasText: 'Your Social Security number is missing.' })
const opener = (page: Page): Locator => notice(page).getByRole('button', { name: 'Add your number' })
const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Missing information' })
const field = (page: Page): Locator => dialog(page).getByLabel('Social Security number')
const save = (page: Page): Locator => dialog(page).getByRole('button', { name: 'Save number' })

test.beforeEach(({ page }) => takeNote(page))
const expectSaved = (page: Page): Promise<void> => expectTold(page, 'Your number was saved.')

const openDialog = async (page: Page): Promise<void> => {
  await page.goto(home)
  await opener(page).click()
  await expect(field(page)).toBeVisible()
}

/** What the provider was asked, oldest first. */
const asked = async (page: Page): Promise<ReadonlyArray<{ readonly name: string; readonly input: unknown }>> =>
  (
    (await (await page.request.get('/sandbox/calls')).json()) as {
      calls: ReadonlyArray<{ name: string; input: unknown }>
    }
  ).calls
const askedFor = async (page: Page, name: string) => (await asked(page)).filter((one) => one.name === name)

for (const [name, viewport] of Object.entries({ wide, phone })) {
  test(`PROF-066 VERIF-078 VERIF-080 VERIF-081 asks for the number, saves it, closes, and the notice goes (${name})`, async ({
    page,
    account,
    expectAccessible,
  }) => {
    await page.setViewportSize(viewport)
    await account('shopper', { isMissingShopperInfo: true })
    await openDialog(page)
    await expect(field(page)).toBeFocused()
    await expect(save(page)).toBeDisabled()
    await expectAccessible()
    await field(page).fill(canary)
    expect(await askedFor(page, 'GET /compliance/missingShopperInfo')).toHaveLength(1)
    await save(page).click()
    await expectSaved(page)
    await expect(dialog(page)).toHaveCount(0)
    await expect(notice(page)).toHaveCount(0)
    expect((await askedFor(page, call)).map(({ input }) => input)).toEqual([
      { nationalIdentityNumber: canary, nationalIdentityIssuer: 'USA' },
    ])
    await expect.poll(() => askedFor(page, 'GET /compliance/missingShopperInfo')).toHaveLength(2)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Chat' })).toBeVisible()
    await expect(notice(page)).toHaveCount(0)
  })
}

test('VERIF-077 masks what is typed, and shows and hides it', async ({ page, account }) => {
  await account('shopper', { isMissingShopperInfo: true })
  await openDialog(page)
  await field(page).fill(canary)
  await expect(field(page)).toHaveAttribute('type', 'password')
  await dialog(page).getByRole('button', { name: 'Show number' }).click()
  await expect(field(page)).toHaveAttribute('type', 'text')
  await expect(field(page)).toHaveValue(canary)
  await dialog(page).getByRole('button', { name: 'Hide number' }).click()
  await expect(field(page)).toHaveAttribute('type', 'password')
  await expect(field(page)).toHaveValue(canary)
  // Digits on a phone's keyboard, and nothing for a browser to keep.
  await expect(field(page)).toHaveAttribute('inputmode', 'numeric')
  await expect(field(page)).toHaveAttribute('autocomplete', 'off')
})

test('VERIF-076 says what is wrong with anything but nine digits, and can be sent with nine', async ({
  page,
  account,
  expectAccessible,
}) => {
  await account('shopper', { isMissingShopperInfo: true })
  await openDialog(page)
  await field(page).pressSequentially('900-')
  await expect(dialog(page).getByText('Use digits only.')).toBeVisible()
  await expect(save(page)).toBeDisabled()
  await field(page).fill('9000073511')
  await expect(dialog(page).getByText('Too many digits: there are nine.')).toBeVisible()
  await expect(save(page)).toBeDisabled()
  await field(page).fill('90000735')
  await expect(field(page)).toHaveAttribute('aria-invalid', 'false')
  await field(page).blur()
  await expect(dialog(page).getByText('A few digits are missing: there are nine.')).toBeVisible()
  await expectAccessible()
  await field(page).fill(canary)
  await expect(field(page)).toHaveAttribute('aria-invalid', 'false')
  await expect(save(page)).toBeEnabled()
})

test('PROF-066 SHELL-052 is done with the keyboard alone, and the focus is on the page afterwards', async ({
  page,
  account,
}) => {
  await account('shopper', { isMissingShopperInfo: true })
  await page.goto(home)
  await opener(page).focus()
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(opener(page)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type(canary)
  await page.keyboard.press('Tab')
  await expect(dialog(page).getByRole('button', { name: 'Show number' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(save(page)).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expectSaved(page)
  await expect(dialog(page)).toHaveCount(0)
  // What it was opened from has gone.
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  expect(await askedFor(page, call)).toHaveLength(1)
})

for (const [id, status, text] of [
  ['ERR-002', 422, 'Please enter a valid SSN.'],
  ['ERR-003', 429, 'Please enter a valid SSN.'],
  ['ERR-004', 500, 'Something went wrong.'],
  ['ERR-004', null, 'Something went wrong.'],
] as const) {
  test(`${id} tells of a refusal (${status ?? 'no connection'}), loses nothing that was typed, and the next try works`, async ({
    page,
    account,
    breakCall,
    expectedErrors,
    expectAccessible,
  }) => {
    await account('shopper', { isMissingShopperInfo: true })
    await openDialog(page)
    if (status === null) {
      expectedErrors.push(/Failed to load resource/)
      await page.route('**/compliance/updateNationalIdentity', (route) => route.abort('internetdisconnected'), {
        times: 1,
      })
    } else await breakCall(call, { kind: 'status', status, times: 1 })
    await field(page).fill(canary)
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByText(text)).toBeVisible()
    await expect(status === 422 || status === 429 ? field(page) : save(page)).toBeFocused()
    await expect(field(page)).toHaveValue(canary)
    // The button shows the failure for a second, and changes its colours twice.
    await expect(save(page)).toHaveAttribute('data-state', 'rest')
    await expectAccessible()
    await save(page).click()
    await expectSaved(page)
    await expect(dialog(page).getByText(text)).toBeHidden()
    await expect(dialog(page)).toHaveCount(0)
  })
}

test('F4 VERIF-078 a slow answer keeps the button busy, and Enter, click and double click are one submit', async ({
  page,
  account,
}) => {
  await account('shopper', { isMissingShopperInfo: true })
  // As slow as the presses need, on any machine.
  const pressed = Promise.withResolvers<void>()
  await page.route('**/compliance/updateNationalIdentity', async (route) => {
    await pressed.promise
    await route.continue()
  })
  await openDialog(page)
  await field(page).fill(canary)
  await page.keyboard.press('Enter')
  await expect(dialog(page).locator('button[type="submit"]')).toHaveAttribute('aria-busy', 'true')
  await expect(field(page)).toHaveValue(canary)
  await expect(field(page)).toHaveAttribute('readonly', '')
  await page.keyboard.press('Enter')
  // Switched off to those who look and listen, not to a mouse.
  await dialog(page).locator('button[type="submit"]').dblclick({ force: true })
  pressed.resolve()
  await expectSaved(page)
  await expect(dialog(page)).toHaveCount(0)
  expect(await askedFor(page, call)).toHaveLength(1)
})

test('F7 a session that is over leads to the login, and the number goes nowhere with it', async ({
  page,
  account,
  breakCall,
}) => {
  await account('shopper', { isMissingShopperInfo: true })
  await breakCall(call, { kind: 'status', status: 401, times: 1 })
  await openDialog(page)
  await field(page).fill(canary)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in to Paydeck' })).toBeVisible()
  expect(page.url()).not.toContain(canary)
})

test('VERIF-083 L1 forgets the number with the dialog: it is in no address, no storage, no log and no event, and not on the page', async ({
  page,
  account,
  breakCall,
}) => {
  const told: Array<string> = []
  page.on('console', (message) => told.push(message.text()))
  page.on('request', (request) => {
    told.push(request.url(), JSON.stringify(request.headers()))
    if (!request.url().endsWith('/compliance/updateNationalIdentity')) told.push(request.postData() ?? '')
  })
  await account('shopper', { isMissingShopperInfo: true })
  await breakCall(call, { kind: 'status', status: 500, times: 1 })
  await openDialog(page)
  await field(page).fill(canary)
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('alert').getByText('Something went wrong.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  const kept = () =>
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
  expect(await kept()).not.toContain(canary)
  await opener(page).click()
  await expect(field(page)).toHaveValue('')
  await expect(dialog(page).getByText('Something went wrong.')).toBeHidden()
  await field(page).fill(canary)
  await page.keyboard.press('Enter')
  await expectSaved(page)
  await expect(dialog(page)).toHaveCount(0)
  expect(await kept()).not.toContain(canary)
  await page.waitForLoadState('networkidle')
  expect(told.filter((text) => text.includes(canary))).toEqual([])
})

test('the dialog fits a narrow phone, where nothing scrolls sideways', async ({ page, account }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await account('shopper', { isMissingShopperInfo: true })
  await openDialog(page)
  await field(page).fill('900-')
  expect(await dialog(page).evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})
