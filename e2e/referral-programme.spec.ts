import type { Page } from 'playwright/test'
import { copiedIn, watchCopies } from './copies.ts'
import { expect, test } from './fixtures.ts'
import { visitKey } from './people.ts'
import { expectTold, takeNote } from './told.ts'

const day = 24 * 60 * 60 * 1000
const sorry = 'Uh oh, something went wrong retrieving your referral code. Please try again later.'

/** A code of its own for each account: no two people have the same. */
const newCode = () => `E2E${Math.random().toString(36).slice(2, 10).toUpperCase()}`
const pending = (code: string, expiration: number) => ({ referral: { code, status: 'pending', expiration } })
const expired = (code = newCode()) => pending(code, Date.now() - day)
const modal = (page: Page) => page.getByRole('dialog', { name: 'Refer a friend' })
const reminder = (page: Page) => page.getByRole('dialog', { name: 'Your referral ran out' })

/** The page as on a visit whose first was so long ago. */
const visitAfter = async (page: Page, days: number): Promise<void> => {
  await page.addInitScript(
    ([key, at]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, at)
    },
    [await visitKey(page), String(Date.now() - days * day)] as const,
  )
  await page.goto('/id/home')
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible()
}

/** Everything that comes after the page is there has come: the chat is the last of it. */
const settled = (page: Page) => expect(page.getByRole('button', { name: 'Chat' })).toBeVisible()

const openReferral = async (page: Page): Promise<void> => {
  await page.goto('/id/settings/profile')
  await page.getByRole('region', { name: 'Refer a friend' }).getByRole('button', { name: 'Show referral code' }).click()
  await expect(modal(page)).toBeVisible()
}

test('PROF-067 CARD-104 CARD-006 shows what a referral is worth and the code, which can be copied', async ({
  page,
  account,
  expectAccessible,
}) => {
  await watchCopies(page)
  await takeNote(page)
  const own = newCode()
  await account('cardholder', pending(own, Date.now() + 5 * day))
  await openReferral(page)
  await expect(modal(page)).toContainText('$10')
  await expect(modal(page)).toContainText('$100 within 30 days')
  const code = modal(page).getByRole('group', { name: 'Referral code' })
  await expect(code).toContainText(own)
  await expect(modal(page)).toContainText('Your referral is open until')
  await expectAccessible()
  await code.getByRole('button', { name: 'Copy referral code' }).click()
  await expectTold(page, 'Copied')
  expect(await copiedIn(page)).toBe(own)
  await expect(code.getByText('Copied')).toBeHidden()
})

test('CALL-019 PROF-067 PROF-054 PROF-070 makes a code for a user who has none, and keeps it; a visit counts', async ({
  page,
  account,
}) => {
  await account('cardholder')
  const ownKey = await visitKey(page)
  await openReferral(page)
  const firstVisit = (): Promise<string | null> => page.evaluate((key) => localStorage.getItem(key), ownKey)
  await expect.poll(firstVisit).toMatch(/^\d{13}$/)
  const code = modal(page).getByRole('group', { name: 'Referral code' })
  await expect(code).toContainText(/[2-9A-Z]{8}/)
  const first = await code.textContent()
  await page.keyboard.press('Escape')
  await page.reload()
  await openReferral(page)
  await expect(code).toHaveText(first ?? '')
})

test('ERR-022 says that the code could not be had, and tries again', async ({ page, account, breakCall }) => {
  const own = newCode()
  await account('cardholder', expired(own))
  await breakCall('GetReferralCode', { kind: 'status', status: 500 })
  await openReferral(page)
  await expect(modal(page).getByRole('alert')).toContainText(sorry)
  await modal(page).getByRole('button', { name: 'Try Again' }).click()
  await expect(modal(page).getByRole('group', { name: 'Referral code' })).toContainText(own)
})

test('ERR-053 says nothing of a status that could not be had', async ({ page, account, breakCall }) => {
  const own = newCode()
  await account('cardholder', expired(own))
  await breakCall('getReferralStatus', { kind: 'status', status: 500 })
  await openReferral(page)
  await expect(modal(page)).toContainText(own)
  await expect(modal(page)).not.toContainText('Your referral')
  await expect(modal(page).getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
})

test('SESS-039 offers no referral to a user without galileo access', async ({ page, account }) => {
  await account('verified')
  await page.goto('/id/settings/profile')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await settled(page)
  await expect(page.getByText('Refer a friend')).toHaveCount(0)
})

test('PROF-059 PROF-061 reminds of a referral that ran out, leads to the code, and is quiet for the rest of the session', async ({
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
    await visitKey(page),
    String(Date.now() - 30 * day),
  ] as const)
  await page.reload()
  await settled(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('PROF-056 reminds again only after another seven days', async ({ page, account }) => {
  await account('cardholder', expired())
  await visitAfter(page, 8)
  await reminder(page).getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // Another session of the browser, a moment later.
  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await settled(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

const quiet = [
  ['PROF-055 less than seven days after the first visit', 6, 'cardholder', expired()],
  ['PROF-055 while the referral is open', 8, 'cardholder', pending(newCode(), Date.now() + day)],
  ['PROF-058 a user without galileo access', 8, 'verified', expired()],
] as const

for (const [who, days, persona, overrides] of quiet) {
  test(`${who}: there is no reminder`, async ({ page, account }) => {
    await account(persona, overrides)
    await visitAfter(page, days)
    await settled(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
}
