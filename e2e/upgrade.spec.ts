import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'

const page = '/authenticate/finish-signup'
const upgrade = 'POST /users/registerPaymentAcceptance'

const fillIn = async (at: Page): Promise<void> => {
  await at.getByLabel('Business name').fill('Lumen Books')
  await at.getByLabel('Business type').selectOption('Nonprofit organization')
}
const press = (at: Page) => at.getByRole('button', { name: 'Upgrade' }).click()

/** Returns the input of each upgrade request that the provider has received. */
const sent = async (at: Page): Promise<ReadonlyArray<Readonly<Record<string, unknown>>>> => {
  const { calls } = (await (await at.request.get('/sandbox/calls')).json()) as {
    calls: ReadonlyArray<{ name: string; input: Readonly<Record<string, unknown>> }>
  }
  return calls.filter(({ name }) => name === upgrade).map(({ input }) => input)
}

test('ROUTE-062 PROF-037 PROF-038 PROF-042 a shopper upgrades to a business account, and the page "Get started" opens', async ({
  page: at,
  account,
  expectAccessible,
}) => {
  await account('verified')
  await at.goto('/id/home?oid=friend-7')
  await expect(at.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible()
  await at.goto(`${page}?firstName=Ada&lastName=Norris`)
  await expect(at.getByLabel('First name')).toHaveValue('Ada')
  await expectAccessible()
  await fillIn(at)
  await press(at)
  await at.waitForURL('**/dashboard/getStarted')
  await expect(at.getByRole('heading', { level: 1, name: 'Get started' })).toBeVisible()
  expect(await sent(at)).toEqual([
    {
      merchantName: 'Lumen Books',
      merchantCustomerType: 'nonprofit',
      affiliateOid: 'friend-7',
      gCaptchaResponse: expect.stringMatching(/^sandbox-captcha-/) as unknown,
      captchaType: 'invisible',
    },
  ])
  // After the next page load, the app treats the user as a merchant.
  await at.goto('/id/home')
  await at.getByRole('button', { name: 'Account menu' }).click()
  await expect(at.getByText('Switch to Business')).toBeVisible()
})

test('ERR-018 PROF-041 SESS-018 a failed upgrade keeps the typed text, and a double click sends the upgrade once', async ({
  page: at,
  account,
  breakCall,
}) => {
  await account('verified')
  await breakCall(upgrade, { kind: 'status', status: 200, body: {} })
  await at.goto(page)

  await test.step('an incomplete form sends nothing', async () => {
    await press(at)
    await at.getByLabel('Business name').fill('   ')
    await at.getByLabel('Business type').selectOption('Company')
    await press(at)
    expect(await sent(at)).toEqual([])
  })

  await test.step('the upgrade fails if the session has no merchant access afterwards', async () => {
    await fillIn(at)
    await press(at)
    await expect(at.getByRole('alert')).toHaveText('Something went wrong, please try again later.')
    await expect(at.getByLabel('Business name')).toHaveValue('Lumen Books')
    expect(new URL(at.url()).pathname).toBe(page)
    expect(await sent(at)).toHaveLength(1)
  })

  await test.step('the button and the alert are visible with forced colours', async () => {
    await at.emulateMedia({ forcedColors: 'active' })
    for (const part of [at.getByRole('alert'), at.getByRole('button', { name: 'Upgrade' })]) {
      await expect(part).toBeVisible()
      await expect(part).toHaveCSS('border-style', 'solid')
      await expect(part).not.toHaveCSS('border-color', 'rgba(0, 0, 0, 0)')
    }
  })

  await test.step('if the session has ended, the upgrade opens the sign-in page', async () => {
    const cookies = await at.context().cookies()
    await at.context().clearCookies()
    await press(at)
    await at.waitForURL('**/authenticate/login?**')
    expect(new URL(at.url()).searchParams.get('redirect')).toBe(page)
    await at.context().addCookies(cookies)
  })

  await test.step('a double click upgrades once', async () => {
    await at.goto(page)
    await fillIn(at)
    await at.getByRole('button', { name: 'Upgrade' }).dblclick()
    await at.waitForURL('**/dashboard/getStarted')
    expect(await sent(at)).toHaveLength(2)
  })
})
