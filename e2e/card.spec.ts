import { addFunds, bar, emptyText, everyday, panel, rowsOf, spent, strip, tab, threeCards } from './card-pages.ts'
import { expect, test } from './fixtures.ts'
import { heading, phone } from './frame.ts'
import { open } from './pages.ts'

test.describe('the page of a card', () => {
  test('SHELL-005 CARD-001 CARD-010 CARD-011 CARD-012 CARD-014 CARD-016 CARD-018 CARD-019 is reached from the tabs, with a face for each card, for keys too', async ({
    page,
    account,
  }) => {
    await account('cardholder', threeCards)
    await open(page, '/id/home')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Card', exact: true }).click()
    await expect(page).toHaveURL(/\/id\/card\/[^/?]+$/)
    const first = page.url()
    await expect(strip(page).getByRole('link')).toHaveText([
      /^Everyday.*4821$/,
      /^Travel.*7785Card is locked\.$/,
      /^Old card.*3400$/,
    ])
    await expect(tab(page, 'Everyday')).toHaveAttribute('aria-current', 'page')
    await expect(panel(page, 'Available balance')).toContainText('$1,284.55')
    await expect(panel(page, 'Available balance').getByRole('link', { name: 'Settings' })).toHaveAttribute(
      'href',
      `/id/settings/card/${first.split('/').at(-1)}`,
    )
    await tab(page, 'Everyday').focus()
    await page.keyboard.press('ArrowRight')
    await expect(tab(page, 'Travel')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(tab(page, 'Travel')).toHaveAttribute('aria-current', 'page')
    await expect(tab(page, 'Everyday')).not.toHaveAttribute('aria-current')
    await expect(tab(page, 'Travel')).toBeFocused()
    await expect(page.getByText(emptyText)).toBeVisible()
    await page.goBack()
    await expect(tab(page, 'Everyday')).toHaveAttribute('aria-current', 'page')
    await expect(rowsOf(page, 'Recent Activity').first()).toContainText('Copperline Market')
    expect(page.url()).toBe(first)
  })

  test('CARD-032 CARD-034 CARD-037 CARD-038 CARD-040 CARD-041 CARD-043 CARD-044 CARD-045 CARD-049 CARD-071 HOME-020 says what is on the card, what happened, and what no longer can be done', async ({
    page,
    account,
  }) => {
    await account('cardholder', threeCards)
    await open(page, '/id/home')
    await expect(page.getByRole('button', { name: 'Add funds', exact: true })).toBeEnabled()
    await open(page, '/id/card')
    await expect(
      page.getByText(
        'Your card is currently inactive. The programme is being revamped and will relaunch with an all-new card.',
      ),
    ).toBeVisible()
    const more = page.getByRole('link', { name: 'Learn More' })
    await expect(more).toHaveAttribute('target', '_blank')
    await expect(more).toHaveAttribute('href', /blog/)
    await expect(addFunds(page)).toBeDisabled()
    const reason = page.getByRole('tooltip', { name: 'Reloads are temporarily disabled' })
    await expect(reason).toBeHidden()
    await addFunds(page).hover()
    await expect(reason).toBeVisible()
    await page.mouse.move(0, 0)
    await expect(reason).toBeHidden()
    await addFunds(page).focus()
    await expect(reason).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(reason).toBeHidden()

    await expect(rowsOf(page, 'Pending')).toHaveText(/^Glasshouse Coffee12 minutes ago.*−\$18\.40$/)
    await expect(rowsOf(page, 'Pending').getByRole('img', { name: /./ })).toBeVisible()
    await panel(page, 'Pending').getByRole('button', { name: 'About pending payments' }).focus()
    await expect(
      page.getByRole('tooltip', { name: 'The bank is waiting for the merchant to settle this payment.' }),
    ).toBeVisible()
    await expect(rowsOf(page, 'Recent Activity')).toHaveText([
      /^Copperline Market.*−\$86\.23$/,
      /^Northbank Books.*\+\$21\.50/,
    ])
    await expect(rowsOf(page, 'Recent Activity').getByRole('img')).toHaveCount(0)
    await expect(panel(page, 'Terms and conditions')).toContainText('cardholder agreement')
    const exports = await panel(page, 'Export CSV').boundingBox()
    const lists = await panel(page, 'Pending').boundingBox()
    expect(exports?.x).toBeGreaterThanOrEqual((lists?.x ?? Infinity) + (lists?.width ?? 0))
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('CARD-011 CARD-036 CARD-041 CARD-044 has the reports at the top, faces that scroll, and tells by a touch why', async ({
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
    // It cannot be pressed, but touched.
    await addFunds(page).tap({ force: true })
    await expect(page.getByRole('tooltip', { name: 'Reloads are temporarily disabled' })).toBeVisible()
    await panel(page, 'Pending').getByRole('button', { name: 'About pending payments' }).tap()
    await expect(page.getByRole('tooltip')).toHaveText('The bank is waiting for the merchant to settle this payment.')
    await open(page, `${await tab(page, 'Old card').getAttribute('href')}`)
    await expect(tab(page, 'Old card')).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })
})

test.describe('without a card', () => {
  test('CARD-007 CARD-010 CARD-015 CARD-088 CARD-089 CARD-090 CARD-091 is told that it is paused, and may wait for it', async ({
    page,
    account,
  }) => {
    await account('shopper')
    await open(page, '/id/card')
    await expect(page).toHaveURL('/id/card/get-started')
    await expect(heading(page)).toHaveText('Card')
    await expect(strip(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Spend crypto like cash. Better than ever.' })).toBeVisible()
    await expect(page.getByText('New card applications are temporarily paused.')).toBeVisible()
    await expect(page.getByText(/trademark/i)).toBeVisible()
    await page.getByRole('button', { name: 'Join Waitlist' }).click()
    await expect(page.getByRole('button', { name: 'Join Waitlist' })).toHaveCount(0)
    await expect(page.getByText('You are on the waitlist.')).toBeVisible()
  })

  test('CARD-092 outside the United States is told that there is no waitlist', async ({ page, account }) => {
    await account('abroad')
    await open(page, '/id/card/get-started')
    await expect(page.getByText('Waitlist unavailable. Paydeck Card available to U.S. residents only.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Join Waitlist' })).toHaveCount(0)
  })
})

test('RECV-104 tells a recipient how the verification stands until it is approved', async ({ page, account }) => {
  const application = (status: string) => [{ productName: 'payoutsRecipient', status }]
  const verifying = 'Your verification is under review. This takes 24 to 48 hours.'
  const failed = 'We were unable to verify your identity.'
  await account('cardholder', { ...threeCards, applications: application('pending') })
  await open(page, '/id/card')
  await expect(page.getByText(verifying)).toBeVisible()
  await account('cardholder', { ...threeCards, applications: application('rejected') })
  await open(page, '/id/card')
  await expect(page.getByText(failed)).toBeVisible()
  await account('cardholder', { ...threeCards, applications: application('approved') })
  await open(page, '/id/card')
  await expect(page.getByText(verifying)).toHaveCount(0)
  await expect(page.getByText(failed)).toHaveCount(0)
})

test.describe('cards that are not in use', () => {
  test('CARD-033 CARD-042 CARD-050 CARD-083 CARD-084 CARD-085 CARD-086 HOME-020 a card of the former programme is closed, with its reports and its own terms, and takes no money', async ({
    page,
    account,
  }) => {
    await account('cardholder', threeCards)
    await open(page, '/id/home')
    await expect(page.getByRole('button', { name: 'Add funds to Old card' })).toHaveCount(0)
    await open(page, '/id/card')
    await expect(addFunds(page)).toBeVisible()
    const galileo = await panel(page, 'Terms and conditions').innerText()
    await tab(page, 'Old card').click()
    const closed = panel(page, 'Card Closed')
    await expect(closed.getByRole('heading', { name: 'Card Closed' })).toBeVisible()
    await expect(closed).toContainText('Your card ending in 3400 was closed on December 31, 2020.')
    await expect(closed).toContainText('For tax purposes, previous transaction reports are still available to export.')
    await expect(panel(page, 'Export CSV').getByRole('button', { name: 'Year to date transactions' })).toBeEnabled()
    await expect(page.getByText('Your card is currently inactive.')).toBeVisible()
    await expect(addFunds(page)).toHaveCount(0)
    await expect(panel(page, 'Terms and conditions')).toContainText('the former program,')
    expect(await panel(page, 'Terms and conditions').innerText()).not.toBe(galileo)
  })

  test('CARD-026 CARD-029 CARD-033 says that a card must be activated, and that a balance is not known', async ({
    page,
    account,
    breakCall,
  }) => {
    const inactive = { ...everyday, nickname: 'New', activationDate: null, status: 'shipped' }
    await account('cardholder', { cards: [inactive, everyday] })
    await breakCall('GetDebitCardBalances', { kind: 'status', status: 500 })
    await open(page, '/id/card')
    await expect(panel(page, 'Activity')).toContainText('Card activation required.')
    await expect(page.getByText('Your card is currently inactive.')).toBeVisible()
    await expect(panel(page, 'Recent Activity')).toHaveCount(0)
    await expect(bar(page)).toHaveCount(0)
    await expect(panel(page, 'Available balance')).toContainText('Balance unavailable')
    await expect(panel(page, 'Available balance')).not.toContainText('$')
    await tab(page, 'Everyday').click()
    await expect(rowsOf(page, 'Recent Activity').first()).toContainText('Copperline Market')
    await expect(page.getByText('Card activation required.')).toHaveCount(0)
  })
})

test.describe('what happened on a card', () => {
  test('CARD-035 CARD-048 one pill limits it to 30 days, and what is looked for stands in the address', async ({
    page,
    account,
  }) => {
    await account('cardholder', threeCards)
    await open(page, '/id/card')
    await expect(bar(page).locator('[aria-pressed]')).toHaveText(['30 Days'])
    await expect(rowsOf(page, 'Recent Activity')).toHaveCount(2)
    await bar(page).getByRole('button', { name: '30 Days' }).click()
    await expect(rowsOf(page, 'Recent Activity')).toHaveCount(3)
    await expect(page).toHaveURL(/\?days=all$/)
    await bar(page).getByRole('searchbox').fill('lantern')
    await expect(rowsOf(page, 'Recent Activity')).toHaveText(/^Lantern Cinema/)
    await expect(page).toHaveURL(/q=lantern/)
    await page.reload()
    await expect(bar(page).getByRole('searchbox')).toHaveValue('lantern')
    await expect(rowsOf(page, 'Recent Activity')).toHaveText(/^Lantern Cinema/)
    await bar(page).getByRole('button', { name: '30 Days' }).click()
    await expect(panel(page, 'Recent Activity')).toContainText('lantern')
    await tab(page, 'Travel').click()
    await expect(page.getByText(emptyText)).toBeVisible()
    await expect(bar(page).getByRole('searchbox')).toHaveValue('')
    await page.goBack()
    await expect(bar(page).getByRole('searchbox')).toHaveValue('lantern')
  })

  test('CARD-046 CARD-047 comes page by page as one scrolls, goes on where a page failed, and is fetched again', async ({
    page,
    account,
    breakCall,
  }) => {
    const many = Array.from({ length: 230 }, (_, index) => spent(`Shop ${index}`, `-${index}.10`, 60 * (index + 1)))
    await account('cardholder', { cards: [{ ...everyday, activity: many }] })
    await open(page, '/id/card?days=all')
    const names = rowsOf(page, 'Recent Activity')
    await expect(names.first()).toContainText('Shop 0')
    const before = await names.count()
    expect(before).toBeLessThan(230)
    await breakCall('GetSettledTransactions', { kind: 'status', status: 500, times: 1 })
    const again = panel(page, 'Recent Activity').getByRole('button', { name: 'Try Again' })
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      await expect(again).toBeVisible({ timeout: 400 })
    }).toPass()
    await again.click()
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      await expect(names).toHaveCount(230, { timeout: 400 })
    }).toPass()
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

  test('a transaction has a page of its own, with what it went through, and one comes back to its row', async ({
    page,
    account,
  }) => {
    await account('cardholder', threeCards)
    await open(page, '/id/card')
    const row = rowsOf(page, 'Recent Activity').getByRole('link', { name: 'Copperline Market' })
    await row.click()
    await expect(page).toHaveURL(/transaction=/)
    await expect(page.getByRole('list', { name: /./ }).filter({ hasText: 'Authorized' })).toContainText('Settled')
    await expect(page.getByRole('main')).toContainText('−$86.23')
    await page.goBack()
    await expect(row).toBeFocused()
  })
})
