import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { hold } from './held.ts'

const home = '/id/home'

const waitlist = (page: Page) => page.getByRole('region', { name: 'The new Paydeck Card' })
const activity = (page: Page) => page.getByRole('region', { name: 'Recent Activity' })

const joinCalls = async (page: Page): Promise<number> => {
  const response = await page.request.get('/sandbox/calls')
  const { calls } = (await response.json()) as { readonly calls: ReadonlyArray<{ readonly name: string }> }
  return calls.filter(({ name }) => name === 'POST /marketing/marketingOptIn').length
}

test.describe('the card waitlist', () => {
  test('HOME-010 is offered without visaCard access', async ({ page, account }) => {
    await account('verified')
    await page.goto(home)
    await expect(waitlist(page)).toBeVisible()
    await expect(waitlist(page).getByRole('button', { name: 'Join Waitlist' })).toBeEnabled()
  })

  test('HOME-011 is not there with visaCard access', async ({ page, account }) => {
    await account('verified', { accessTypes: ['visaCard'] })
    await page.goto(home)
    await expect(activity(page)).toBeVisible()
    await expect(waitlist(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Join Waitlist' })).toHaveCount(0)
  })

  test('HOME-010 ERR-019 says outside the United States that there is none', async ({ page, account }) => {
    await account('abroad')
    await page.goto(home)
    await expect(waitlist(page)).toContainText('Waitlist unavailable. Paydeck Card available to U.S. residents only.')
    await expect(page.getByRole('button', { name: 'Join Waitlist' })).toHaveCount(0)
  })

  test('F4 HOME-023 a double click joins once, and the button goes', async ({ page, account }) => {
    await account('verified')
    await page.goto(home)
    const join = waitlist(page).getByRole('button', { name: 'Join Waitlist' })
    await join.dblclick()
    await expect(join).toHaveCount(0)
    await expect(waitlist(page)).toContainText('You are on the waitlist.')
    expect(await joinCalls(page)).toBe(1)
    await page.reload()
    await expect(waitlist(page)).toContainText('You are on the waitlist.')
    await expect(join).toHaveCount(0)
  })

  test('F4 Enter and a click while the answer is still out join once', async ({ page, account }) => {
    await account('verified')
    const letGo = await hold(page, '/marketing/marketingOptIn')
    await page.goto(home)
    const join = waitlist(page).getByRole('button', { name: 'Join Waitlist' })
    await join.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(join).toHaveAttribute('aria-busy', 'true')
    await join.click({ force: true })
    letGo()
    await expect(waitlist(page)).toContainText('You are on the waitlist.')
    expect(await joinCalls(page)).toBe(1)
  })

  test('HOME-027 ERR-017 a failed join is told in the opt-in error modal, and can be tried again', async ({
    page,
    account,
    breakCall,
  }) => {
    await account('verified')
    await breakCall('POST /marketing/marketingOptIn', { kind: 'status', status: 500 })
    await page.goto(home)
    await waitlist(page).getByRole('button', { name: 'Join Waitlist' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('There was an error adding you to the list. Please try again later.')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(waitlist(page).getByRole('button', { name: 'Join Waitlist' })).toBeEnabled()
    await waitlist(page).getByRole('button', { name: 'Join Waitlist' }).click()
    await expect(waitlist(page)).toContainText('You are on the waitlist.')
    expect(await joinCalls(page)).toBe(2)
  })
})
