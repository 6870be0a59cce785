import { screen, waitFor } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { makeAccount } from '../app/account.ts'
import { openApp } from '../app/open-app.tsx'
import { pauseCall } from '../app/paused-calls.ts'
import { waitUntilEnabled } from '../app/queries.ts'
import { countRequests } from '../app/requests.ts'

const home = '/home'
const named = { firstName: 'Ada' }

const findWelcome = () => screen.findByRole('heading', { level: 1, name: 'Welcome, Ada' })
const findFailure = () => screen.findByText('Something went wrong.')
const findJoin = () => screen.findByRole('button', { name: 'Join Waitlist' })

it.each(['GET /auth/session', 'GET /compliance/applications', 'GET /wallet-card/location'])(
  'SHELL-016 neither header nor page is shown while the call %s is pending',
  async (call) => {
    const { account, pending } = countRequests(await makeAccount('verified', named))
    const held = pauseCall(account, call)
    await openApp(held.account, home)
    await waitFor(() => expect(held.sent()).toBe(1))
    await waitFor(() => expect(pending()).toBe(0))
    for (const role of ['banner', 'main', 'navigation']) expect(screen.queryByRole(role)).toBeNull()
    held.resume()
    await findWelcome()
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument()
  },
)

/**
 * Replaces the timeouts of requests, so that requests time out only when the test calls the returned function. This function
 * makes all pending requests time out.
 */
const holdTimeouts = (): (() => void) => {
  const timeouts: Array<AbortController> = []
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const timeout = new AbortController()
    timeouts.push(timeout)
    return timeout.signal
  })
  return () => timeouts.splice(0).forEach((timeout) => timeout.abort(new DOMException('Too late', 'TimeoutError')))
}

it.each(['GET /auth/session', 'getProductTokens', 'GET /compliance/applications', 'START_GET_BASIC_INFO'])(
  'F5 SHELL-020 the app fails to start when the call %s gets no response in time, and the user can try again',
  async (call) => {
    const { account, sent, pending } = countRequests(await makeAccount('verified', named))
    await account.breakCall(call, { kind: 'hang', times: 1 })
    const timeOut = holdTimeouts()
    const { user } = await openApp(account, home)
    await waitFor(() => expect([sent(call), pending()]).toEqual([1, 1]))
    expect(screen.queryByText('Something went wrong.')).toBeNull()
    timeOut()
    await findFailure()
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    await findWelcome()
  },
)

it('F5 ERR-017 joining the waitlist shows an error when no response arrives in time', async () => {
  const join = 'POST /marketing/marketingOptIn'
  const { account, sent, pending } = countRequests(await makeAccount('verified', named))
  await account.breakCall(join, { kind: 'hang', times: 1 })
  const timeOut = holdTimeouts()
  const { user } = await openApp(account, home)
  const button = await findJoin()
  await waitUntilEnabled(() => button)
  await screen.findByRole('group', { name: 'Appearance' })
  await user.click(button)
  await waitFor(() => expect([sent(join), pending()]).toEqual([1, 1]))
  timeOut()
  expect(await screen.findByRole('dialog')).toHaveTextContent(
    'There was an error adding you to the list. Please try again later.',
  )
})

it('SHELL-020 when the app fails to start, it shows neither header nor links into the app, and the user can try again', async () => {
  const { account, sent } = countRequests(await makeAccount('verified', named))
  await account.breakCall('START_GET_BASIC_INFO', { kind: 'status', status: 500, times: 2 })
  const { user } = await openApp(account, home)
  expect(await findFailure()).toBeInTheDocument()
  expect(
    screen
      .getAllByRole('alert')
      .map(({ textContent }) => textContent)
      .join(),
  ).toContain('Error 500')
  for (const role of ['banner', 'navigation', 'status']) expect(screen.queryByRole(role)).toBeNull()
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Help & Support'])
  const again = () => user.click(screen.getByRole('button', { name: 'Try Again' }))
  await again()
  await waitFor(() => expect(sent('START_GET_BASIC_INFO')).toBe(2))
  await findFailure()
  await again()
  await findWelcome()
  expect(screen.queryByText('Something went wrong.')).toBeNull()
})

it('SHELL-020 when a call gets 401 while the app starts, the sign-in page opens and no failure is shown', async () => {
  const account = await makeAccount('verified', named)
  await account.breakCall('START_GET_BASIC_INFO', { kind: 'status', status: 401 })
  let hasFailed = false
  const failures = new MutationObserver(() => {
    hasFailed ||= document.body.textContent.includes('Something went wrong.')
  })
  failures.observe(document, { childList: true, subtree: true, characterData: true })
  onTestFinished(() => failures.disconnect())
  const { left } = await openApp(account, home)
  await waitFor(() => expect(left()).toEqual(['/authenticate/login?redirect=%2Fid%2Fhome']))
  await Promise.resolve()
  expect(hasFailed).toBe(false)
})

it('F11 the app starts even if the browser forbids local storage and session storage', async () => {
  const account = await makeAccount('verified', named)
  for (const name of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
  await openApp(account, home)
  expect(await findWelcome()).toBeInTheDocument()
})

it('F11 the app starts even if local storage and session storage are full', async () => {
  const account = await makeAccount('verified', named)
  const setItem = vi.fn(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
  const full = { getItem: () => null, setItem, removeItem: () => undefined } as unknown as Storage
  for (const name of ['localStorage', 'sessionStorage'] as const) vi.spyOn(window, name, 'get').mockReturnValue(full)
  await openApp(account, home)
  await findWelcome()
  await waitFor(() => expect(setItem).toHaveBeenCalled())
})

it('F11 the app starts even if local storage contains malformed values', async () => {
  const account = await makeAccount('verified', named)
  await openApp(account, home)
  await waitFor(() => expect(Object.keys(localStorage)).toContainEqual(expect.stringMatching(/^referral-reminder-/)))
  for (const key of ['appearance', ...Object.keys(localStorage)]) localStorage.setItem(key, '{"__proto__":[1e999')
  await openApp(account, home)
  await findWelcome()
  expect(await screen.findByRole('radio', { name: 'System' })).toBeChecked()
})
