import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'

const home = '/id/home'

const coins = ['Bitcoin', 'Bitcoin Cash', 'Ethereum', 'XRP']
const price = /^\$[\d,]+\.\d\d/

const prices = (page: Page) => page.getByRole('region', { name: 'Prices', exact: true })
const notices = (page: Page) => page.getByRole('list', { name: 'Notices' })
const activity = (page: Page) => page.getByRole('region', { name: 'Recent Activity' })
const cards = (page: Page) => page.getByRole('region', { name: /^Cards?$/ })

test.describe('header and notices', () => {
  test('HOME-001 welcomes by first name', async ({ page, account }) => {
    await account('verified', { firstName: 'Ada' })
    await page.goto(home)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Ada')
    await expect(page).toHaveTitle('Home · Paydeck')
  })

  test('HOME-002 welcomes without a name when none is known', async ({ page, account }) => {
    await account('shopper')
    await page.goto(home)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome')
  })

  test('HOME-001 shows a name that looks like markup as text', async ({ page, account }) => {
    const name = '<img src=x onerror=alert(1)>$& {firstName}'
    await account('verified', { firstName: name })
    await page.goto(home)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${name}`)
    await expect(page.locator('main img[src="x"]')).toHaveCount(0)
  })

  test('HOME-003 HOME-005 a notice has an icon, a description and a button that leads on', async ({
    page,
    account,
  }) => {
    await account('shopper')
    await page.goto(home)
    const notice = notices(page).getByRole('listitem').filter({ hasText: 'Your name is missing.' })
    await expect(notice).toContainText('Your name is missing. Merchants and senders use it to know who you are.')
    await expect(notice.locator('svg')).toHaveCount(1)
    await expect(notice.getByRole('link')).toHaveText('Add your name')
    await notice.getByRole('link', { name: 'Add your name' }).click()
    await expect(page).toHaveURL(/\/id\/settings\/profile(\?add-name=true)?$/)
  })

  test('HOME-003 HOME-005 the button of a notice does its one thing, once', async ({ page, account }) => {
    await account('verified', { isMissingShopperInfo: true })
    await page.goto(home)
    const notice = notices(page).getByRole('listitem').filter({ hasText: 'Your Social Security number is missing.' })
    await expect(notice.locator('svg')).toHaveCount(1)
    await notice.getByRole('button', { name: 'Add your number' }).click()
    const dialog = page.getByRole('dialog', { name: 'Missing information' })
    await expect(dialog).toHaveCount(1)
    await dialog.getByRole('button', { name: 'Close' }).first().click()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(home)
  })
})

test.describe('the wallet', () => {
  test('HOME-008 HOME-009 HOME-037 opens the wallet page in a new tab that knows nothing of this one', async ({
    page,
    context,
    account,
  }) => {
    await account('verified')
    await page.goto(home)
    const link = page.getByRole('region', { name: 'Get the Wallet' }).getByRole('link', { name: 'Get the Wallet' })
    await expect(link).toHaveAttribute('rel', /(^| )noopener noreferrer( |$)/)
    const opened = context.waitForEvent('page')
    await link.click()
    const tab = await opened
    await expect(tab).toHaveURL('/pages/wallet')
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await tab.evaluate(() => ({ opener: window.opener as unknown, referrer: document.referrer }))).toEqual({
      opener: null,
      referrer: '',
    })
    await expect(page).toHaveURL(home)
  })
})

test.describe('recent activity', () => {
  test('HOME-012 HOME-014 is there with activity, and leads to all of it', async ({ page, account }) => {
    await account('shopper', { invoices: [{ merchantName: 'Quarry Hill Cycles', price: '41.20' }] })
    await page.goto(home)
    await expect(activity(page).getByRole('listitem')).toHaveCount(1)
    await expect(activity(page).getByRole('listitem')).toContainText('Quarry Hill Cycles')
    await expect(activity(page).getByRole('listitem')).toContainText('$41.20')
    const all = activity(page).getByRole('link', { name: 'SEE ALL', exact: true })
    await expect(all).toHaveAttribute('href', '/id/crypto-payments')
    await all.click()
    await expect(page).toHaveURL('/id/crypto-payments')
  })

  test('HOME-013 is not there without activity', async ({ page, account }) => {
    await account('shopper')
    await page.goto(home)
    await expect(prices(page)).toBeVisible()
    await expect(activity(page)).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'SEE ALL' })).toHaveCount(0)
  })

  test('HOME-036 a row opens the carousel over exactly the rows listed', async ({ page, account }) => {
    const names = ['Alder', 'Birch', 'Cedar', 'Doum', 'Elm', 'Fir']
    const invoices = names.map((name, index) => ({
      merchantName: `${name} Shop`,
      itemCode: null,
      minutesAgo: 10 * (index + 1),
    }))
    await account('shopper', { invoices })
    await page.goto(home)
    await expect(activity(page).getByRole('listitem')).toHaveCount(5)
    await activity(page)
      .getByRole('button', { name: /Cedar Shop/ })
      .click()
    const details = page.getByRole('dialog', { name: 'Details' })
    await expect(details.getByRole('status').first()).toHaveText('Cedar Shop, 3 of 5')
    await expect(details.getByRole('heading', { name: 'Cedar Shop' })).toBeVisible()
    for (const name of ['Doum Shop', 'Elm Shop']) {
      await details.getByRole('button', { name: 'Next' }).click()
      await expect(details.getByRole('heading', { name })).toBeVisible()
    }
    await expect(details.getByRole('button', { name: 'Next' })).toBeDisabled()
    await page.keyboard.press('Escape')
    await expect(details).toBeHidden()
    await expect(page).toHaveURL(home)
  })

  test('ERR-057 a logo that does not load is replaced by the placeholder', async ({
    page,
    account,
    expectedErrors,
  }) => {
    expectedErrors.push(/Failed to load resource/)
    await account('shopper', {
      invoices: [{ merchantName: 'Tallow Wick' }, { merchantName: 'Harbor Market', minutesAgo: 60 }],
    })
    // The pictures are named after merchants that the account had first: one of them is gone now.
    let asked = ''
    await page.route('**/stand-ins/logos/*', (route) => {
      if (asked === '' || asked === route.request().url()) {
        asked = route.request().url()
        return route.fulfill({ status: 404, body: '' })
      }
      return route.continue()
    })
    await page.goto(home)
    const broken = activity(page)
      .getByRole('listitem')
      .filter({ hasText: /^(TW|HM)/ })
    await expect(broken).toHaveCount(1)
    await expect(broken.locator('img')).toHaveCount(0)
    await expect(activity(page).locator('img')).toHaveCount(1)
    const width = () =>
      activity(page)
        .locator('img')
        .evaluate((picture: HTMLImageElement) => picture.naturalWidth)
    await expect.poll(width).toBeGreaterThan(0)
  })
})

test.describe('prices', () => {
  test('HOME-016 HOME-029 HOME-031 lists four coins with a price and a line of a day', async ({ page, account }) => {
    await account('shopper')
    await page.goto(home)
    await expect(prices(page)).toContainText('1 day')
    await expect(prices(page).getByRole('listitem')).toHaveCount(4)
    for (const [index, coin] of coins.entries()) {
      const row = prices(page).getByRole('listitem').nth(index)
      await expect(row).toContainText(coin)
      await expect(row.getByText(price)).toBeVisible()
      await expect(row.getByRole('img', { name: new RegExp(`^${coin} over 1 day: \\$`) })).toBeVisible()
    }
    await expect(prices(page)).toHaveAttribute('aria-busy', 'false')
  })

  test('ERR-020 says that prices are unavailable when all fail, and comes back', async ({
    page,
    account,
    breakCall,
  }) => {
    await account('shopper')
    await breakCall('GET /rates/history/:code/USD', { kind: 'status', status: 503, times: 4 })
    await page.goto(home)
    await expect(prices(page).getByRole('alert')).toContainText('Prices are unavailable at this time.')
    await expect(prices(page).getByRole('listitem')).toHaveCount(0)
    await prices(page).getByRole('button', { name: 'Try Again' }).click()
    await expect(prices(page).getByText(price)).toHaveCount(4)
    await expect(prices(page).getByRole('alert')).toHaveCount(0)
  })

  test('HOME-033 ERR-021 says for one coin that its price is unavailable while the others stay', async ({
    page,
    account,
    breakCall,
  }) => {
    await account('shopper')
    const points = Array.from({ length: 24 }, (_, index) => ({ time: index * 3_600_000, price: null }))
    await breakCall('GET /rates/history/:code/USD', { kind: 'status', status: 200, body: { points } })
    const answers: Array<Promise<{ readonly code: string; readonly isNull: boolean }>> = []
    page.on('response', (response) => {
      const code = /\/rates\/history\/(\w+)\/USD/.exec(response.url())?.[1]
      if (code !== undefined)
        answers.push(response.text().then((text) => ({ code, isNull: text.includes('"price":null') })))
    })
    await page.goto(home)
    await expect(prices(page).getByText(price)).toHaveCount(3)
    await expect(prices(page).getByText('Price is unavailable at this time')).toHaveCount(1)
    expect(answers).toHaveLength(4)
    const spoilt = (await Promise.all(answers)).filter(({ isNull }) => isNull).map(({ code }) => code)
    expect(spoilt).toHaveLength(1)
    const row = prices(page)
      .getByRole('listitem')
      .nth(['BTC', 'BCH', 'ETH', 'XRP'].indexOf(spoilt[0] ?? ''))
    await expect(row.getByText('Price is unavailable at this time', { exact: true })).toBeVisible()
    await expect(prices(page).getByText('Prices are unavailable')).toHaveCount(0)
  })
})

test.describe('debit cards', () => {
  test('HOME-017 CARD-021 lists the visible cards only', async ({ page, account }) => {
    await account('cardholder', {
      cards: [
        { provider: 'galileo', nickname: 'Groceries', lastFourDigits: '1111', balance: '12.30', lockedByUser: true },
        { provider: 'galileo', nickname: 'Gone', lastFourDigits: '2222', status: 'stolen' },
        { provider: 'firstView', nickname: 'Off', lastFourDigits: '3333', disabled: true },
        { provider: 'firstView', nickname: 'Journeys', lastFourDigits: '4444', balance: '100.00' },
      ],
    })
    await page.goto(home)
    await expect(cards(page).getByRole('listitem')).toHaveCount(2)
    await expect(cards(page).getByRole('link', { name: 'Groceries, card ending in 1111' })).toBeVisible()
    await expect(cards(page).getByRole('listitem').first()).toContainText('$12.30')
    await expect(cards(page).getByRole('link', { name: 'Journeys, card ending in 4444' })).toBeVisible()
    await expect(cards(page).getByRole('listitem').first()).toContainText('Card is locked.')
    // What is on both of them, and not on those that are hidden.
    const total = page.getByRole('region', { name: 'Total available balance' })
    await expect(total).toContainText('$112.30')
    await expect(total).toContainText('On 2 cards')
    await expect(cards(page)).not.toContainText('Gone')
    await expect(cards(page)).not.toContainText('Off')
    await expect(cards(page).getByRole('link', { name: 'MANAGE' })).toHaveAttribute('href', '/id/card')
  })

  test('HOME-018 a card leads to its page', async ({ page, account }) => {
    await account('cardholder')
    const answer = page.waitForResponse(
      (response) => response.request().postData()?.includes('"GetDebitCards"') === true && response.ok(),
    )
    await page.goto(home)
    const text = await (await answer).text()
    const second = cards(page).getByRole('listitem').nth(1)
    await expect(second.getByRole('link')).toHaveAccessibleName(/^Travel, card ending in \d{4}$/)
    // The whole row is the name's.
    await second.click()
    await expect(page).toHaveURL(/\/id\/card\/[^/?]+$/)
    const id = decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '')
    expect(id).not.toBe('')
    expect(text).toContain(`"${id}"`)
    await page.reload()
    await expect(page).toHaveURL(new RegExp(`/id/card/${id}$`))
  })
})
