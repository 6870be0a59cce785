import { expect } from './fixtures.ts'
import { testWith } from './own-sandbox.ts'

// Uses a separate sandbox: rate limits count by network address, and all tests send from the same address.
const test = testWith({})
const tooManyAttempts = /^Too many attempts\. Try again in \d+ seconds?\.$/

test('A11 after too many attempts, the sign-in page and the upgrade form tell the user to wait', async ({
  page,
  account,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 4(22|29)/)

  await test.step('too many passkey challenges at sign-in', async () => {
    await page.goto('/authenticate/login')
    await page.evaluate(async () => {
      for (let attempt = 0; attempt < 20; attempt += 1)
        await fetch('/authenticate/passkey/challenge', { method: 'POST', body: new URLSearchParams() })
    })
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await expect(page.getByRole('alert')).toHaveText(tooManyAttempts)
    await expect(page.getByRole('button', { name: 'Sign in', exact: true }).first()).toBeEnabled()
  })

  await test.step('too many wrong captchas at the upgrade', async () => {
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
      for (let attempt = 0; attempt < 5; attempt += 1)
        await fetch('/users/registerPaymentAcceptance', { method: 'POST', headers, body })
    })
    await page.getByLabel('Business name').fill('Lumen Books')
    await page.getByLabel('Business type').selectOption('Company')
    await page.getByRole('button', { name: 'Upgrade' }).click()
    await expect(page.getByRole('alert')).toHaveText(tooManyAttempts)
    await expect(page.getByLabel('Business name')).toHaveValue('Lumen Books')
  })
})
