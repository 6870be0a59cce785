import { expect } from './fixtures.ts'
import { testWith } from './own-sandbox.ts'
import { makePerson, signInPage } from './people.ts'
import { fillIn, submitted } from './sign-in.ts'

// A sandbox of its own: the limits of a network address are for all tests on it.
const test = testWith({})
const told = /^Too many attempts\. Try again in \d+ seconds?\.$/

test('A11 says when to try again, where a passkey was asked for too often at sign-in', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 429/)
  await page.goto('/authenticate/login')
  await page.evaluate(async () => {
    for (let asked = 0; asked < 20; asked += 1)
      await fetch('/authenticate/passkey/challenge', { method: 'POST', body: new URLSearchParams() })
  })
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('alert')).toHaveText(told)
  await expect(page.getByRole('button', { name: 'Sign in', exact: true }).first()).toBeEnabled()
})

test('A11 says when to try again, where captchas were wrong too often at the upgrade, and keeps what was typed', async ({
  page,
  account,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 4(22|29)/)
  await account('verified')
  await page.goto('/authenticate/finish-signup')
  await page.evaluate(async () => {
    const { csrfToken } = (await (await fetch('/auth/session')).json()) as { csrfToken: string }
    const wrong = {
      merchantName: 'Lumen',
      merchantCustomerType: 'company',
      gCaptchaResponse: 'wrong',
      captchaType: 'invisible',
    }
    const headers = { 'content-type': 'application/json', 'x-csrf-token': csrfToken }
    const body = JSON.stringify(wrong)
    for (let tried = 0; tried < 5; tried += 1)
      await fetch('/users/registerPaymentAcceptance', { method: 'POST', headers, body })
  })
  await page.getByLabel('Business name').fill('Lumen Books')
  await page.getByLabel('Kind of business').selectOption('Company')
  await page.getByRole('button', { name: 'Upgrade' }).click()
  await expect(page.getByRole('alert')).toHaveText(told)
  await expect(page.getByLabel('Business name')).toHaveValue('Lumen Books')
})

test('CALL-119 A11 too many attempts are refused, and the page says for how long', async ({
  page,
  request,
  expectedErrors,
}) => {
  expectedErrors.push(/status of (422|429)/)
  const person = await makePerson(request, 'verified')
  await page.goto('/authenticate/login')
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await fillIn(page, { ...person, password: `guess ${attempt}` })
    await submitted(page)
    await expect(page.getByRole('alert')).toHaveText('The email address or the password is wrong.')
  }
  await fillIn(page, person)
  const refused = await submitted(page)
  expect(refused.status()).toBe(429)
  const seconds = Number(refused.headers()['retry-after'])
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(60)
  await expect(page.getByRole('alert')).toHaveText(
    `Too many attempts. Try again in ${seconds} second${seconds === 1 ? '' : 's'}.`,
  )
  await page.goto('/id/home')
  await expect(signInPage(page)).toBeVisible()
})
