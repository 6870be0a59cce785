import { readFile } from 'node:fs/promises'
import jsQR from 'jsqr'
import type { BrowserContext, Locator, Page } from 'playwright/test'
import { totp } from '../test/security/totp.ts'
import { copiedIn, watchCopies } from './copies.ts'
import { expect, test } from './fixtures.ts'
import { makePerson, signIn, signInPage, signOut, welcome } from './people.ts'
import { expectTold, takeNote } from './told.ts'

const enabling = (page: Page): Locator => page.getByRole('dialog', { name: 'Two-factor authentication' })
const disabling = (page: Page): Locator => page.getByRole('dialog', { name: 'Turn off two-factor authentication?' })
const backup = (page: Page): Locator => page.getByRole('dialog', { name: 'Backup codes' })
const codeIn = (dialog: Locator): Locator => dialog.getByLabel('6-digit code')
const panel = (page: Page): Locator => page.getByRole('region', { name: 'Two-factor authentication' })

/** An authenticator app: it has a secret, and a clock that this test may move together with the account's. */
const makeApp = (context: BrowserContext, secret: string) => {
  let ahead = 0
  return {
    code: () => totp(secret, Date.now() + ahead),
    pass: async (milliseconds: number): Promise<void> => {
      ahead += milliseconds
      await context.request.post('/sandbox/clock', { data: { advance: milliseconds } })
    },
  }
}

const setupKey = async (page: Page): Promise<string> =>
  (await enabling(page).getByRole('group', { name: 'Setup key' }).locator('span').first().innerText()).replaceAll(
    ' ',
    '',
  )

const openEnabling = async (page: Page): Promise<string> => {
  await takeNote(page)
  await page.goto('/id/settings/security')
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(enabling(page).getByRole('img')).toBeVisible()
  return setupKey(page)
}

/** Turns it on, and has the offer of backup codes in front. */
const enable = async (page: Page, context: BrowserContext) => {
  const app = makeApp(context, await openEnabling(page))
  await codeIn(enabling(page)).fill(app.code())
  await enabling(page).getByRole('button', { name: 'Turn on' }).click()
  await expectTold(page, 'Two-factor authentication is on.')
  await expect(backup(page)).toBeVisible()
  await app.pass(30_000)
  return app
}

const generate = async (page: Page, code: string): Promise<ReadonlyArray<string>> => {
  await codeIn(backup(page)).fill(code)
  await backup(page).getByRole('button', { name: 'Generate codes' }).click()
  await expect(backup(page).getByRole('listitem')).toHaveCount(10)
  return backup(page).getByRole('listitem').allInnerTexts()
}

/** What a phone reads from the picture. */
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
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a drawing is no list
    drawing.fill(squares)
    return { pixels: [...drawing.getImageData(0, 0, edge, edge).data], edge }
  })
  return jsQR(Uint8ClampedArray.from(pixels), edge, edge)?.data
}

test('SEC-003 SEC-023 SEC-036 SEC-038 shows a QR code that a phone reads, the key to type, and a box for each digit', async ({
  page,
  context,
  expectAccessible,
}) => {
  const { email } = await makePerson(context.request, 'verified')
  const secret = await openEnabling(page)
  expect(await scan(enabling(page).getByRole('img'))).toBe(
    `otpauth://totp/Local:${encodeURIComponent(email)}?secret=${secret}&issuer=Local`,
  )
  const send = enabling(page).getByRole('button', { name: 'Turn on' })
  const boxes = codeIn(enabling(page)).locator('+ span > span')
  await expect(boxes).toHaveCount(6)
  await expect(send).toBeDisabled()
  await codeIn(enabling(page)).pressSequentially('12x345')
  await expect(boxes.first()).toHaveText('1')
  await expect(boxes.nth(4)).toHaveText('5')
  await expect(send).toBeDisabled()
  await codeIn(enabling(page)).press('6')
  await expect(send).toBeEnabled()
  await expectAccessible()
})

test('SEC-026 SEC-027 SEC-039 turns it on by the code of an app, offers backup codes, and takes no for an answer', async ({
  page,
  context,
  account,
}) => {
  await account('verified')
  await page.goto('/id/settings/security')
  await expect(panel(page).getByText('Off', { exact: true })).toBeVisible()
  await enable(page, context)
  await expect(panel(page).getByText('On', { exact: true })).toBeVisible()
  await backup(page).getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.reload()
  await expect(panel(page).getByText('On', { exact: true })).toBeVisible()
})

test('SEC-041 SEC-043 SEC-046 SHELL-048 shows the ten codes once, to download and to copy, and no stray press loses them', async ({
  page,
  context,
  account,
  expectAccessible,
}) => {
  await watchCopies(page)
  await account('verified')
  const app = await enable(page, context)
  const codes = await generate(page, app.code())
  for (const code of codes) expect(code).toMatch(/^[0-9a-zA-Z]{12}$/)
  await expectAccessible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    backup(page).getByRole('button', { name: 'Download' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('backup-codes.txt')
  expect(await readFile(await file.path(), 'utf8')).toBe(codes.map((code) => `${code}\n`).join(''))
  await backup(page).getByRole('button', { name: 'Copy' }).click()
  await expectTold(page, 'Copied')
  expect(await copiedIn(page)).toBe(codes.join('\n'))
  await page.mouse.click(10, 400)
  await page.keyboard.press('Escape')
  await expect(backup(page)).toBeVisible()
  await backup(page).getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Generate backup codes' }).click()
  await expect(codeIn(backup(page))).toHaveValue('')
  expect(await page.content()).not.toContain(codes[0])
})

test('SEC-004 SEC-028 SEC-032 SEC-048 asks for a code before it turns it off, of either kind, and takes a backup code', async ({
  page,
  context,
  account,
  expectAccessible,
}) => {
  await account('verified')
  const app = await enable(page, context)
  const [code = ''] = await generate(page, app.code())
  await backup(page).getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Turn off' }).click()
  const send = disabling(page).getByRole('button', { name: 'Turn off' })
  await expect(codeIn(disabling(page))).toBeVisible()
  await expect(send).toBeDisabled()
  await disabling(page).getByRole('button', { name: 'Use a backup code' }).click()
  await expect(codeIn(disabling(page))).toHaveCount(0)
  await disabling(page).getByRole('button', { name: 'Use a 6-digit code' }).click()
  await expect(codeIn(disabling(page))).toBeVisible()
  await disabling(page).getByRole('button', { name: 'Use a backup code' }).click()
  const field = disabling(page).getByLabel('Backup code', { exact: true })
  await field.fill(code.slice(0, 11))
  await expect(send).toBeDisabled()
  await field.blur()
  await expect(disabling(page).getByText('Required')).toBeVisible()
  await field.fill(code)
  await expectAccessible()
  await field.press('Enter')
  await expectTold(page, 'Two-factor authentication is off.')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(panel(page).getByText('Off', { exact: true })).toBeVisible()
})

test('SEC-030 SEC-040 A8 tells of a wrong code for a moment, then beside the field, and after five when to come back', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/400|403|429/)
  const { password } = await makePerson(page.request, 'verified')
  const secret = await openEnabling(page)
  const app = makeApp(context, secret)
  const field = codeIn(enabling(page))
  const send = enabling(page).getByRole('button', { name: 'Turn on' })
  const alert = enabling(page).getByRole('alert')
  const wrong = 'This code is not right, or has been used already.'
  for (let tried = 0; tried < 5; tried += 1) {
    await field.fill('')
    await field.fill('000000')
    await send.click()
    await expectTold(page, wrong)
    await expect(alert.getByText(wrong)).toBeHidden()
    await expect(field).toHaveAccessibleDescription(new RegExp(wrong))
    await expect(field).toBeFocused()
    await expect(enabling(page).locator('[data-selected="true"]')).toHaveCount(6)
  }
  await page.keyboard.type(app.code())
  await send.click()
  await expect(field).toHaveAccessibleDescription(/Too many wrong codes\. Try again in 15 minutes\./)
  await app.pass(15 * 60_000)
  await field.fill(app.code())
  await expect(send).toBeEnabled()
  await send.click()
  // The sign-in is older than five minutes by now (A7).
  await page.getByRole('dialog', { name: "Confirm it's you" }).getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(backup(page)).toBeVisible()
})

test('SEC-031 ERR-015 shows a failure in place of the controls, and the controls once they can be had', async ({
  page,
  account,
  breakCall,
}) => {
  await account('verified')
  await breakCall('getSecuritySettings', { kind: 'status', status: 500, times: 1 })
  await page.goto('/id/settings/security')
  const text = 'An error occurred while fetching your two-factor authentication settings.'
  await expect(panel(page).getByText(text)).toBeVisible()
  await expect(panel(page).getByRole('button', { name: 'Turn on' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Update password' })).toBeVisible()
  await panel(page).getByRole('button', { name: 'Try Again' }).click()
  await expect(panel(page).getByRole('button', { name: 'Turn on' })).toBeVisible()
  await expect(panel(page).getByText(text)).toHaveCount(0)
})

test('SEC-037 SHELL-050 has one plain input on a phone, in a dialog that fills the screen; from 768 px on it is a dialog', async ({
  page,
  account,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await account('verified')
  await openEnabling(page)
  const field = codeIn(enabling(page))
  const box = field.locator('+ span')
  await expect(box).toBeHidden()
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  await field.fill('123456')
  expect(await field.evaluate((input) => getComputedStyle(input).color)).not.toBe('rgba(0, 0, 0, 0)')
  // Once it has come in.
  await expect.poll(() => enabling(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
  await expectAccessible()
  await page.setViewportSize({ width: 768, height: 844 })
  await expect(box).toBeVisible()
  await expect.poll(async () => (await enabling(page).boundingBox())?.width).toBe(620)
  await page.setViewportSize({ width: 767, height: 844 })
  await expect.poll(async () => (await enabling(page).boundingBox())?.width).toBe(767)
})

test('A7 A8 A9 signing in asks for a code afterwards: of the app, or one of the backup codes, once', async ({
  page,
  context,
  expectedErrors,
}) => {
  // The answer to the code that was used.
  expectedErrors.push(/status of 422/)
  const person = await makePerson(context.request, 'verified')
  const app = await enable(page, context)
  const [code = ''] = await generate(page, app.code())
  await backup(page).getByRole('button', { name: 'Done' }).click()
  await app.pass(30_000)
  await signOut(page)
  await expect(signInPage(page)).toBeVisible()
  await signIn(page, person)
  await page.getByLabel('Code', { exact: true }).fill(app.code())
  await page.getByRole('button', { name: 'Continue' }).first().click()
  await expect(welcome(page)).toBeVisible()
  for (const isTaken of [true, false]) {
    await signOut(page)
    await expect(signInPage(page)).toBeVisible()
    await signIn(page, person)
    await page.getByText('Use a backup code').click()
    await page.getByLabel('Backup code').fill(code)
    await page.getByRole('button', { name: 'Continue' }).last().click()
    await expect(
      isTaken ? welcome(page) : page.getByText('This code is not right, or has been used already.'),
    ).toBeVisible()
  }
})

test('SEC-036 shows each digit once where colours are forced', async ({ page, account }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await account('verified')
  await openEnabling(page)
  await codeIn(enabling(page)).fill('12')
  // The cells show the digits; the input over them keeps its own out of sight.
  await expect(codeIn(enabling(page))).toHaveCSS('color', 'rgba(0, 0, 0, 0)')
})
