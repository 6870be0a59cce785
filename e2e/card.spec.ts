import type { Page } from 'playwright/test'
import { everyday, spent, threeCards } from '../test/cards/account-cards.ts'
import { expect, test } from './fixtures.ts'
import { phone } from './frame.ts'
import { open } from './pages.ts'

const strip = (page: Page) => page.getByRole('navigation', { name: 'Your cards' })
const tab = (page: Page, name: string) => strip(page).getByRole('link', { name })
const panel = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true })
const rowsOf = (page: Page, name: string) => panel(page, name).getByRole('listitem')
const addFunds = (page: Page) => panel(page, 'Available balance').getByRole('button', { name: 'Add funds' })
const paused = (page: Page) => page.getByRole('tooltip', { name: 'Reloads are temporarily disabled' })
const unsettled = (page: Page) =>
  page.getByRole('tooltip', { name: 'The bank is waiting for the merchant to settle this payment.' })

test('SHELL-005 CARD-010 CARD-037 CARD-041 a user opens a card from home, switches cards by keyboard and opens tooltips', async ({
  page,
  account,
}) => {
  await account('cardholder', threeCards)
  await open(page, '/id/home')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Card', exact: true }).click()
  await expect(page).toHaveURL(/\/id\/card\/[^/?]+$/)
  const first = page.url()

  await test.step('the reports are beside the lists', async () => {
    await expect(rowsOf(page, 'Recent Activity')).toHaveCount(2)
    const reports = await panel(page, 'Export CSV').boundingBox()
    const lists = await panel(page, 'Pending').boundingBox()
    expect(reports?.x).toBeGreaterThanOrEqual((lists?.x ?? Infinity) + (lists?.width ?? 0))
  })

  await test.step('a tooltip opens on hover and on focus, and Escape closes it', async () => {
    await expect(paused(page)).toBeHidden()
    await addFunds(page).hover()
    await expect(paused(page)).toBeVisible()
    await page.mouse.move(0, 0)
    await expect(paused(page)).toBeHidden()
    await addFunds(page).focus()
    await expect(paused(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(paused(page)).toBeHidden()
    await panel(page, 'Pending').getByRole('button', { name: 'About pending payments' }).focus()
    await expect(unsettled(page)).toBeVisible()
  })

  await test.step('a card tab opened by keyboard keeps the focus', async () => {
    await tab(page, 'Everyday').focus()
    await page.keyboard.press('ArrowRight')
    await expect(tab(page, 'Travel')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(tab(page, 'Travel')).toHaveAttribute('aria-current', 'page')
    await expect(tab(page, 'Everyday')).not.toHaveAttribute('aria-current')
    await expect(tab(page, 'Travel')).toBeFocused()
    await page.goBack()
    await expect(tab(page, 'Everyday')).toHaveAttribute('aria-current', 'page')
    await expect(rowsOf(page, 'Recent Activity').first()).toContainText('Copperline Market')
    expect(page.url()).toBe(first)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('CARD-012 CARD-036 CARD-041 CARD-044 CSV exports are above the payments, the card tabs scroll, and a tap opens a tooltip', async ({
    page,
    account,
  }) => {
    await account('cardholder', threeCards)
    await open(page, '/id/card')
    const top = async (name: string) => (await panel(page, name).boundingBox())?.y ?? Number.NaN
    const order = await Promise.all(['Export CSV', 'Available balance', 'Pending', 'Recent Activity'].map(top))
    expect(order).toEqual(order.toSorted((one, other) => one - other))
    await expect(tab(page, 'Everyday')).toBeInViewport({ ratio: 1 })
    await expect(tab(page, 'Old card')).not.toBeInViewport()
    // Tapping the disabled button shows why it is disabled.
    await addFunds(page).tap({ force: true })
    await expect(paused(page)).toBeVisible()
    await panel(page, 'Pending').getByRole('button', { name: 'About pending payments' }).tap()
    await expect(page.getByRole('tooltip')).toHaveText('The bank is waiting for the merchant to settle this payment.')
    await open(page, `${await tab(page, 'Old card').getAttribute('href')}`)
    await expect(tab(page, 'Old card')).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })
})

test('CARD-046 CARD-047 more settled payments load while the user scrolls, and a failed load can be retried', async ({
  page,
  account,
  breakCall,
}) => {
  const many = Array.from({ length: 230 }, (_, index) => spent(`Shop ${index}`, `-${index}.10`, 60 * (index + 1)))
  await account('cardholder', { cards: [{ ...everyday, activity: many }] })
  await open(page, '/id/card?days=all')
  const names = rowsOf(page, 'Recent Activity')
  await expect(names.first()).toContainText('Shop 0')
  expect(await names.count()).toBeLessThan(230)
  await breakCall('GetSettledTransactions', { kind: 'status', status: 500, times: 1 })
  const again = panel(page, 'Recent Activity').getByRole('button', { name: 'Try Again' })
  const scrollDown = () => page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect
    .poll(async () => {
      await scrollDown()
      return again.isVisible()
    })
    .toBe(true)
  await again.click()
  await expect
    .poll(async () => {
      await scrollDown()
      return names.count()
    })
    .toBe(230)
  expect(await names.evaluateAll((all) => new Set(all.map(({ textContent }) => textContent)).size)).toBe(230)

  const response = await page.request.post('/sandbox/card-transactions', {
    data: { merchantName: 'Riverside Diner', amount: '12.00' },
  })
  expect(response.status(), await response.text()).toBe(200)
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(rowsOf(page, 'Pending').first()).toContainText('Riverside Diner')
  await expect(names.first()).toContainText('Shop 0')
})

test('CARD-017 a nickname of 26 characters is readable on the face of the card at every width', async ({
  page,
  account,
}) => {
  const [widest, longer] = ['W'.repeat(26), 'Ŵ'.repeat(27)]
  await account('cardholder', { cards: [widest, longer].map((nickname) => ({ ...everyday, nickname })) })
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/id/card')
    for (const text of [widest, `${'Ŵ'.repeat(25)}…`]) {
      const name = strip(page).getByText(text, { exact: true })
      const isWhole = await name.evaluate((element) => {
        const face = element.closest('a')?.getBoundingClientRect()
        const inside = element.closest('[title]')
        const range = document.createRange()
        range.selectNodeContents(element)
        const below = inside?.parentElement?.nextElementSibling?.getBoundingClientRect()
        return (
          face !== undefined &&
          below !== undefined &&
          getComputedStyle(inside ?? element).textOverflow !== 'ellipsis' &&
          [...range.getClientRects()].every(
            ({ left, right, bottom }) => left >= face.left && right <= face.right && bottom <= below.top,
          )
        )
      })
      expect([width, text, isWhole]).toEqual([width, text, true])
    }
  }
})
