import type { Locator } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { accountButton, menuButton, mobileMenu, phone, rows } from './frame.ts'
import { open } from './pages.ts'

test('axe finds no accessibility violation in menus, a modal, the payment details, and the page that reports a failed start', async ({
  page,
  account,
  breakCall,
  expectAccessible,
}) => {
  await account('cardholder')
  await open(page, '/id/home')
  /**
   * In light mode, checks the accessibility of the whole page. In dark mode, checks only the elements that match the CSS
   * selector `part`. Then closes `opened`.
   */
  const checkPart = (opened: Locator, part: string): Promise<void> =>
    test.step(part, async () => {
      await expect(opened).toBeVisible()
      await page.emulateMedia({ colorScheme: 'light' })
      await expectAccessible()
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectAccessible(page, part)
      await page.keyboard.press('Escape')
      await expect(opened).toBeHidden()
    })
  await accountButton(page).click()
  await checkPart(page.getByRole('link', { name: 'Help & Support' }), 'nav[aria-label="Account"]')
  await page.getByRole('button', { name: 'Add funds' }).first().click()
  await checkPart(page.getByRole('dialog', { name: 'Add Funds' }), 'dialog[open]')
  await rows(page).nth(1).click()
  await checkPart(page.getByRole('dialog', { name: 'Details' }).getByRole('article'), 'dialog[open]')
  await page.setViewportSize(phone)
  await menuButton(page).click()
  await checkPart(mobileMenu(page).getByRole('link', { name: 'Settings' }), 'nav[aria-label="Mobile"]')

  await breakCall('START_GET_BASIC_INFO', { kind: 'status', status: 500 })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible()
  await expectAccessible()
})

/** Returns the border colour, background colour and text decoration of each element. */
const distinctStyles = (elements: Locator): Promise<Array<string>> =>
  elements.evaluateAll((all) =>
    all.map((element) => {
      const style = getComputedStyle(element)
      return [style.borderBottomColor, style.backgroundColor, style.textDecorationLine].join(' ')
    }),
  )

test('with forced colours, buttons and panels have borders, and selected links and options look different from unselected ones', async ({
  page,
  account,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
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

  const differs = async (elements: Locator, chosen: number): Promise<void> => {
    await expect(elements.nth(chosen)).toBeVisible()
    const drawn = await distinctStyles(elements)
    const [look] = drawn.splice(chosen, 1)
    expect(new Set(drawn).size).toBe(1)
    expect(drawn).not.toContain(look)
  }
  await differs(page.getByRole('navigation', { name: 'Main' }).getByRole('link'), 0)
  await differs(page.getByRole('group', { name: 'Appearance' }).locator('label'), 0)
  await page.setViewportSize(phone)
  await menuButton(page).click()
  await differs(mobileMenu(page).getByRole('link'), 0)
})
