import 'reflect-metadata/lite'
import { latePorts } from '@paydeck/adapters/modules'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { App } from '../../ui/app/App.tsx'
import { ContainerProvider } from '../../ui/di/ContainerProvider.tsx'
import { slice } from '../../ui/di/tokens.ts'
import { plainAccount } from '../arbitraries/bill-pay.ts'
import { standInPopovers } from '../kit/popovers.ts'
import { anyProvider, type Needed } from './any-provider.ts'
import { lateSlices, makeApp } from './real-app.ts'

const portsOfLate = await latePorts(lateSlices)
standInPopovers()

/** So often each page is opened: 3 times, and 50 with FC_RUNS=1700. */
const openings = Math.max(1, Math.round((Number(process.env['FC_RUNS'] ?? 100) * 3) / 100))
const presses = 4

type Item = Readonly<Record<string, unknown>>

/** A list whose first item is of its kind. */
const begunBy =
  (first: Item) =>
  ([one, ...others]: ReadonlyArray<Item> = []): ReadonlyArray<Item> => [{ ...one, ...first }, ...others]

/** The same of the list under a key of a reply. */
const under =
  (key: string, first: Item) =>
  (reply: Readonly<Record<string, ReadonlyArray<Item>>>): object => ({ ...reply, [key]: begunBy(first)(reply[key]) })

const signedIn: Needed = {
  'GET /auth/session': (reply: object) => ({
    ...reply,
    csrfToken: 'csrf',
    isAuthenticated: true,
    user_id: 'u1',
    accessTypes: ['visaCard', 'galileo'],
  }),
  'GET /auth/facadeAccess': () => ({}),
  getProductTokens: () => ['AcmeUser', 'payee'].map((facade) => ({ facade, token: facade })),
}

const approved: Needed = {
  'GET /compliance/applications': begunBy({
    applicationId: 'a1',
    productName: 'individualShopperTier1',
    status: 'approved',
    collectionStatus: null,
    collectionTasks: [],
  }),
}

const billPay = (user: object, bills: ReadonlyArray<object> | null = null): Needed => ({
  ...approved,
  GetBillPayUser: (reply: { readonly billPayUser: object }) => ({ billPayUser: { ...reply.billPayUser, ...user } }),
  ...(bills === null ? {} : { GetBillPayAccounts: () => ({ billPayAccounts: bills }) }),
})

const connected = { isBillPayAvailable: true, methodEntityId: 'm1', methodVerified: true }
const withBills: Needed = {
  ...billPay(connected),
  GetBillPayAccounts: under('billPayAccounts', { ...plainAccount }),
}

const withCards: Needed = {
  GetDebitCards: under('debitCards', {
    id: 'c1',
    nickname: null,
    provider: 'galileo',
    cardType: null,
    lastFourDigits: '4242',
    currency: { code: 'USD', symbol: '$' },
    cardBalance: null,
    lockedByUser: false,
    activationDate: 0,
    pagingSupport: true,
    status: 'active',
    disabled: false,
  }),
}

/** Who is paid by nobody any more is led away. */
const lumen = { id: 'p1', name: 'Lumen Books' }

/** Every page, and what its guard asks for. */
const pages: Readonly<Record<string, Needed>> = {
  '/home': {},
  '/bill-pay': withBills,
  '/bill-pay?bill=b1': withBills,
  '/bill-pay/add': billPay(connected, []),
  '/bill-pay/connect': billPay({ isBillPayAvailable: true, methodEntityId: null }),
  '/bill-pay/pay': withBills,
  '/bill-pay/pay/b1': withBills,
  '/bill-pay/verify': { 'GET /compliance/applications': () => [] },
  '/bill-pay/wait-list': billPay({ isBillPayAvailable: false }),
  '/card/c1': withCards,
  '/card/get-started': {},
  '/crypto-payments': {},
  '/settings/profile': {},
  '/settings/security': {},
  '/settings/card/c1': withCards,
  '/settings/receiving-addresses': {
    START_GET_PAYOUT_PROFILES: under('payors', lumen),
    GetPayors: under('payors', lumen),
  },
  '/verification/get-started?apply=payoutsRecipient': {},
}

const spoken = ['aria-label', 'aria-description', 'title', 'alt', 'placeholder', 'value', 'datetime'] as const

/** Everything that a person may read or hear of the page. */
const told = (): string =>
  [...document.querySelectorAll('body *')]
    .flatMap((element) => spoken.map((name) => element.getAttribute(name) ?? ''))
    .concat(document.body.textContent ?? '', document.title)
    .join('\n')

const mainText = (): string => document.querySelector('main')?.textContent ?? ''

const realTimeout = setTimeout
const pass = (milliseconds: number) => new Promise((resolve) => void realTimeout(resolve, milliseconds))

/** Lets time pass until a page stands there and nothing changes any more; code that comes late takes its real time. */
const calm = async (): Promise<void> => {
  let before = ''
  for (let same = 0, round = 0; (same < 10 || mainText() === '') && round < 1000; round += 1) {
    await act(async () => {
      await vi.advanceTimersByTimeAsync(50)
      await pass(2)
    })
    const now = told()
    same = now === before ? same + 1 : 0
    before = now
  }
}

/** What React says of items that came twice and of tests, and what Emotion says of servers: in development alone. */
const isExpected = (text: string): boolean =>
  /^Encountered two children|^The current testing environment|unsafe when doing server-side/.test(text)

let errors = vi.spyOn(console, 'error')
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  // Other windows are none of this page.
  vi.stubGlobal('open', () => null)
  vi.stubGlobal('print', () => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const open = async (path: string, needed: Needed, seed: number): Promise<void> => {
  window.history.replaceState(null, '', `/id${path}`)
  vi.stubGlobal('fetch', anyProvider(seed, { ...signedIn, ...needed }))
  const app = makeApp(portsOfLate)
  app.get(slice('startup')).initialise()
  render(
    <ContainerProvider container={app}>
      <App base="/id" />
    </ContainerProvider>,
  )
  await calm()
}

const broken = /.*(?:\bNaN\b|\bundefined\b|\[object \w+\]|Invalid Date|could not be loaded).*/g

const expectWhole = (when: string): void => {
  const logged = errors.mock.calls.map(([first]) => String(first)).filter((text) => !isExpected(text))
  const seen = { when, isBlank: mainText() === '', broken: told().match(broken) ?? [], logged }
  expect(seen).toEqual({ when, isBlank: false, broken: [], logged: [] })
}

/** What leads to no other site, and does not end the session. */
const pressable = (): ReadonlyArray<HTMLElement> =>
  [...document.querySelectorAll<HTMLElement>('button:not(:disabled), a[href^="/id/"]:not([target]), summary')].filter(
    ({ textContent }) => !/Sign Out/.test(textContent ?? ''),
  )

it.each(Object.entries(pages))(
  'W4 %s is shown whatever the provider answers in the shape of its answers, and after any presses',
  async (path, needed) => {
    for (let seed = 1; seed <= openings; seed += 1) {
      await open(path, needed, seed)
      expect(window.location.pathname).toBe(`/id${path.split('?')[0]}`)
      expectWhole(`opened with ${seed}`)
      for (let press = 1; press <= presses; press += 1) {
        const all = pressable()
        const one = all[(seed * 7919 + press * 104_729) % all.length]
        await act(async () => one?.click())
        await calm()
        expectWhole(`press ${press} with ${seed}: ${one?.textContent}`)
      }
      cleanup()
    }
  },
  600_000,
)
