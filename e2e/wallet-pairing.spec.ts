import jsQR from 'jsqr'
import type { Locator, Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'

const modal = (page: Page) => page.getByRole('dialog', { name: 'Connect to wallet' })
const qrCode = (page: Page) => modal(page).getByRole('img', { name: 'QR code that connects your wallet app' })
const typed = (page: Page) => modal(page).getByRole('group', { name: 'Pairing code' })

const open = async (page: Page): Promise<void> => {
  await page.goto('/id/settings/profile?secret=bpa')
  await page.getByRole('button', { name: 'Connect: Connect to wallet' }).click()
  await expect(modal(page)).toBeVisible()
}

/** Decodes the QR code from a screenshot, as a phone's camera app does. */
const scan = async (page: Page, picture: Locator): Promise<string | null> => {
  // Waits for the end of the dialog's entrance animation.
  const png = (await picture.locator('..').screenshot({ animations: 'disabled' })).toString('base64')
  // Returns each pixel as one character of a text, since transferring an array of numbers from the page takes seconds.
  const { light, width, height } = await page.evaluate(async (content) => {
    const image = new Image()
    image.src = `data:image/png;base64,${content}`
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.width
    canvas.height = image.height
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0)
    const pixels = context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray()
    const green = pixels.filter((_, index) => index % 4 === 1)
    return {
      light: Array.from(green, (one) => String.fromCodePoint(one)).join(''),
      width: image.width,
      height: image.height,
    }
  }, png)
  const data = Uint8ClampedArray.from(
    light.split('').flatMap((one) => [...Array<number>(3).fill(one.codePointAt(0) ?? 0), 255]),
  )
  return jsQR(data, width, height)?.data ?? null
}

/** Simulates a wallet app that has scanned the QR code of the link. Returns the HTTP status. */
const pair = async (page: Page, link: string | null): Promise<number> =>
  (await page.request.post('/sandbox/wallet', { data: { link } })).status()

const authenticatorCode = async (page: Page): Promise<string> => {
  const { code } = (await (await page.request.get('/sandbox/account')).json()) as { code: string }
  return code
}

test('PROF-044 PROF-052 PROF-053 a camera can read the QR code of the wallet pairing, even with forced colours', async ({
  page,
  account,
  expectAccessible,
}) => {
  await account('verified')
  await open(page)
  await expect(qrCode(page)).toBeVisible()
  await expectAccessible()
  const secret = (await typed(page).textContent())?.match(/[2-9A-Z]{16}/)?.[0]
  const link = `paydeck://id/pair?secret=${secret}`
  expect(await scan(page, qrCode(page))).toBe(link)
  for (const colorScheme of ['light', 'dark'] as const) {
    // eslint-disable-next-line no-await-in-loop -- one page has one appearance at a time
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    // eslint-disable-next-line no-await-in-loop -- one page has one appearance at a time
    expect(await scan(page, qrCode(page))).toBe(link)
  }
  expect(await pair(page, link)).toBe(200)
  expect(await pair(page, link)).toBe(422)
})

test('PROF-043 PROF-047 SEC-035 the pairing QR code contains the app code or backup code that the user has entered', async ({
  page,
  account,
  expectAccessible,
}) => {
  await account('recipient')
  await open(page)
  await expect(modal(page).getByRole('button', { name: 'Continue' })).toBeDisabled()
  await expect(qrCode(page)).toHaveCount(0)
  await expectAccessible()
  const code = await authenticatorCode(page)
  await modal(page).getByLabel('6-digit code').fill(code)
  await page.keyboard.press('Enter')
  await expect(qrCode(page)).toBeVisible()
  const link = await scan(page, qrCode(page))
  expect(new URL(link ?? '').searchParams.get('code')).toBe(code)
  expect(await pair(page, link)).toBe(200)

  await test.step('a backup code may contain any characters', async () => {
    await modal(page).getByRole('button', { name: 'Get a new code' }).click()
    await expect(modal(page).getByLabel('6-digit code')).toBeVisible()
    await modal(page).getByRole('button', { name: 'Use a backup code' }).click()
    await expect(modal(page).getByRole('button', { name: 'Continue' })).toBeDisabled()
    await modal(page).getByLabel('Backup code').fill('a & b')
    await modal(page).getByRole('button', { name: 'Continue' }).click()
    await expect(qrCode(page)).toBeVisible()
    expect(new URL((await scan(page, qrCode(page))) ?? '').searchParams.get('code')).toBe('a & b')
  })
})
