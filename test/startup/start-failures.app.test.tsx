import { configure, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { makeAccount } from '../app/account.ts'
import { openApp } from '../app/open-app.tsx'
import { pauseCall } from '../app/paused-calls.ts'
import { waitUntilEnabled } from '../app/queries.ts'
import { countRequests } from '../app/requests.ts'

configure({ defaultHidden: true })

const home = '/home'

/**
 * Overrides of the demo account. With them, the app sends every call when it starts, and the home page shows the failure of
 * each call.
 */
const overrides = {
  firstName: 'Ada',
  isMissingShopperInfo: true,
  cards: [{ provider: 'galileo', nickname: 'Everyday', balance: '20.00' }],
}

const findWelcome = () => screen.findByRole('heading', { level: 1, name: 'Welcome, Ada' })
const failures = () =>
  screen.queryAllByRole('alert').filter(({ textContent }) => /Something went wrong/.test(textContent ?? ''))
const findRegion = (name: string) => screen.findByRole('region', { name })
const shows = async (name: string, text: string): Promise<void> => {
  const region = await findRegion(name)
  await waitFor(() => expect(region).toHaveTextContent(text))
}
const missingInfo = () => screen.queryByText('Your Social Security number is missing.', { exact: false })
/** Waits for the footer. The footer appears only when the initialisation has loaded everything. */
const findFoot = () => screen.findByRole('group', { name: 'Appearance' })

/**
 * Calls that the initialisation needs. If one of them fails, the initialisation fails (SESS-051) and the app offers a retry.
 */
const needed = [
  'GET /auth/session',
  'getProductTokens',
  'GetRecentActivity',
  'START_GET_PAYOUT_PROFILES',
  'GET /compliance/applications',
  'START_GET_BASIC_INFO',
  'GET /auth/facadeAccess',
  'GET /id/language',
  'GET /wallet-card/location',
] as const

const hasNone = (name: string) => async (): Promise<void> => {
  await findFoot()
  expect(screen.queryByRole('region', { name })).toBeNull()
}

/**
 * Calls whose failure affects only one part of the page, not the initialisation. `shows` waits until this part shows the
 * failure.
 */
const contained: Readonly<Record<string, { readonly id: string; readonly shows: () => Promise<void> }>> = {
  GetDebitCards: { id: 'CARD-025', shows: hasNone('Card') },
  GetDebitCardBalances: { id: 'CARD-026', shows: () => shows('Card', 'Balance unavailable') },
  getSecuritySettings: { id: 'SEC-031', shows: () => shows('Card', '$20.00') },
  'GET /rates/history/:code/USD': {
    id: 'ERR-020',
    shows: () => shows('Prices', 'Prices are unavailable at this time.'),
  },
  'GET /auth/passkey/status': { id: 'PASS-023', shows: hasNone('Setup a Passkey') },
  GetPasskeyCredentials: { id: 'PASS-023', shows: hasNone('Setup a Passkey') },
  'GET /marketing/marketingOptIn': {
    id: 'HOME-028',
    shows: async () => {
      const join = await screen.findByRole('button', { name: 'Join Waitlist' })
      await waitUntilEnabled(() => join)
    },
  },
  'GET /compliance/missingShopperInfo': {
    id: 'VERIF-080',
    shows: async () => {
      await findFoot()
      expect(missingInfo()).toBeNull()
    },
  },
  'POST /users/trackAnalyticsEvent': { id: 'ERR-038', shows: () => shows('Card', '$20.00') },
}

const often = 40

/** Faults that the sandbox can simulate for a call, in the format of the control API. Null simulates a lost connection. */
const faults = [
  ['status 500', { kind: 'status', status: 500, times: often }],
  ['an unreadable response', { kind: 'garbage', times: often }],
  ['status 429', { kind: 'status', status: 429, retryAfter: 7, times: often }],
  ['a dropped response', { kind: 'drop', times: often }],
  ['no connection', null],
] as const

/**
 * Returns one test row for each call. Each row contains two of the faults, and all rows together contain every fault several
 * times. This suffices, because faults are handled in the same way for every call (test/transport).
 */
const rowsOf = (calls: ReadonlyArray<string>, from: number) =>
  calls.map((call, index) => {
    const begun = (from + index) % faults.length
    const chosen = [...faults.slice(begun), ...faults.slice(0, begun)].slice(0, 2)
    return { call, id: contained[call]?.id ?? '', words: chosen.map(([words]) => words).join(', '), chosen }
  })

const begin = async () => {
  const requests = countRequests(await makeAccount('verified', overrides))
  // Simulates that the user comes from the sign-in page. Only in this case, the app also sends the analytics call
  // (SESS-058).
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/authenticate/login`)
  const fail = async (call: string, fault: (typeof faults)[number][1]): Promise<() => Promise<void>> => {
    const reconnect = fault === null ? requests.disconnect(call) : null
    if (fault !== null) await requests.account.breakCall(call, fault)
    return async () => {
      await requests.account.clearFaults()
      reconnect?.()
    }
  }
  return { ...requests, fail }
}

it.each(rowsOf(needed, 0))(
  'W5 F5 SESS-051 SHELL-020 if $call fails with $words, the app shows that it failed to start, and a retry succeeds',
  async ({ call, chosen }) => {
    const { account, sent, fail } = await begin()
    let app: Awaited<ReturnType<typeof openApp>> | null = null
    let before = 0
    const tryAgain = async () => app?.user.click(screen.getByRole('button', { name: 'Try Again' }))
    for (const [, fault] of chosen) {
      const mend = await fail(call, fault)
      if (app === null) app = await openApp(account, home)
      else await tryAgain()
      await waitFor(() => {
        expect(sent(call)).toBeGreaterThan(before)
        expect(failures()).toHaveLength(1)
      })
      before = sent(call)
      expect(screen.queryByRole('banner')).toBeNull()
      await mend()
    }
    await tryAgain()
    await findWelcome()
    await shows('Card', '$20.00')
    expect(failures()).toEqual([])
    expect(location.pathname).toBe('/id/home')
  },
)

it.each(rowsOf(Object.keys(contained), needed.length))(
  'W5 F5 $id if $call fails with $words, the app starts, and only one part of the page shows a failure',
  async ({ call, chosen }) => {
    const { account, sent, fail } = await begin()
    for (const [, fault] of chosen) {
      const before = sent(call)
      const mend = await fail(call, fault)
      await openApp(account, home)
      await findWelcome()
      await waitFor(() => expect(sent(call)).toBeGreaterThan(before))
      await contained[call]?.shows()
      expect(failures()).toEqual([])
      expect(location.pathname).toBe('/id/home')
      await mend()
    }
  },
)

const calls = [...needed, ...Object.keys(contained)]

it.each(calls)(
  'F5 F7 SESS-018 SESS-019 if the call %s is late, home loads fully; if this call gets 401, the sign-in page opens once',
  async (call) => {
    const { account, pending } = await begin()
    const held = pauseCall(account, call)
    await openApp(held.account, home)
    await waitFor(() => expect(held.sent()).toBeGreaterThan(0))
    held.resume()
    await findWelcome()
    await shows('Card', '$20.00')
    await findRegion('Setup a Passkey')
    await waitFor(() => expect(missingInfo()).not.toBeNull())
    expect(screen.queryAllByRole('alert').filter(({ textContent }) => textContent !== '')).toEqual([])

    await account.breakCall(call, { kind: 'status', status: 401, times: often })
    const { left } = await openApp(account, home)
    await waitFor(() => expect(left()).not.toEqual([]))
    await waitFor(() => expect(pending()).toBe(0))
    expect(left()).toEqual(['/authenticate/login?redirect=%2Fid%2Fhome'])
    expect(failures()).toEqual([])
  },
)

it('F5 SHELL-020 without a connection, the app fails to start; it starts when the user tries again with a connection', async () => {
  const { account, disconnect, sent } = await begin()
  const reconnect = disconnect(null)
  const { user } = await openApp(account, home)
  await waitFor(() => expect(failures()).toHaveLength(1))
  const tryAgain = () => user.click(screen.getByRole('button', { name: 'Try Again' }))
  const before = sent('GET /auth/session')
  await tryAgain()
  await waitFor(() => expect(sent('GET /auth/session')).toBeGreaterThan(before))
  await waitFor(() => expect(failures()).toHaveLength(1))
  expect(within(screen.getByRole('main')).getByRole('link')).toHaveTextContent('Help & Support')
  reconnect()
  await tryAgain()
  await findWelcome()
})
