import 'reflect-metadata/lite'
import { lazyPorts } from '@paydeck/adapters/modules'
import { type WireEntry, wireTable } from '@paydeck/adapters/wire/table'
import { retriedSlices } from '@paydeck/core'
import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { failedParts } from '../../adapters/modules/connection.ts'
import { App } from '../../ui/app/App.tsx'
import '../../ui/app/frame-parts.ts'
import { lazySlices } from '../../ui/app/lazy-slices.ts'
import { ContainerProvider } from '../../ui/di/ContainerProvider.tsx'
import { slice } from '../../ui/di/tokens.ts'
import { standInPopovers } from '../kit/popovers.ts'
import { anyProvider, type RequiredFields, requestedCall } from './any-provider.ts'
import { pages, signedIn, withCards } from './pages.ts'
import { makeApp } from './real-app.ts'
import { settlePage, mainText } from './settle-page.ts'

const lazyPortModules = await lazyPorts(lazySlices)
standInPopovers()

type ReadCall = keyof typeof failedParts
const readCalls = Object.keys(failedParts) as ReadonlyArray<ReadCall>

const paged = withCards.GetDebitCards as (reply: never) => { readonly debitCards: ReadonlyArray<object> }
const unpagedCards: RequiredFields = {
  GetDebitCards: (reply: never) => {
    const { debitCards } = paged(reply)
    return { debitCards: debitCards.map((card) => ({ ...card, pagingSupport: false })) }
  },
}

/**
 * For each call, the page that shows a failure of this call. `needed` lists response fields that the page requires in
 * addition to those in `pages`.
 */
const shownOn: Readonly<Record<ReadCall, { readonly path: string; readonly needed?: RequiredFields }>> = {
  CanAcceptPayouts: { path: '/settings/receiving-addresses' },
  FindBillPayments: { path: '/bill-pay' },
  FindPayments: { path: '/crypto-payments?q=book' },
  'GET /auth/passkey/status': { path: '/settings/security' },
  'GET /auth/security-history': { path: '/settings/security' },
  'GET /auth/sessions': { path: '/settings/security' },
  'GET /rates/history/:code/USD': { path: '/home' },
  GetActivity: { path: '/activity' },
  GetBillBalances: { path: '/bill-pay?bill=b1' },
  GetBillPayAccounts: { path: '/bill-pay' },
  GetBillPayUser: { path: '/bill-pay' },
  GetCardActivityOverview: { path: '/card/c1', needed: unpagedCards },
  GetCardActivityOverviewPaged: { path: '/card/c1' },
  GetCardTransaction: { path: '/card/c1?transaction=t1' },
  GetCurrencies: { path: '/settings/receiving-addresses' },
  GetDebitCardBalances: { path: '/home', needed: withCards },
  GetDebitCards: { path: '/home' },
  GetDonations: { path: '/crypto-payments?type=donations' },
  GetMailingAddress: { path: '/settings/card/c1' },
  GetPasskeyCredentials: {
    path: '/settings/security',
    needed: { 'GET /auth/passkey/status': () => ({ passkey: true }) },
  },
  GetPayments: { path: '/crypto-payments' },
  GetPayors: { path: '/settings/receiving-addresses' },
  GetPayoutProfiles: { path: '/settings/receiving-addresses' },
  GetPayouts: { path: '/crypto-payments?type=payouts' },
  GetPendingTransactions: { path: '/card/c1' },
  GetSettledTransactions: { path: '/card/c1' },
  GetUnconfirmedPayments: { path: '/crypto-payments' },
  GetWallets: { path: '/settings/receiving-addresses' },
  getSecuritySettings: { path: '/settings/security' },
}

/** Calls whose failure is not shown as a failed part of a page, grouped by the reason. */
const withoutFailedPart = {
  /** If the call fails, the start of the app fails. A recovery repeats all calls of the start. */
  start: [
    'GET /auth/facadeAccess',
    'GET /auth/session',
    'GET /compliance/applications',
    'GET /id/language',
    'GET /wallet-card/location',
    'GetRecentActivity',
    'START_GET_BASIC_INFO',
    'START_GET_PAYOUT_PROFILES',
    'getProductTokens',
  ],
  silent: [
    'GET /compliance/missingShopperInfo',
    'GET /marketing/marketingOptIn',
    'GET /wallet-bridge/v1',
    'GetBillReminders',
    'GetCardLockStatus',
    'GetCardTopUps',
    'GetInvoice',
    'GetInvoiceCurrencies',
    'QuoteBillPayment',
    'getReferralStatus',
  ],
  /** The call changes data, prepares a change, or follows a user action. */
  action: [
    'AcceptPayoutsInvite',
    'AddPayorToProfile',
    'AddPayorToWallet',
    'CAN_ACCEPT_PAYOUTS',
    'CreateBillPayInvoiceId',
    'CreateWallet',
    'DeletePasskeyCredential',
    'DeletePayoutProfile',
    'DeleteWallet',
    'ExchangeAccountToken',
    'ExportFirstViewCsv',
    'ExportGalileoCsv',
    'GET /statements/:year/:month.pdf',
    'GenerateReferralCode',
    'GenerateTopUp',
    'GetMethodAuthElementToken',
    'GetPayoutsTransactionsCsv',
    'GetReferralCode',
    'GetToken',
    'HasSeenInvite',
    'HideBillAccount',
    'LockCard',
    'POST /auth/generateBitAuthPairingCode',
    'POST /auth/logout',
    'POST /auth/passkey/register/challenge',
    'POST /auth/passkey/register/verify',
    'POST /auth/second-factor',
    'POST /auth/security-history/stop',
    'POST /auth/sessions/end',
    'POST /auth/sessions/end-others',
    'POST /bill-pay/receipt',
    'POST /compliance/applications',
    'POST /compliance/updateNationalIdentity',
    'POST /compliance/verifyAddress',
    'POST /dashboard-api/change-password',
    'POST /marketing/marketingOptIn',
    'POST /payments/export',
    'POST /users/registerPaymentAcceptance',
    'POST /users/trackAnalyticsEvent',
    'POST /wallet-bridge/v1/connect',
    'POST /wallet-bridge/v1/disconnect',
    'POST /wallet-bridge/v1/session',
    'PUT /users/updateName',
    'RemovePayorFromProfile',
    'START_ACCEPT_PAYOUTS_INVITE',
    'SetMailingAddress',
    'ToggleMarketingOptIn',
    'UpdateCardName',
    'UpdatePayoutProfile',
    'UpdateWallet',
    'ValidateAddress',
    'authenticate',
    'createPayoutProfile',
    'generateBackupCodes',
    'getPdfForm',
    'toggleTwoFactorAuthEnabled',
  ],
} as const satisfies Readonly<Record<string, ReadonlyArray<WireEntry>>>

const setOnline = (isOnline: boolean): void => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
}

/** Simulates the loss and the return of the network, and waits until the text of the page no longer changes. */
const recover = async (): Promise<void> => {
  setOnline(false)
  setOnline(true)
  await act(() => vi.advanceTimersByTimeAsync(3000))
  await settlePage()
}

const rejectFetch = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'))
const answer500 = (): Promise<Response> => Promise.resolve(new Response('{}', { status: 500 }))

/** Opens a page while requests of one call fail. `count` returns the number of requests of this call. */
const open = async (call: WireEntry, failure: () => Promise<Response>, path: string, needed: RequiredFields = {}) => {
  const [pathname = ''] = path.split('?')
  window.history.replaceState(null, '', `/id${path}`)
  const provider = anyProvider(1, { ...signedIn, ...(pages[path] ?? pages[pathname]), ...needed })
  const now: { count: number; fail: typeof failure | null } = { count: 0, fail: failure }
  vi.stubGlobal('fetch', (...request: Parameters<typeof provider>) => {
    if (requestedCall(...request)?.name !== call) return provider(...request)
    now.count += 1
    return now.fail === null ? provider(...request) : now.fail()
  })
  const app = makeApp(lazyPortModules)
  app.get(slice('startup')).initialise()
  render(
    <ContainerProvider container={app}>
      <App base="/id" />
    </ContainerProvider>,
  )
  do await settlePage()
  while (now.count === 0)
  return {
    /** Replaces the failure of later requests. Null lets them succeed. */
    failBy: (next: typeof failure | null) => void (now.fail = next),
    count: () => now.count,
  }
}
const openFor = (call: ReadCall, failure: () => Promise<Response>) =>
  open(call, failure, shownOn[call].path, shownOn[call].needed)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('F5 each API call either belongs to a slice that retries when the network returns, or is listed as an exception', () => {
  expect([...readCalls, ...Object.values(withoutFailedPart).flat()].toSorted()).toEqual(
    Object.keys(wireTable).toSorted(),
  )
  expect([...new Set(Object.values(failedParts).flat())].toSorted()).toEqual(retriedSlices.toSorted())
})

it.each(readCalls)(
  'F5 F6 when the network returns, the call %s is retried; after an error response, it is not retried again',
  async (call) => {
    const { failBy, count } = await openFor(call, rejectFetch)
    const first = count()
    failBy(answer500)
    await recover()
    expect(count()).toBe(2 * first)
    await recover()
    expect(count()).toBe(2 * first)
  },
)

it.each(['GetActivity', 'GetDebitCards'] as const)(
  'F5 F6 STMT-001 when the network returns, the statements repeat the call %s until the server responds',
  async (call) => {
    const lastPage: RequiredFields = {
      GetActivity: ({ activity }: { readonly activity: object }) => ({ activity: { ...activity, after: null } }),
    }
    const { failBy, count } = await open(call, rejectFetch, '/activity/statements', lastPage)
    const first = count()
    failBy(answer500)
    await recover()
    expect(count()).toBe(2 * first)
    await recover()
    expect(count()).toBe(2 * first)
  },
)

/** Two example calls: `GetDebitCards` appears on several pages, and `getSecuritySettings` on one page. */
const examples = ['GetDebitCards', 'getSecuritySettings'] as const satisfies ReadonlyArray<ReadCall>

it.each(examples)(
  'F5 F6 the call %s is retried each time the network returns, until the server responds',
  async (call) => {
    const { failBy, count } = await openFor(call, rejectFetch)
    const first = count()
    for (const times of [2, 3]) {
      await recover()
      expect(count()).toBe(times * first)
    }
    failBy(null)
    await recover()
    expect(count()).toBeGreaterThan(3 * first)
    const last = count()
    await recover()
    expect(count()).toBe(last)
  },
)

it.each(examples)(
  'F6 the call %s is not retried when the network returns if the server has responded with an error',
  async (call) => {
    const { count } = await openFor(call, answer500)
    const first = count()
    await recover()
    expect(count()).toBe(first)
  },
)

it('F5 SHELL-020 if the app start got no response, it is retried when the network returns', async () => {
  const { failBy, count } = await open('getProductTokens', rejectFetch, '/home')
  expect(mainText()).toContain('Something went wrong.')
  failBy(null)
  await recover()
  expect(count()).toBe(2)
  expect(mainText()).toContain('Welcome')
})

it('F6 SHELL-020 if the server has responded to the app start with an error, it is not retried when the network returns', async () => {
  const { count } = await open('getProductTokens', answer500, '/home')
  await recover()
  expect(count()).toBe(1)
  expect(mainText()).toContain('Something went wrong.')
})
