import { plainAccount } from '../arbitraries/bill-pay.ts'
import type { RequiredFields } from './any-provider.ts'

type Item = Readonly<Record<string, unknown>>

/**
 * Returns a function that merges the fields of `first` into the first item of a list. If the list is empty, the result is a
 * list with `first` alone.
 */
const startingWith =
  (first: Item) =>
  ([one, ...others]: ReadonlyArray<Item> = []): ReadonlyArray<Item> => [{ ...one, ...first }, ...others]

/** Returns a function that changes a response: it merges the fields of `first` into the first item of the response's list `key`. */
const listUnder =
  (key: string, first: Item) =>
  (reply: Readonly<Record<string, ReadonlyArray<Item>>>): object => ({
    ...reply,
    [key]: startingWith(first)(reply[key]),
  })

export const signedIn: RequiredFields = {
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

const approved: RequiredFields = {
  'GET /compliance/applications': startingWith({
    applicationId: 'a1',
    productName: 'individualShopperTier1',
    status: 'approved',
    collectionStatus: null,
    collectionTasks: [],
  }),
}

const billPay = (user: object, bills: ReadonlyArray<object> | null = null): RequiredFields => ({
  ...approved,
  GetBillPayUser: (reply: { readonly billPayUser: object }) => ({ billPayUser: { ...reply.billPayUser, ...user } }),
  ...(bills === null ? {} : { GetBillPayAccounts: () => ({ billPayAccounts: bills }) }),
})

const connected = { isBillPayAvailable: true, methodEntityId: 'm1', methodVerified: true }
const withBills: RequiredFields = {
  ...billPay(connected),
  GetBillPayAccounts: listUnder('billPayAccounts', { ...plainAccount }),
}

export const withCards: RequiredFields = {
  GetDebitCards: listUnder('debitCards', {
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

/** A payor. The page of the receiving addresses is not accessible to a user without payors. */
const lumen = { id: 'p1', name: 'Lumen Books' }

/** Every page by its path, with the response fields that its route guard requires. */
export const pages: Readonly<Record<string, RequiredFields>> = {
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
    START_GET_PAYOUT_PROFILES: listUnder('payors', lumen),
    GetPayors: listUnder('payors', lumen),
  },
  '/verification/get-started?apply=payoutsRecipient': {},
}
