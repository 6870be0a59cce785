import type { Page } from 'playwright/test'
import { mend, someFaults } from './faults.ts'
import { expect, test } from './fixtures.ts'
import { looksOf, menuButton, mobileMenu, narrow, phone, wordsOf } from './frame.ts'
import { hold } from './held.ts'
import {
  add,
  addForm,
  address,
  bitcoin,
  callsOf,
  cancel,
  currency,
  editForm,
  entry,
  list,
  menuOf,
  nickname,
  openAddresses,
  profileRow,
  removalModal,
  requestRows,
  save,
  states,
} from './receiving-pages.ts'

/* How the screen of the receiving addresses holds out: for those who do not see it, by keys alone, in little room, and when the provider fails. */

/** Everything that can stand above the list, and names that are long. */
const crowded = {
  otpEnabled: true,
  payoutRefusal: 'accountNotAllowed',
  payors: Array.from({ length: 50 }, (_, index) => `Payor ${index} of the ${'very '.repeat(8)}long name`),
  payouts: 3,
}

/** How far the page can be moved sideways, and what lies beyond the window, in CSS pixels. */
const outside = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const boxes = [...document.querySelectorAll('main *, dialog[open] *, :popover-open *')]
      .filter((element) => element.checkVisibility())
      .map((element) => element.getBoundingClientRect())
      .filter(({ width }) => width > 1)
    return Math.max(
      scrollWidth - clientWidth,
      ...boxes.map(({ left, right }) => Math.max(-left, right - clientWidth - 1)),
    )
  })

test.describe('every state', () => {
  test.use({ reducedMotion: 'reduce' })

  for (const [index, [name, { go, shown, isClosedBySize }]] of Object.entries(states).entries()) {
    const looks = looksOf(index)
    test(`${name} fits 320 px, and twice the size of its letters, and has no fault ${wordsOf(looks)}`, async ({
      page,
      account,
      expectAccessible,
    }) => {
      await account('recipient')
      await page.setViewportSize(narrow)
      await openAddresses(page)
      await go(page)
      await expect(shown(page)).toBeVisible()
      await expect.poll(() => outside(page)).toBeLessThanOrEqual(0)
      for (const { size, colorScheme } of looks) {
        await page.setViewportSize(size)
        await page.emulateMedia({ colorScheme })
        if (isClosedBySize === true) {
          await openAddresses(page)
          await go(page)
        }
        await expect(shown(page)).toBeVisible()
        await expectAccessible()
      }
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      await expect(shown(page)).toBeVisible()
      await expect.poll(() => outside(page)).toBeLessThanOrEqual(0)
    })
  }

  test('has no fault with fifty payors and an error above them', async ({ page, account, expectAccessible }) => {
    await account('recipient', { ...crowded, otpEnabled: false })
    await openAddresses(page)
    await expectAccessible()
  })
})

test('RECV-009 fifty payors with long names fit 320 px, and the page that stops a change', async ({
  page,
  account,
  expectedErrors,
}) => {
  // A link that is not whole is answered so.
  expectedErrors.push(/status of 422/)
  await account('recipient', crowded)
  await page.setViewportSize(narrow)
  await openAddresses(page)
  await expect(requestRows(page)).toHaveCount(48)
  await expect.poll(() => outside(page)).toBeLessThanOrEqual(0)
  // As does the page that the mail of a change leads to, which names the whole address.
  await requestRows(page).first().getByRole('button', { name: 'Accept Invite' }).click()
  await expect(requestRows(page)).toHaveCount(47)
  const mails = await (await page.request.get('/sandbox')).text()
  await page.goto('/stop-payout-change#half')
  await expect(page.getByRole('alert')).toHaveText('This is not the code of the email.')
  await expect(page.getByRole('textbox', { name: 'Code of the email' })).toBeFocused()
  // Opened over that page, which loads nothing by itself.
  await page.goto(/\/stop-payout-change#[\w-]{43}/.exec(mails)?.[0] ?? 'no link')
  await expect(page.getByRole('main')).toContainText('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4')
  await expect.poll(() => outside(page)).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: 'Stop this change' }).click()
  const onwards = page.getByRole('link', { name: 'Go to your security settings' })
  await expect(onwards).toBeVisible()
  expect((await onwards.boundingBox())?.height).toBeGreaterThanOrEqual(44)
})

test('RECV-012 RECV-031 RECV-052 by keys alone an address is added, changed and cancelled, with the focus where one is', async ({
  page,
  account,
}) => {
  const { keyboard } = page
  await account('recipient')
  await openAddresses(page)
  await add(page).focus()
  await keyboard.press('Enter')
  await expect(addForm(page).getByRole('heading', { name: 'Add Receiving Address' })).toBeFocused()
  // What stands in the form may come after its heading.
  const first = addForm(page).getByRole('button', { name: 'Web3 Options' })
  await expect(first).toBeVisible()
  await keyboard.press('Tab')
  await expect(first).toBeFocused()
  await keyboard.press('Tab')
  await expect(currency(page)).toBeFocused()
  await keyboard.type('lite')
  await keyboard.press('Enter')
  await expect(currency(page)).toHaveValue('Litecoin')
  await keyboard.press('ArrowDown')
  await keyboard.press('Home')
  await keyboard.press('Enter')
  await expect(currency(page)).toHaveValue('Bitcoin')
  await keyboard.press('Tab')
  await keyboard.type(bitcoin)
  await keyboard.press('Tab')
  await expect(nickname(page)).toBeFocused()
  await keyboard.press('Enter')
  await expect(profileRow(page, 'My Wallet')).toBeVisible()
  await expect(add(page)).toBeFocused()
  await menuOf(page, 'Everyday').focus()
  await keyboard.press('ArrowDown')
  await expect(entry(page, 'Edit')).toBeFocused()
  await keyboard.press('ArrowDown')
  await expect(entry(page, 'Remove sender')).toBeFocused()
  await keyboard.press('Escape')
  await expect(menuOf(page, 'Everyday')).toBeFocused()
  await keyboard.press('Enter')
  await expect(entry(page, 'Edit')).toBeFocused()
  await keyboard.press('Enter')
  await expect(editForm(page).getByRole('heading', { name: 'Edit Address' })).toBeFocused()
  await cancel(editForm(page)).focus()
  await keyboard.press('Enter')
  await expect(menuOf(page, 'Everyday')).toBeFocused()
})

test('RECV-004 who has gone on elsewhere when the form closes stays there', async ({ page, account }) => {
  await account('recipient')
  await openAddresses(page)
  await add(page).click()
  await cancel(page).click()
  await page.getByRole('link', { name: 'Security' }).focus()
  await expect(list(page)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Security' })).toBeFocused()
})

for (const [what, fault] of someFaults('status 429', 'an answer that cannot be read')) {
  test(`F5 RECV-006 RECV-007 ${what} leaves the list as it was known, and the currencies to be tried again`, async ({
    page,
    account,
    breakCall,
  }) => {
    await account('recipient')
    for (const call of ['GetPayors', 'GetPayoutProfiles', 'GetWallets', 'GetCurrencies', 'CanAcceptPayouts']) {
      // eslint-disable-next-line no-await-in-loop -- each account's faults are one list
      await breakCall(call, fault)
    }
    await openAddresses(page)
    await expect(profileRow(page, 'Savings')).toContainText('Senders: Lumen Payroll')
    await expect(requestRows(page)).toHaveCount(1)
    await add(page).click()
    await expect(page.getByText('The currencies could not be loaded.')).toBeVisible()
    await mend(page)
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(currency(page)).toHaveValue('Bitcoin')
    await expect(page.getByText('The currencies could not be loaded.')).toHaveCount(0)
  })
}

for (const [what, fault] of someFaults('status 500', 'a lost connection')) {
  test(`F5 RECV-045 RECV-086 ${what} while an address is saved is told, and the form keeps what was filled in`, async ({
    page,
    account,
    breakCall,
  }) => {
    await account('recipient')
    await openAddresses(page)
    await add(page).click()
    await address(page).fill(bitcoin)
    await nickname(page).fill('Kept')
    await breakCall('CreateWallet', fault)
    await save(page).click()
    await expect(
      page
        .getByRole('alert')
        .filter({ hasText: 'There was a problem saving your wallet. Please review and try again.' }),
    ).toBeVisible()
    await expect(address(page)).toHaveValue(bitcoin)
    await expect(nickname(page)).toHaveValue('Kept')
    await mend(page)
    await save(page).click()
    await expect(profileRow(page, 'Kept')).toBeVisible()
    await expect(list(page).getByRole('listitem').filter({ hasText: bitcoin })).toHaveCount(1)
  })
}

for (const [what, fault] of someFaults('a lost connection', 'an answer that cannot be read')) {
  test(`F5 RECV-010 RECV-089 ${what} accepts and removes nothing, and a second try does`, async ({
    page,
    account,
    breakCall,
  }) => {
    await account('recipient')
    await openAddresses(page)
    await breakCall('AddPayorToProfile', fault)
    await requestRows(page).getByRole('button', { name: 'Accept Invite' }).click()
    await expect(page.getByRole('alert').filter({ hasText: "We're having trouble accepting" })).toBeVisible()
    await mend(page)
    await requestRows(page).getByRole('button', { name: 'Accept Invite' }).click()
    // What it led to takes the focus, and a menu that is open then would close.
    await expect(list(page).getByRole('status').filter({ hasText: 'go to Savings' })).toBeVisible()
    await expect(requestRows(page)).toHaveCount(0)
    await breakCall('RemovePayorFromProfile', fault)
    await menuOf(page, 'Everyday').click()
    await entry(page, 'Remove sender').click()
    const confirm = removalModal(page).getByRole('button', { name: 'Remove sender' })
    await confirm.click()
    await expect.poll(() => callsOf(page)).toContain('RemovePayorFromProfile')
    await expect(confirm).toHaveAttribute('data-state', 'rest')
    await mend(page)
    await confirm.click()
    await expect(requestRows(page)).toHaveText(/Tidewater Studios/)
  })
}

test('F6 a slow answer is waited for: pressed again, nothing is sent twice', async ({ page, account }) => {
  await account('recipient')
  await openAddresses(page)
  await add(page).click()
  await address(page).fill(bitcoin)
  const letGo = await hold(page, 'CreateWallet')
  await save(page).click()
  const busy = addForm(page).locator('button[type="submit"]')
  await expect(busy).toHaveAttribute('aria-busy', 'true')
  await busy.click({ force: true })
  await expect(address(page)).not.toBeEditable()
  letGo()
  await expect(profileRow(page, 'My Wallet')).toBeVisible()
  expect((await callsOf(page)).filter((name) => name === 'CreateWallet')).toHaveLength(1)
})

test('SHELL-008 RECV-004 on a phone is reached by the list of the settings, and a form that is cancelled changes nothing', async ({
  page,
  account,
}) => {
  await page.setViewportSize(phone)
  await account('recipient')
  await page.goto('/id/home')
  await menuButton(page).click()
  await mobileMenu(page).getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('link', { name: 'Receiving Addresses' }).click()
  await add(page).click()
  await address(page).fill(bitcoin)
  await cancel(page).click()
  await expect(add(page)).toBeFocused()
  await expect(profileRow(page, 'My Wallet')).toHaveCount(0)
})
