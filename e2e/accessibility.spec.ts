import type { Locator, Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { accountButton, menuButton, phone, rows, wide } from './frame.ts'
import { open } from './pages.ts'

test.describe('no fault is found', () => {
  test.use({ reducedMotion: 'reduce' })

  const states: Readonly<Record<string, readonly [typeof wide, (page: Page) => Locator, (page: Page) => Locator]>> = {
    'the user menu': [wide, accountButton, (page) => page.getByRole('link', { name: 'Help & Support' })],
    'the mobile menu': [
      phone,
      menuButton,
      (page) => page.getByRole('navigation', { name: 'Mobile' }).getByRole('link', { name: 'Settings' }),
    ],
    'a modal': [
      wide,
      (page) => page.getByRole('button', { name: 'Add funds' }).first(),
      (page) => page.getByRole('dialog', { name: 'Add Funds' }),
    ],
    'the overlay': [
      wide,
      (page) => rows(page).nth(1),
      (page) => page.getByRole('dialog', { name: 'Details' }).getByRole('article'),
    ],
  }
  for (const [name, [size, opener, opened]] of Object.entries(states)) {
    test(`in ${name}, light and dark`, async ({ page, account, expectAccessible }) => {
      await account('cardholder')
      await page.setViewportSize(size)
      await open(page, '/id/home')
      await opener(page).click()
      await expect(opened(page)).toBeVisible()
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await expectAccessible()
      }
      await page.keyboard.press('Escape')
      await expect(opened(page)).toBeHidden()
    })
  }

  test('where the app could not start', async ({ page, account, breakCall, expectAccessible }) => {
    await account('cardholder')
    await breakCall('START_GET_BASIC_INFO', { kind: 'status', status: 500 })
    await page.goto('/id/home')
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible()
    await expectAccessible()
  })
})

test('every page names itself in the title of its tab', async ({ page, account }) => {
  await account('cardholder')
  await open(page, '/id/home')
  await expect(page).toHaveTitle('Home · Paydeck')
  for (const name of ['Pay Bills', 'Card', 'Crypto Payments', 'Home']) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveTitle(`${name} · Paydeck`)
  }
})

test.describe('forced colours', () => {
  test.use({ forcedColors: 'active', reducedMotion: 'reduce' })

  /** How an element is drawn, as far as that could tell it from its neighbours. */
  const looks = (elements: Locator): Promise<Array<string>> =>
    elements.evaluateAll((all) =>
      all.map((element) => {
        const style = getComputedStyle(element)
        return [style.borderBottomColor, style.backgroundColor, style.textDecorationLine].join(' ')
      }),
    )

  test('the present tab, the present entry and the chosen option differ from the others', async ({ page, account }) => {
    await account('cardholder')
    await open(page, '/id/home')
    const differs = async (elements: Locator, chosen: number): Promise<void> => {
      await expect(elements.nth(chosen)).toBeVisible()
      const drawn = await looks(elements)
      const [look] = drawn.splice(chosen, 1)
      expect(new Set(drawn).size).toBe(1)
      expect(drawn).not.toContain(look)
    }
    await differs(page.getByRole('navigation', { name: 'Main' }).getByRole('link'), 0)
    await differs(page.getByRole('group', { name: 'Appearance' }).locator('label'), 0)
    await page.setViewportSize(phone)
    await menuButton(page).click()
    await differs(page.getByRole('navigation', { name: 'Mobile' }).getByRole('link'), 0)
  })

  test('every button and every panel has an edge', async ({ page, account }) => {
    await account('cardholder')
    await open(page, '/id/home')
    const edges = await page
      .getByRole('main')
      .locator('section, button:not([data-cover]), a[data-kind]')
      .evaluateAll((all) =>
        all.map((element) => [
          element.textContent,
          getComputedStyle(element).borderTopWidth,
          getComputedStyle(element).borderTopStyle,
        ]),
      )
    expect(edges.length).toBeGreaterThan(5)
    expect(edges.filter(([, width, style]) => width === '0px' || style !== 'solid')).toEqual([])
  })
})
