import jsQR from 'jsqr'
import type { Locator, Page } from 'playwright/test'
import { copiedIn, watchCopies } from './copies.ts'
import { expect, test } from './fixtures.ts'
import { expectTold, takeNote } from './told.ts'

const modal = (page: Page) => page.getByRole('dialog', { name: 'Connect to wallet' })
const qrCode = (page: Page) => modal(page).getByRole('img', { name: 'QR code that connects your wallet app' })
const typed = (page: Page) => modal(page).getByRole('group', { name: 'Pairing code' })

const open = async (page: Page): Promise<void> => {
  await page.goto('/id/settings/profile?secret=bpa')
  await page.getByRole('button', { name: 'Connect: Connect to wallet' }).click()
  await expect(modal(page)).toBeVisible()
}

/** What a camera reads of the picture, as it is on the screen. */
const scan = async (page: Page, picture: Locator): Promise<string | null> => {
  // Not half-way through the dialog's entrance.
  const png = (await picture.locator('..').screenshot({ animations: 'disabled' })).toString('base64')
  const { data, width, height } = await page.evaluate(async (content) => {
    const image = new Image()
    image.src = `data:image/png;base64,${content}`
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.width
    canvas.height = image.height
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0)
    const pixels = context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray()
    return { data: [...pixels], width: image.width, height: image.height }
  }, png)
  return jsQR(new Uint8ClampedArray(data), width, height)?.data ?? null
}

/** A wallet app that has read the link. */
const pair = async (page: Page, link: string | null): Promise<number> =>
  (await page.request.post('/sandbox/wallet', { data: { link } })).status()

const authenticatorCode = async (page: Page): Promise<string> => {
  const { code } = (await (await page.request.get('/sandbox/account')).json()) as { code: string }
  return code
}

test('PROF-044 PROF-052 PROF-053 shows at once a code to scan or to type, which pairs a wallet app', async ({
  page,
  account,
  expectAccessible,
}) => {
  await account('verified')
  await open(page)
  await expect(qrCode(page)).toBeVisible()
  await expectAccessible()
  const link = await scan(page, qrCode(page))
  const secret = (await typed(page).textContent())?.match(/[2-9A-Z]{16}/)?.[0]
  expect(link).toBe(`paydeck://id/pair?secret=${secret}`)
  expect(await pair(page, link)).toBe(200)
  expect(await pair(page, link)).toBe(422)
})

test('SHELL-075 PROF-052 copies the pairing code, and says so for 3 s', async ({ page, account }) => {
  await watchCopies(page)
  await takeNote(page)
  await account('verified')
  await open(page)
  await typed(page).getByRole('button', { name: 'Copy pairing code' }).click()
  await expectTold(page, 'Copied')
  expect(await copiedIn(page)).toMatch(/^[2-9A-Z]{16}$/)
  await expect(typed(page).getByRole('status')).toHaveText('')
})

test('PROF-043 PROF-047 asks for a 6-digit code first when two-factor is on, and takes it along', async ({
  page,
  account,
  expectAccessible,
}) => {
  await account('recipient')
  await open(page)
  const next = modal(page).getByRole('button', { name: 'Continue' })
  await expect(next).toBeDisabled()
  await expect(qrCode(page)).toHaveCount(0)
  await expectAccessible()
  const field = modal(page).getByLabel('6-digit code')
  await expect(field).toHaveAccessibleDescription('From your authenticator app. Each code works once.')
  const code = await authenticatorCode(page)
  await field.fill(code)
  await page.keyboard.press('Enter')
  await expect(qrCode(page)).toBeVisible()
  const link = await scan(page, qrCode(page))
  expect(new URL(link ?? '').searchParams.get('code')).toBe(code)
  expect(await pair(page, link)).toBe(200)
})

test('SEC-035 PROF-047 takes a backup code of any form, and asks again before another pairing code', async ({
  page,
  account,
}) => {
  await account('recipient')
  await open(page)
  await modal(page).getByRole('button', { name: 'Use a backup code' }).click()
  await expect(modal(page).getByRole('button', { name: 'Continue' })).toBeDisabled()
  await modal(page).getByLabel('Backup code').fill('a & b')
  await modal(page).getByRole('button', { name: 'Continue' }).click()
  await expect(qrCode(page)).toBeVisible()
  expect(new URL((await scan(page, qrCode(page))) ?? '').searchParams.get('code')).toBe('a & b')
  await modal(page).getByRole('button', { name: 'Get a new code' }).click()
  await expect(modal(page).getByLabel('6-digit code')).toBeVisible()
})

test('ERR-030 says nothing of a pairing code that cannot be had, and gets another when asked', async ({
  page,
  account,
  breakCall,
}) => {
  await account('verified')
  await breakCall('POST /auth/generateBitAuthPairingCode', { kind: 'status', status: 500 })
  await open(page)
  const again = modal(page).getByRole('button', { name: 'Get a new code' })
  await expect(again).toBeEnabled()
  await expect(modal(page).getByRole('alert')).toHaveCount(0)
  await expect(qrCode(page)).toHaveCount(0)
  await again.click()
  await expect(qrCode(page)).toBeVisible()
})

test('leaves nothing behind: each opening has a code of its own', async ({ page, account }) => {
  await account('verified')
  await open(page)
  await expect(qrCode(page)).toBeVisible()
  const first = await scan(page, qrCode(page))
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Connect: Connect to wallet' }).click()
  await expect(qrCode(page)).toBeVisible()
  expect(await scan(page, qrCode(page))).not.toBe(first)
  expect(await pair(page, first)).toBe(422)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`PROF-052 is read by a camera where colours are forced, too: ${colorScheme}`, async ({ page, account }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    await account('verified')
    await open(page)
    await expect(qrCode(page)).toBeVisible()
    expect(await pair(page, await scan(page, qrCode(page)))).toBe(200)
  })
}
