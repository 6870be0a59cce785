import { expect } from './fixtures.ts'
import { heading } from './frame.ts'
import { testWith } from './own-sandbox.ts'

const test = testWith({ PRODUCT_NAME: 'Acme' })

test('SHELL-010 names the product everywhere as it is configured', async ({ page, account }) => {
  /** Every text of a page, what is read aloud and what is in its title included. */
  const texts = (): Promise<string> =>
    page.evaluate(() =>
      [
        document.title,
        document.body.textContent,
        ...[...document.querySelectorAll('[aria-label], [title], [alt], [placeholder]')].flatMap((element) =>
          ['aria-label', 'title', 'alt', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
        ),
      ].join('\n'),
    )
  const expectNamed = async (): Promise<void> => {
    expect(await texts()).not.toMatch(/\{(product|provider)\}|paydeck/i)
  }
  await page.goto('/authenticate/login')
  await expect(page.getByText('Acme').first()).toBeVisible()
  await expectNamed()
  for (const persona of ['shopper', 'cardholder', 'merchant', 'recipient', 'abroad'] as const) {
    // What the page before still asks would be asked for somebody else.
    await page.goto('about:blank')
    await account(persona)
    await page.goto('/id/home')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Acme' })).toBeVisible()
    await expect(heading(page)).toBeVisible()
    await expect(page).toHaveTitle(/Acme/)
    await expectNamed()
  }
  const paths = [
    'bill-pay',
    'bill-pay/add',
    'card',
    'card/get-started',
    'crypto-payments',
    'settings/profile',
    'settings/security',
    'verification/get-started?apply=individualShopperTier1',
  ]
  for (const path of paths) {
    await page.goto(`/id/${path}`)
    await expect(heading(page)).toBeVisible()
    await expect(page).toHaveTitle(/Acme/)
    await expectNamed()
  }
})
