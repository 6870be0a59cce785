import { createHmac } from 'node:crypto'
import type { APIRequestContext } from 'playwright/test'
import { cookiesOf, createAccount, sessionCookie, signInPage, signOut, welcome } from './accounts.ts'
import { expect, test } from './fixtures.ts'
import { open } from './pages.ts'
import { fillIn, form, submit } from './sign-in.ts'

const base32 = (text: string): Buffer => {
  const bits = [...text]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/**
 * Returns the one-time code of RFC 6238 with default parameters. The test computes the code itself, since it must not trust
 * the sandbox's library.
 */
const totp = (secret: string, now: number): string => {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 30_000)))
  const hash = createHmac('sha1', base32(secret)).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) & 0xf
  return String((hash.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, '0')
}

const secretOf = async (request: APIRequestContext): Promise<string> => {
  const response = await request.get('/sandbox/account')
  return ((await response.json()) as { readonly otpSecret: string }).otpSecret
}

test.describe('the sign-in page', () => {
  test('CALL-119 a user signs in with only the keyboard and arrives at home', async ({
    page,
    request,
    expectAccessible,
  }) => {
    const person = await createAccount(request, 'verified', { firstName: 'Ada' })
    await page.goto('/authenticate/login')
    await expect(page).toHaveTitle('Sign in · Paydeck')
    await expectAccessible()
    await page.keyboard.press('Tab')
    await expect(form(page).getByLabel('Email')).toBeFocused()
    await page.keyboard.type(person.email)
    await page.keyboard.press('Tab')
    await expect(form(page).getByLabel('Password')).toBeFocused()
    await page.keyboard.type(person.password)
    await page.keyboard.press('Tab')
    const password = form(page).getByLabel('Password')
    await expect(form(page).getByRole('button', { name: 'Show password' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(password).toHaveAttribute('type', 'text')
    await page.keyboard.press('Enter')
    await expect(password).toHaveAttribute('type', 'password')
    await page.keyboard.press('Tab')
    await expect(form(page).getByRole('button', { name: 'Sign in', exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/id/home')
    await expect(welcome(page)).toHaveText('Welcome, Ada')
  })

  test('CALL-119 ROUTE-057 the sign-in page reports a wrong password; the right password then opens the requested page', async ({
    page,
    request,
    expectedErrors,
    expectAccessible,
  }) => {
    expectedErrors.push(/status of 422/)
    const person = await createAccount(request, 'verified')
    const login = `/authenticate/login?redirect=${encodeURIComponent('/id/settings/profile?add-name=true')}`
    await page.goto(login)
    await fillIn(page, { ...person, password: 'correct horse' })
    await submit(page)
    await expect(page.getByRole('alert')).toHaveText('The email address or the password is wrong.')
    await expect(form(page).getByLabel('Email')).toHaveValue(person.email)
    await expect(form(page).getByLabel('Password')).toHaveValue('')
    await expect(form(page).getByLabel('Password')).toBeFocused()
    await expect(form(page).getByLabel('Password')).toHaveAccessibleDescription(
      'The email address or the password is wrong.',
    )
    await expectAccessible()
    // The wrong password has not signed the user in.
    await page.goto('/id/home')
    await expect(signInPage(page)).toBeVisible()
    await page.goto(login)
    await fillIn(page, { ...person, password: 'wrong again' })
    await submit(page)
    await expect(page.getByRole('alert')).toBeVisible()
    await fillIn(page, person)
    await submit(page)
    // `add-name` in the query string opens the dialog, which then removes it from the URL.
    await expect(page).toHaveURL(/\/id\/settings\/profile(\?add-name=true)?$/)
    await expect(page.getByRole('dialog', { name: 'Update your name' })).toBeVisible()
  })

  test('CALL-119 A8 if two-factor authentication is on, signing in requires password and code, and a used code is rejected', async ({
    page,
    request,
    expectedErrors,
    expectAccessible,
  }) => {
    expectedErrors.push(/status of 422/)
    const person = await createAccount(request, 'recipient', { firstName: 'Diego' })
    const secret = await secretOf(request)
    const code = page.getByLabel('Code', { exact: true })
    await page.goto('/authenticate/login?redirect=%2Fid%2Fsettings%2Freceiving-addresses')
    await fillIn(page, person)
    await submit(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Enter your code' })).toBeVisible()
    await expect(code).toBeFocused()
    await expectAccessible()
    // The password alone does not sign the user in.
    await page.goto('/id/home')
    await expect(signInPage(page)).toBeVisible()
    await page.goto('/authenticate/login?redirect=%2Fid%2Fsettings%2Freceiving-addresses')
    await fillIn(page, person)
    await submit(page)
    // A wrong code. It differs from the codes of all times that the sandbox may accept now.
    const near = [-30_000, 0, 30_000, 60_000].map((distance) => totp(secret, Date.now() + distance))
    const wrong = ['000000', '111111', '222222', '333333', '444444'].find((one) => !near.includes(one)) ?? ''
    await code.fill(wrong)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText('This code is wrong or was already used.')
    const right = totp(secret, Date.now())
    await code.fill(right)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/id/settings/receiving-addresses')
    await page.goto('/id/home')
    await expect(welcome(page)).toHaveText('Welcome, Diego')
    await signOut(page)
    await expect(signInPage(page)).toBeVisible()
    await fillIn(page, person)
    await submit(page)
    await code.fill(right)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText('This code is wrong or was already used.')
  })
})

test.describe('sign-out', () => {
  test('CALL-119 SESS-020 SESS-021 SESS-022 sign-out ends the session in all browser tabs; the next user sees no old data', async ({
    page,
    context,
    request: api,
  }) => {
    const next = await createAccount(api, 'shopper', { firstName: 'Nia', lastName: 'Vance' })
    await page.goto('/authenticate/login')
    await page.getByRole('button', { name: 'Sign in as A verified shopper with payments and bills' }).click()
    await expect(welcome(page)).toHaveText('Welcome, Ada')
    await expect(page.getByRole('region', { name: 'Recent Activity' })).toBeVisible()
    const cookie = (await cookiesOf(context)).get(sessionCookie) ?? ''
    const other = await context.newPage()
    await open(other, '/id/crypto-payments')

    await test.step('A5 the session has ended in both browser tabs', async () => {
      const posted = page.waitForRequest((request) => new URL(request.url()).pathname === '/auth/logout')
      await signOut(page)
      const request = await posted
      expect(request.method()).toBe('POST')
      expect(request.headers()['x-csrf-token']).toMatch(/^.+$/)
      await expect(page).toHaveURL('/authenticate/login')
      await expect(signInPage(page)).toBeVisible()
      // The test does not touch the other tab: the app notifies it of the sign-out.
      await expect(signInPage(other)).toBeVisible()
      expect([...(await cookiesOf(context)).keys()]).not.toContain(sessionCookie)
      const old = await context.request.get('/auth/session', { headers: { cookie: `${sessionCookie}=${cookie}` } })
      expect(await old.json()).toMatchObject({ isAuthenticated: false })
      await page.goto('/id/home')
      await expect(signInPage(page)).toBeVisible()
      expect(new URL(page.url()).searchParams.get('redirect')).toBe('/id/home')
    })

    await test.step('the next user sees only their own data', async () => {
      await fillIn(page, next)
      await submit(page)
      await expect(welcome(page)).toHaveText('Welcome, Nia')
      await expect(page.getByRole('region', { name: /^Cards?$/ })).toHaveCount(0)
      await expect(page.getByRole('region', { name: 'Recent Activity' })).toHaveCount(0)
      await expect(page.getByText('Ada')).toHaveCount(0)
    })
  })

  test('SESS-023 F5 after a failed sign-out, the user is still signed in, sees a message, and can try again', async ({
    page,
    account,
    breakCall,
    expectAccessible,
  }) => {
    await account('verified', { firstName: 'Ada' })
    await breakCall('POST /auth/logout', { kind: 'status', status: 500 })
    const logged: Array<string> = []
    page.on('console', (message) => logged.push(message.text()))
    await page.goto('/id/home')
    const failed = page.waitForResponse('**/auth/logout')
    await signOut(page)
    expect((await failed).status()).toBe(500)
    await expect.poll(() => logged.filter((text) => text.includes('Sign-out failed')).length).toBe(1)
    await expect(page).toHaveURL('/id/home')
    await expect(welcome(page)).toHaveText('Welcome, Ada')
    const failure = page.getByRole('alert').filter({ hasText: "We couldn't sign you out." })
    await expect(failure).toContainText('Check your connection and try again.')
    await expectAccessible()
    await failure.getByRole('button', { name: 'Try Again' }).click()
    await expect(signInPage(page)).toBeVisible()
  })
})
