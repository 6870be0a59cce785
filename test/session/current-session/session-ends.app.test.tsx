import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { type Account, makeAccount } from '../../app/account.ts'
import { openApp } from '../../app/open-app.tsx'
import { countRequests } from '../../app/requests.ts'

const home = '/home'
const login = '/authenticate/login'
const join = 'POST /marketing/marketingOptIn'
const named = { firstName: 'Ada' }

const findWelcome = () => screen.findByRole('heading', { level: 1, name: 'Welcome, Ada' })
const welcome = () => screen.getByRole('heading', { level: 1, name: 'Welcome, Ada' })

/**
 * Opens a page, and waits for the responses to all requests that the page sends without an action of the user.
 * @param last the call that the page sends last
 */
const openWhole = async (path: string, last = 'GetBillReminders') => {
  const requests = countRequests(await makeAccount('verified', named))
  const app = await openApp(requests.account, path)
  await screen.findByRole('group', { name: 'Appearance' })
  await waitFor(() => {
    expect(document.querySelectorAll('main [aria-busy="true"]')).toHaveLength(0)
    expect([requests.sent(last), requests.pending()]).toEqual([1, 0])
  })
  const signOut = async (): Promise<void> => {
    await app.user.click(screen.getByRole('button', { name: /^Account menu/ }))
    await app.user.click(await screen.findByRole('button', { name: 'Sign Out' }))
  }
  return { ...requests, ...app, signOut }
}

/** Ends the session on the server without the app noticing, as an administrator of the provider can do. */
const endSession = async ({ fetch }: Account): Promise<void> => {
  const { csrfToken } = (await (await fetch('/auth/session')).json()) as { readonly csrfToken: string }
  const headers = { 'x-csrf-token': csrfToken, 'content-type': 'application/json' }
  const { ok } = await fetch('/auth/logout', { method: 'POST', headers, body: '{}' })
  expect(ok).toBe(true)
}

/**
 * Signs in again, as the user can do in another tab of the same browser. This changes the cookie and the CSRF value of the
 * session.
 */
const renewSession = async ({ fetch, email, password }: Account): Promise<void> => {
  const body = new URLSearchParams({ email, password }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const { status } = await fetch(login, { method: 'POST', headers, body })
  expect(status).toBe(303)
}

it('F7 ROUTE-058 after the session has ended, joining the waitlist sends one request and opens the sign-in page once', async () => {
  const { account, sent, pending, user, left } = await openWhole(home)
  await endSession(account)
  await user.click(screen.getByRole('button', { name: 'Join Waitlist' }))
  await waitFor(() => expect(left()).not.toEqual([]))
  await waitFor(() => expect(pending()).toBe(0))
  expect(left()).toEqual([`${login}?redirect=%2Fid%2Fhome`])
  expect(sent(join)).toBe(1)
})

it('F7 ROUTE-058 after the session has ended, four concurrent price requests open the sign-in page only once', async () => {
  const { account, sent, pending, user, left } = await openWhole('/crypto-payments', 'GetPasskeyCredentials')
  await endSession(account)
  await user.click(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Home' }))
  await waitFor(() => expect(left()).not.toEqual([]))
  await waitFor(() => expect([sent('GET /rates/history/:code/USD'), pending()]).toEqual([4, 0]))
  expect(left()).toHaveLength(1)
  expect(left()[0]).toMatch(/^\/authenticate\/login\?redirect=/)
})

it('ROUTE-058 ERR-001 if a request gets 401, the app opens the sign-in page, with the current page as redirect target', async () => {
  const account = await makeAccount('verified')
  await account.breakCall('GET /compliance/applications', { kind: 'status', status: 401 })
  const { left } = await openApp(account, '/crypto-payments')
  await waitFor(() => expect(left()).toEqual([`${login}?redirect=%2Fid%2Fcrypto-payments`]))
})

it('F7 SESS-023 if the session has already ended, "Sign Out" opens the sign-in page once', async () => {
  const { account, pending, left, signOut } = await openWhole(home)
  await endSession(account)
  await signOut()
  await waitFor(() => expect(left()).not.toEqual([]))
  await waitFor(() => expect(pending()).toBe(0))
  expect(left()).toHaveLength(1)
  expect(left()[0]).toMatch(/^\/authenticate\/login/)
})

it('F8 SESS-017 if another tab has renewed the session, a rejected call is sent again once and succeeds', async () => {
  const { account, sent, user, left } = await openWhole(home)
  await renewSession(account)
  await account.control('DELETE', 'calls')
  await user.click(screen.getByRole('button', { name: 'Join Waitlist' }))
  expect(await screen.findByText('You are on the waitlist.')).toBeInTheDocument()
  expect(sent(join)).toBe(2)
  const { calls } = (await account.control('GET', 'calls')) as {
    readonly calls: ReadonlyArray<{ readonly name: string }>
  }
  expect(calls.filter(({ name }) => name === join)).toHaveLength(1)
  expect(left()).toEqual([])
})

const failedSignOut = "We couldn't sign you out."

it('SESS-023 F5 if signing out fails, the failure is shown and logged, the page stays open, and the user can try again', async () => {
  const { account, user, left, signOut } = await openWhole(home)
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await account.breakCall('POST /auth/logout', { kind: 'status', status: 500 })
  await signOut()
  const text = await screen.findByText(failedSignOut, { exact: false })
  const alert = text.closest<HTMLElement>('[role="alert"]')
  expect(alert).toHaveTextContent('Check your connection and try again.')
  expect(warn.mock.calls.flat().filter((text) => String(text).includes('Sign-out failed'))).toHaveLength(1)
  expect([welcome().textContent, location.pathname, left()]).toEqual(['Welcome, Ada', '/id/home', []])
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  await waitFor(() => expect(left()).toEqual([login]))
})

it('SESS-023 F5 without a connection, signing out fails and the page stays open; with a new connection, signing out succeeds', async () => {
  const { sent, left, signOut, setOnline, disconnect } = await openWhole(home)
  const reconnect = disconnect(null)
  setOnline(false)
  await signOut()
  await screen.findByText(failedSignOut, { exact: false })
  expect(sent('POST /auth/logout')).toBe(1)
  expect([welcome().textContent, location.pathname, left()]).toEqual(['Welcome, Ada', '/id/home', []])
  reconnect()
  setOnline(true)
  await findWelcome()
  await signOut()
  await waitFor(() => expect(left()).toEqual([login]))
})
