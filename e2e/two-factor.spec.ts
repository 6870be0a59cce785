import { readFile } from 'node:fs/promises'
import jsQR from 'jsqr'
import type { Locator, Page } from 'playwright/test'
import { totp } from '../test/security/totp.ts'
import { createAccount, signIn, signInPage, signOut, welcome } from './accounts.ts'
import { expectAnnounced, recordAnnouncements } from './announcements.ts'
import { lastCopied, recordCopies } from './clipboard.ts'
import { expect, test } from './fixtures.ts'

const enabling = (page: Page): Locator => page.getByRole('dialog', { name: 'Two-factor authentication' })
const backup = (page: Page): Locator => page.getByRole('dialog', { name: 'Backup codes' })
const codeIn = (dialog: Locator): Locator => dialog.getByLabel('6-digit code')

const setupKey = async (page: Page): Promise<string> =>
  (await enabling(page).getByRole('group', { name: 'Setup key' }).locator('span').first().innerText()).replaceAll(
    ' ',
    '',
  )

const openEnabling = async (page: Page): Promise<string> => {
  await page.goto('/id/settings/security')
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(enabling(page).getByRole('img')).toBeVisible()
  return setupKey(page)
}

/** Reads a QR code as the camera of a phone does. */
const scan = async (picture: Locator): Promise<string | undefined> => {
  const { pixels, edge } = await picture.evaluate((svg) => {
    const [left = 0, top = 0, width = 0] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number)
    const edge = width * 4
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: edge, height: edge })
    const drawing = canvas.getContext('2d')
    if (drawing === null) throw new Error('No canvas')
    drawing.fillStyle = 'white'
    drawing.fillRect(0, 0, edge, edge)
    drawing.fillStyle = 'black'
    drawing.setTransform(4, 0, 0, 4, -left * 4, -top * 4)
    const squares = new Path2D(svg.querySelector('path')?.getAttribute('d') ?? '')
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- `fill` draws here and fills no array
    drawing.fill(squares)
    return { pixels: [...drawing.getImageData(0, 0, edge, edge).data], edge }
  })
  return jsQR(Uint8ClampedArray.from(pixels), edge, edge)?.data
}

test('SEC-003 SEC-036 SEC-037 SHELL-050 the two-factor setup shows a QR code and, except on a phone, one box for each digit', async ({
  page,
  context,
  expectAccessible,
}) => {
  const { email } = await createAccount(context.request, 'verified')
  const secret = await openEnabling(page)
  expect(await scan(enabling(page).getByRole('img'))).toBe(
    `otpauth://totp/Local:${encodeURIComponent(email)}?secret=${secret}&issuer=Local`,
  )
  const send = enabling(page).getByRole('button', { name: 'Turn on' })
  const field = codeIn(enabling(page))
  const boxes = field.locator('+ span > span')
  await test.step('SEC-038 "Turn on" is enabled when all six digits are typed', async () => {
    await expect(boxes).toHaveCount(6)
    await expect(send).toBeDisabled()
    await field.pressSequentially('12x345')
    await expect(boxes.first()).toHaveText('1')
    await expect(boxes.nth(4)).toHaveText('5')
    await expect(send).toBeDisabled()
    await field.press('6')
    await expect(send).toBeEnabled()
    await expectAccessible()
  })
  // Boxes show the digits. The transparent input in front of the boxes hides its own text, even with forced colours.
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(field).toHaveCSS('color', 'rgba(0, 0, 0, 0)')
  await page.emulateMedia({ forcedColors: 'none' })
  await test.step('on a phone, the setup has one plain field and fills the screen', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(field.locator('+ span')).toBeHidden()
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    expect(await field.evaluate((input) => getComputedStyle(input).color)).not.toBe('rgba(0, 0, 0, 0)')
    await expect.poll(() => enabling(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
    await expectAccessible()
    await page.setViewportSize({ width: 767, height: 844 })
    await expect.poll(async () => (await enabling(page).boundingBox())?.width).toBe(767)
    await page.setViewportSize({ width: 768, height: 844 })
    await expect(field.locator('+ span')).toBeVisible()
    await expect.poll(async () => (await enabling(page).boundingBox())?.width).toBe(620)
  })
})

test('A9 SEC-027 SEC-046 SHELL-048 after turning two-factor on, a user signs in with an authenticator code, then a backup code', async ({
  page,
  context,
  expectAccessible,
  expectedErrors,
}) => {
  // Response to a code that was already used.
  expectedErrors.push(/status of 422/)
  await recordAnnouncements(page)
  await recordCopies(page)
  const person = await createAccount(context.request, 'verified')
  const secret = await openEnabling(page)
  await codeIn(enabling(page)).fill(totp(secret, Date.now()))
  await enabling(page).getByRole('button', { name: 'Turn on' }).click()
  await expectAnnounced(page, 'Two-factor authentication is on.')
  await expect(backup(page)).toBeVisible()
  // The authenticator app shows its next code after 30 s.
  await context.request.post('/sandbox/clock', { data: { advance: 30_000 } })
  await codeIn(backup(page)).fill(totp(secret, Date.now() + 30_000))
  await backup(page).getByRole('button', { name: 'Generate codes' }).click()
  const shown = backup(page).getByRole('listitem')
  await expect(shown).toHaveCount(10)
  const codes = await shown.allInnerTexts()
  for (const code of codes) expect(code).toMatch(/^[0-9a-zA-Z]{12}$/)
  await expectAccessible()
  await test.step('codes are downloaded and copied, and no accidental press closes the dialog', async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      backup(page).getByRole('button', { name: 'Download' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('backup-codes.txt')
    expect(await readFile(await file.path(), 'utf8')).toBe(codes.map((code) => `${code}\n`).join(''))
    await backup(page).getByRole('button', { name: 'Copy' }).click()
    await expectAnnounced(page, 'Copied')
    expect(await lastCopied(page)).toBe(codes.join('\n'))
    await page.mouse.click(10, 400)
    await page.keyboard.press('Escape')
    await expect(backup(page)).toBeVisible()
    await backup(page).getByRole('button', { name: 'Done' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await page.content()).not.toContain(codes[0])
  })
  await test.step('A7 A8 the sign-in requires a code of the authenticator app', async () => {
    await context.request.post('/sandbox/clock', { data: { advance: 30_000 } })
    await signOut(page)
    await expect(signInPage(page)).toBeVisible()
    await signIn(page, person)
    await page.getByLabel('Code', { exact: true }).fill(totp(secret, Date.now() + 60_000))
    await page.getByRole('button', { name: 'Continue' }).first().click()
    await expect(welcome(page)).toBeVisible()
  })
  for (const isTaken of [true, false]) {
    await signOut(page)
    await expect(signInPage(page)).toBeVisible()
    await signIn(page, person)
    await page.getByText('Use a backup code').click()
    await page.getByLabel('Backup code').fill(codes[0] ?? '')
    await page.getByRole('button', { name: 'Continue' }).last().click()
    await expect(isTaken ? welcome(page) : page.getByText('This code is wrong or was already used.')).toBeVisible()
  }
})
