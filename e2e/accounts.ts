import { createHash } from 'node:crypto'
import type { APIRequestContext, BrowserContext, Page } from 'playwright/test'
import { expect } from './fixtures.ts'

export const sessionCookie = '__Host-session'

export interface Credentials {
  readonly email: string
  readonly password: string
}

/** Creates a sandbox account. The browser stays signed out. */
export const createAccount = async (
  request: APIRequestContext,
  persona: string,
  overrides = {},
): Promise<Credentials> => {
  const response = await request.post('/sandbox/accounts', { data: { persona, overrides } })
  expect(response.status(), await response.text()).toBe(200)
  return (await response.json()) as Credentials
}

export const signInPage = (page: Page) => page.getByRole('heading', { level: 1, name: 'Sign in to Paydeck' })
export const welcome = (page: Page) => page.getByRole('heading', { level: 1, name: /^Welcome/ })

/** Submits the form of the sign-in page, which must be open. */
export const signIn = async (page: Page, { email, password }: Credentials): Promise<void> => {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).first().click()
}

export const signOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
}

/** Returns the values of the browser context's cookies, keyed by cookie name. */
export const cookiesOf = async (context: BrowserContext): Promise<ReadonlyMap<string, string>> =>
  new Map((await context.cookies()).map(({ name, value }) => [name, value]))

/** Returns the `localStorage` key under which the app stores the time of the signed-in user's first visit (PROF-070). */
export const firstVisitKey = async (page: Page): Promise<string> => {
  const session: unknown = await (await page.request.get('/auth/session')).json()
  const { user_id: id } = session as { readonly user_id: string }
  return `referral-reminder-${createHash('sha256').update(id).digest('hex')}`
}
