import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { narrow, phone, wide } from './frame.ts'
import { list, openAddresses, requestRows, type State, states } from './receiving-pages.ts'

/**
 * Tests of the layout of the page with the receiving addresses. They cover every state of the page, with as much content as
 * possible.
 */

/** Account with long names. For this account, the page shows every possible message above the list. */
const crowded = {
  otpEnabled: true,
  payoutRefusal: 'accountNotAllowed',
  payors: Array.from({ length: 50 }, (_, index) => `Payor ${index} of the ${'very '.repeat(8)}long name`),
  payouts: 3,
}

/**
 * Returns the number of CSS pixels by which the content is wider than the window, even if the page does not scroll sideways.
 */
const overflow = (page: Page): Promise<number> =>
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

/**
 * States that a test checks during one visit of the page, each with the window size and appearance of its accessibility
 * check.
 */
const groups = {
  'the list of receiving addresses, its menu and its removal dialog': [
    ['list', phone, 'dark'],
    ['menu', wide, 'light'],
    ['removal', phone, 'light'],
  ],
  'the forms of a receiving address, the currency list and the code dialog': [
    ['add', wide, 'dark'],
    ['currencies', phone, 'dark'],
    ['code', wide, 'light'],
  ],
} as const

for (const [what, group] of Object.entries(groups)) {
  test(`${what} do not overflow at 320 px or with text at 200%, and are accessible`, async ({
    page,
    account,
    expectAccessible,
  }) => {
    await account('recipient')
    await openAddresses(page)
    for (const [name, size, colorScheme] of group) {
      const { go, shown, back, isClosedBySize }: State = states[name]
      await test.step(name, async () => {
        await page.setViewportSize(narrow)
        await go(page)
        await expect(shown(page)).toBeVisible()
        await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0)
        if (isClosedBySize) await back(page)
        await page.setViewportSize(size)
        await page.emulateMedia({ colorScheme })
        if (isClosedBySize) await go(page)
        await expect(shown(page)).toBeVisible()
        await expectAccessible()
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
        await expect(shown(page)).toBeVisible()
        await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0)
        await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
        await back(page)
        await expect(list(page)).toBeVisible()
      })
    }
  })
}

test('RECV-009 a list of 48 long payout requests fits into 320 px, and so does the page that cancels the change of an address', async ({
  page,
  account,
  expectedErrors,
}) => {
  // The server answers an incomplete link with status 422.
  expectedErrors.push(/status of 422/)
  await account('recipient', crowded)
  await page.setViewportSize(narrow)
  await openAddresses(page)
  await expect(requestRows(page)).toHaveCount(48)
  await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0)
  // Also checks the width of the page on which the user cancels a change of an address. An email links to this page, which
  // shows the whole address.
  await requestRows(page).first().getByRole('button', { name: 'Accept Invite' }).click()
  await expect(requestRows(page)).toHaveCount(47)
  const mails = await (await page.request.get('/sandbox')).text()
  await page.goto('/stop-payout-change#half')
  await expect(page.getByRole('alert')).toHaveText(
    "This code doesn't match the one in the email. Check it and try again.",
  )
  await expect(page.getByRole('textbox', { name: 'Code from the email' })).toBeFocused()
  // The navigation changes only the fragment of the URL, so the browser loads no new document.
  await page.goto(/\/stop-payout-change#[\w-]{43}/.exec(mails)?.[0] ?? 'no link')
  await expect(page.getByRole('main')).toContainText('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4')
  await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: 'Stop this change' }).click()
  const onwards = page.getByRole('link', { name: 'Go to your security settings' })
  await expect(onwards).toBeVisible()
  expect((await onwards.boundingBox())?.height).toBeGreaterThanOrEqual(44)
})
