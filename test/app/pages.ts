import { plainAccount } from '../arbitraries/bill-pay.ts'
import type { Needed } from './any-provider.ts'

type Item = Readonly<Record<string, unknown>>

/** A list whose first item is of its kind. */
const begunBy =
  (first: Item) =>
  ([one, ...others]: ReadonlyArray<Item> = []): ReadonlyArray<Item> => [{ ...one, ...first }, ...others]

/** The same of the list under a key of a reply. */
const under =
  (key: string, first: Item) =>
  (reply: Readonly<Record<string, ReadonlyArray<Item>>>): object => ({ ...reply, [key]: begunBy(first)(reply[key]) })

export const signedIn: Needed = {
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

export const withCards: Needed = {
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

/** A payor: the page of the receiving addresses redirects users without one. */
const lumen = { id: 'p1', name: 'Lumen Books' }

/** Every page with the responses that its guard needs. */
export const pages: Readonly<Record<string, Needed>> = {
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
