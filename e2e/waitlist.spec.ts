import { expect, test } from './fixtures.ts'

test('HOME-023 HOME-027 ERR-017 if joining the waitlist fails, a modal shows the error; the next attempt succeeds', async ({
  page,
  account,
  breakCall,
}) => {
  await account('verified')
  await breakCall('POST /marketing/marketingOptIn', { kind: 'status', status: 500 })
  await page.goto('/id/home')
  const waitlist = page.getByRole('region', { name: 'The new Paydeck Card' })
  const join = waitlist.getByRole('button', { name: 'Join Waitlist' })
  await join.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('There was an error adding you to the list. Please try again later.')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(join).toBeEnabled()
  await join.click()
  await expect(waitlist).toContainText('You are on the waitlist.')
  await expect(join).toHaveCount(0)
  await page.reload()
  await expect(waitlist).toContainText('You are on the waitlist.')
  await expect(join).toHaveCount(0)
})
