import type { Request } from 'playwright/test'
import { expect } from './fixtures.ts'
import { testWith } from './own-sandbox.ts'
import { open } from './pages.ts'

const test = testWith({ PICTURE_ORIGINS: 'https://logos.example' })

const [shown, foreign, missing] = [
  'https://logos.example/tallow.svg',
  'https://tracker.example/harbor.svg',
  'https://logos.example/missing.svg',
] as const

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40"/></svg>'

test('BILL-094 BILL-095 ERR-057 home loads merchant logos from allowed origins only; initials replace any other logo', async ({
  page,
  account,
  expectedErrors,
}) => {
  expectedErrors.push(/^foreign host: https:\/\/logos\.example$/, /Failed to load resource/)
  const requests: Array<Request> = []
  await page.route(/^https:\/\/\w+\.example\//, async (route) => {
    requests.push(route.request())
    const isMissing = route.request().url() === missing
    await route.fulfill(isMissing ? { status: 404, body: '' } : { contentType: 'image/svg+xml', body: svg })
  })
  await account('cardholder', {
    invoices: [
      { merchantName: 'Tallow Wick', icon: shown },
      { merchantName: 'Harbor Market', icon: foreign, minutesAgo: 60 },
      { merchantName: 'Pine Press', icon: missing, minutesAgo: 120 },
    ],
  })
  await open(page, '/id/home')
  const row = (name: string) =>
    page.getByRole('region', { name: 'Recent Activity' }).getByRole('listitem').filter({ hasText: name })

  const logo = row('Tallow Wick').locator('img')
  await expect(logo).toHaveAttribute('src', shown)
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(40)

  await expect(row('Harbor Market').getByText('HM', { exact: true })).toBeVisible()
  await expect(row('Harbor Market').locator('img')).toHaveCount(0)
  await expect(row('Pine Press').getByText('PP', { exact: true })).toBeVisible()

  expect(new Set(requests.map((request) => request.url()))).toEqual(new Set([shown, missing]))
  for (const request of requests) {
    const { referer, cookie } = await request.allHeaders()
    expect([referer, cookie]).toEqual([undefined, undefined])
  }
})
