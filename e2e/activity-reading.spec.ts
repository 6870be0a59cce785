import { createAccount, signIn } from './accounts.ts'
import {
  activityPath,
  entries,
  openActivity,
  payment,
  purchase,
  rejected,
  someActivity,
  titles,
} from './activity-pages.ts'
import { expect, test } from './fixtures.ts'

test('ACT-017 a failed source leaves the others, and can be loaded again; if all fail, the page says so', async ({
  page,
  account,
  breakCall,
  expectedErrors,
  expectAccessible,
}) => {
  expectedErrors.push(rejected)
  await account('cardholder', { ...someActivity, missingCalls: ['GetActivity'] })
  await breakCall('GetSettledTransactions', { kind: 'status', status: 500, times: 3 })
  await openActivity(page)
  const alert = page.getByRole('alert').filter({ hasText: 'Card transactions of Everyday •••• 3250 are missing.' })
  await expect(alert).toContainText('totals leave them out')
  expect(await titles(page)).not.toContain('Orchard Row Foods')
  expect(await titles(page)).toContain('Northbank Books')
  await expectAccessible()
  await page.request.delete('/sandbox/faults')
  await alert.getByRole('button', { name: 'Try Again' }).click()
  await expect(alert).toBeHidden()
  await expect.poll(() => titles(page)).toContain('Orchard Row Foods')

  for (const call of [
    'GetPayments',
    'GetDonations',
    'GetPayouts',
    'GetSettledTransactions',
    'GetCardActivityOverviewPaged',
    'GetPendingTransactions',
    'GET /auth/security-history',
  ])
    await breakCall(call, { kind: 'status', status: 500, times: 20 })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Your activity could not be loaded' })).toBeVisible()
  await expectAccessible()
  await page.request.delete('/sandbox/faults')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(entries(page).first()).toBeVisible()
})

test('ACT-017 a further page that fails keeps the rows, and can be loaded again', async ({
  page,
  account,
  breakCall,
}) => {
  await account('verified', {
    payments: 0,
    invoices: Array.from({ length: 80 }, (_, at) => payment(`Shop ${at}`, 1 + at / 50, '5.00')),
  })
  await openActivity(page)
  await expect(entries(page)).toHaveCount(50)
  await breakCall('GetActivity', { kind: 'status', status: 500, times: 3 })
  await page.getByRole('button', { name: 'Load More' }).click()
  await expect(page.getByText('Earlier entries could not be loaded.')).toBeVisible()
  await expect(entries(page)).toHaveCount(50)
  await page.request.delete('/sandbox/faults')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(entries(page)).toHaveCount(80)
})

test('ACT-018 new entries wait below a button while the user reads, and appear by themselves at the top', async ({
  page,
  account,
}) => {
  await page.clock.install()
  await account('cardholder', {
    ...someActivity,
    cards: [
      {
        provider: 'galileo',
        nickname: 'Everyday',
        balance: '900.00',
        activity: Array.from({ length: 40 }, (_, at) => purchase(`Shop ${at}`, 1 + at, '-5.00')),
      },
    ],
  })
  await openActivity(page)
  const before = await titles(page)
  const use = async (merchantName: string): Promise<void> => {
    const response = await page.request.post('/sandbox/card-transactions', { data: { merchantName, amount: '4.00' } })
    expect(response.status()).toBe(200)
  }
  await page.evaluate(() => window.scrollTo(0, 600))
  await use('Glasshouse Coffee')
  await page.clock.runFor(20_000)
  await expect(page.getByRole('button', { name: 'Show 1 new entry' })).toBeVisible()
  expect(await titles(page)).toEqual(before)
  await page.keyboard.press('n')
  await expect(entries(page).filter({ hasText: 'Glasshouse Coffee' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Show 1 new/ })).toBeHidden()

  await page.evaluate(() => window.scrollTo(0, 0))
  await use('Tallow & Wick')
  await page.clock.runFor(20_000)
  await expect(entries(page).filter({ hasText: 'Tallow & Wick' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '1 new entry' })).toBeAttached()
})

test('ACT-013 ACT-019 a row opens the slides, the URL names the open one, and Back closes it', async ({
  page,
  account,
  browser,
  baseURL,
  expectAccessible,
}) => {
  const credentials = await createAccount(page.request, 'cardholder', someActivity)
  await account('cardholder', someActivity)
  await openActivity(page)
  const slides = page.getByRole('dialog', { name: 'Details' })
  await page.getByRole('button', { name: 'Orchard Row Foods', exact: true }).click()
  await expect(slides.getByRole('heading', { name: 'Card transaction' })).toBeVisible()
  await expect(slides).toContainText('−$39.15')
  await expect(page).toHaveURL(/item=card-transaction%3A/)
  await expectAccessible()
  await page.keyboard.press('ArrowRight')
  await expect(slides.getByRole('heading', { name: 'Payment', exact: true })).toBeVisible()
  await expect(slides).toContainText('Northbank Books')
  await expect(page).toHaveURL(/item=invoice%3A/)
  const address = page.url()
  await page.goBack()
  await expect(slides).toBeHidden()
  await expect(page).toHaveURL(activityPath)

  await page.getByRole('button', { name: 'Orchard Row Foods', exact: true }).click()
  await expect(page).toHaveURL(/item=card-transaction%3A/)
  await page.keyboard.press('Escape')
  await expect(slides).toBeHidden()
  await expect(page).toHaveURL(activityPath)
  await page.reload()
  await expect(entries(page).first()).toBeVisible()
  await expect(slides).toHaveCount(0)

  await page.goto(address)
  await expect(slides).toContainText('Northbank Books')
  await page.keyboard.press('Escape')
  await expect(slides).toBeHidden()
  await expect(page).toHaveURL(activityPath)

  await page.goto('about:blank')
  await page.goto(address)
  await expect(slides).toContainText('Northbank Books')
  await page.goBack()
  await slides.getByRole('link', { name: 'Open on the card page' }).waitFor({ state: 'hidden' })

  // Another person with the URL sees the own list, and a message instead of the slide.
  const other = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  const stranger = await other.newPage()
  await stranger.goto('/authenticate/login')
  await signIn(stranger, credentials)
  await stranger.waitForURL('**/id/home')
  await stranger.goto(address)
  await expect(stranger.getByText(/couldn't find|is not in the list/)).toBeVisible()
  await other.close()
})

test('ACT-019 a change of where money goes opens a slide with the way to stop it', async ({ page, account }) => {
  await account('recipient')
  const invited = await page.request.post('/sandbox/payout-invites', { data: { payor: 'Anchor Works' } })
  const { link } = (await invited.json()) as { readonly link: string }
  await page.goto(link)
  await expect(page.getByText(/^Payments from Anchor Works go to /)).toBeVisible()
  await openActivity(page, '?kind=security')
  await expect(entries(page)).toHaveText([/^You accepted a sender/])
  await entries(page).getByRole('button').click()
  const slide = page.getByRole('dialog', { name: 'Details' })
  await expect(slide.getByRole('heading', { name: 'Security change' })).toBeVisible()
  await expect(slide.getByRole('link', { name: 'Secure My Account' })).toHaveAttribute('href', '/id/settings/security')
  await slide.getByRole('link', { name: 'Check Receiving Addresses' }).click()
  await expect(page).toHaveURL('/id/settings/receiving-addresses')
})

test('ACT-020 the keyboard moves, opens, searches and lists its shortcuts, which can be switched off', async ({
  page,
  account,
  expectAccessible,
}) => {
  await account('cardholder', someActivity)
  await openActivity(page)
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await page.keyboard.press('j')
  expect(await focused()).toBe('Copperline Records')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('j')
  expect(await focused()).toBe('Orchard Row Foods')
  await page.keyboard.press('k')
  expect(await focused()).toBe('Fallow Field Grocers')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Details' })).toContainText('Fallow Field Grocers')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Details' })).toBeHidden()
  expect(await focused()).toBe('Fallow Field Grocers')
  await page.keyboard.press('/')
  await page.keyboard.type('jk/?')
  await expect(page.getByRole('searchbox')).toHaveValue('jk/?')
  await page.getByRole('searchbox').fill('')
  await page.getByRole('radio', { name: '3M' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(help).toContainText('Next, previous entry')
  await expectAccessible()
  await help.getByRole('switch', { name: 'Use single-letter shortcuts' }).click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('j')
  expect(await focused()).not.toBe('Copperline Records')
})

test('ACT-021 of 20,000 entries, at most 60 rows are in the document while scrolling', async ({ page, account }) => {
  test.slow()
  await account('heavy')
  await openActivity(page, '?dates=all')
  await expect(page.getByText(/^2\d,?\d{3} entries in all$/)).toBeVisible()
  const more = page.getByRole('button', { name: 'Load More' })
  for (let pages = 0; pages < 8; pages += 1) {
    await more.click()
    await expect(more).toHaveAttribute('aria-busy', 'false')
  }
  for (const part of [0, 0.3, 0.6, 1]) {
    await page.evaluate((at) => window.scrollTo(0, at * document.documentElement.scrollHeight), part)
    await expect.poll(() => entries(page).count()).toBeLessThanOrEqual(60)
    await expect(entries(page).first()).toBeAttached()
  }
})

test('ACT-025 the printed timeline is a table with the filter in words, the zone and page numbers', async ({
  page,
  account,
}) => {
  await account('cardholder', someActivity)
  await openActivity(page, '?kind=payment,bill')
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  const table = page.getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveText(['Date', 'What', 'Account', 'Status', 'Out', 'In'])
  await expect(table.getByRole('row')).toHaveCount(5)
  await expect(page.getByText(/^Crypto payments, Bills · in the last 3 months · times in .+ · printed /)).toBeVisible()
  await expect(page.getByRole('search')).toBeHidden()
  const rules = await page.evaluate(() =>
    [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).map(({ cssText }) => cssText),
  )
  expect(rules.some((rule) => /@page activity.*counter\(page\)/s.test(rule))).toBe(true)
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: 'Hide amounts' }).click()
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await expect(table).not.toContainText('$')
})
