import type { Page } from 'playwright/test'
import { firstVisitKey } from './accounts.ts'
import { expectAnnounced, recordAnnouncements } from './announcements.ts'
import { lastCopied, recordCopies } from './clipboard.ts'
import { expect, test } from './fixtures.ts'

const day = 24 * 60 * 60 * 1000

/** Returns a random referral code, since two accounts of the sandbox cannot have the same code. */
const newCode = () => `E2E${Math.random().toString(36).slice(2, 10).toUpperCase()}`
const expired = (code: string) => ({ referral: { code, status: 'pending', expiration: Date.now() - day } })
const modal = (page: Page) => page.getByRole('dialog', { name: 'Refer a friend' })
const reminder = (page: Page) => page.getByRole('dialog', { name: 'Your referral expired' })

/** Opens the page as if the user's first visit was this many days ago. */
const visitAfter = async (page: Page, days: number): Promise<void> => {
  await page.addInitScript(
    ([key, at]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, at)
    },
    [await firstVisitKey(page), String(Date.now() - days * day)] as const,
  )
  await page.goto('/id/home')
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible()
}

/** Waits for the chat button, which appears last. */
const settled = (page: Page) => expect(page.getByRole('button', { name: 'Chat' })).toBeVisible()

const openReferral = async (page: Page): Promise<void> => {
  await page.goto('/id/settings/profile')
  await page.getByRole('region', { name: 'Refer a friend' }).getByRole('button', { name: 'Show referral code' }).click()
  await expect(modal(page)).toBeVisible()
}

test('CALL-019 PROF-054 PROF-067 PROF-070 a user gets a referral code and copies it; the browser stores the first visit', async ({
  page,
  account,
  expectAccessible,
}) => {
  await recordCopies(page)
  await recordAnnouncements(page)
  await account('cardholder')
  const ownKey = await firstVisitKey(page)
  await openReferral(page)
  const firstVisit = (): Promise<string | null> => page.evaluate((key) => localStorage.getItem(key), ownKey)
  await expect.poll(firstVisit).toMatch(/^\d{13}$/)
  const code = modal(page).getByRole('group', { name: 'Referral code' })
  await expect(code).toContainText(/[2-9A-Z]{8}/)
  const first = await code.textContent()
  await expect(modal(page)).toContainText('$100 within 30 days')
  await expectAccessible()
  await code.getByRole('button', { name: 'Copy referral code' }).click()
  await expectAnnounced(page, 'Copied')
  expect(await lastCopied(page)).toBe(/[2-9A-Z]{8}/.exec(first ?? '')?.[0])
  await page.keyboard.press('Escape')
  await page.reload()
  await openReferral(page)
  await expect(code).toHaveText(first ?? '')
})

test('PROF-059 PROF-061 the reminder about an expired referral can show the code, and does not appear again after a reload', async ({
  page,
  account,
  expectAccessible,
}) => {
  const own = newCode()
  await account('cardholder', expired(own))
  await visitAfter(page, 8)
  await expect(reminder(page)).toBeVisible()
  await expectAccessible()
  await reminder(page).getByRole('button', { name: 'Show referral code' }).click()
  await expect(modal(page)).toContainText(own)
  await page.evaluate(([key, at]) => localStorage.setItem(key, at), [
    await firstVisitKey(page),
    String(Date.now() - 30 * day),
  ] as const)
  await page.reload()
  await settled(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
