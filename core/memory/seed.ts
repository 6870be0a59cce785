import type { BillAccount, BillPaymentRecord } from '../bill-pay/index.ts'
import type { CardTransaction } from '../cards/index.ts'
import { itemCodes, type InvoiceCurrency } from '../payments/index.ts'
import type { CurrencyOption, Wallet } from '../receiving/index.ts'
import type { Account, BillPayState, CardState, KeptActivity, PaymentState, ReceivingState } from './account.ts'
import { amount, billPaymentOf, coins, invoiceOf, payoutOf } from './invoices.ts'
import type {
  BillPaymentSeed,
  BillSeed,
  CardSeed,
  PaymentSeed,
  PayoutSeed,
  Persona,
  TransactionSeed,
} from './personas.ts'

const day = 86_400_000
const settlesAfter = day

/** `personaPassword` as `Passwords` derives it. */
const derivedPassword =
  'a22128bb34341b101e19ca6254df6bd6c4b1fa1cbe84786602d59e4ce793e4733c9d6ee3769c1717b2a70ed3f3562f22c9275bf19c8a95dfe889b8d95e3cb877'

const recipientAddress = '0xfb6916095ca1df60bb79ce92ce3ea74c37c5d359'

const ago = (now: number, days: number): number => Math.round(now - days * day)

/** Makes a transaction of a card; a pending one has no post date. */
export const transactionOf = (
  { merchantName, price, daysAgo, category }: TransactionSeed,
  {
    id,
    provider,
    now,
    isPending,
  }: { id: string; provider: CardTransaction['provider']; now: number; isPending: boolean },
): CardTransaction => ({
  id,
  provider,
  // "settled" is none of the words that the core knows (CARD-067).
  status: isPending ? 'pending' : null,
  type: 'PM',
  displayMerchant: merchantName,
  description: merchantName,
  displayPrice: amount(price),
  currency: 'USD',
  merchant: { merchantName, merchantCity: null, merchantState: null },
  dates: isPending
    ? { auth: ago(now, daysAgo), post: null }
    : { auth: ago(now, daysAgo) - settlesAfter, post: ago(now, daysAgo) },
  category: category ?? null,
  original: null,
})

const cardOf = (seed: CardSeed, index: number, now: number): CardState => {
  const { provider, nickname, lastFourDigits, balance } = seed
  const rows = (kind: 'pending' | 'settled'): ReadonlyArray<CardTransaction> =>
    seed[kind].map((one, place) =>
      transactionOf(one, { id: `card-${index}-${kind}-${place}`, provider, now, isPending: kind === 'pending' }),
    )
  return {
    id: `card-${index}`,
    nickname,
    provider,
    cardType: provider === 'galileo' ? 'virtual' : 'physical',
    lastFourDigits,
    currency: { code: 'USD', symbol: '$' },
    cardBalance: amount(balance),
    lockedByUser: false,
    activationDate: ago(now, 400),
    pagingSupport: provider === 'galileo',
    status: 'active',
    disabled: false,
    transactions: [...rows('pending'), ...rows('settled')],
    topUps: [],
  }
}

const invoiceAt = (seed: PaymentSeed, index: number, now: number): KeptActivity => {
  const { merchantName, price, daysAgo, status = 'complete', exceptionStatus, coin = 'BTC', isDonation } = seed
  const at = ago(now, daysAgo)
  const item = invoiceOf({
    id: `payment-${index}`,
    at,
    merchantName,
    price: amount(price),
    currency: 'USD',
    status,
    ...(exceptionStatus === undefined ? {} : { exceptionStatus }),
    coin,
    itemCode: isDonation === true ? itemCodes.donation : null,
    orderId: `order-${index}`,
  })
  return { at, item }
}

const payoutAt = ({ merchantName, dollars, daysAgo }: PayoutSeed, index: number, now: number): KeptActivity => {
  const at = ago(now, daysAgo)
  const made = { id: `payout-${index}`, at, merchantName, dollars: amount(dollars), address: recipientAddress }
  return { at, item: payoutOf(made) }
}

const currencyOf = ([code, { name, decimals }]: readonly [
  string,
  (typeof coins)[keyof typeof coins],
]): InvoiceCurrency => ({
  code,
  name,
  symbol: '',
  precision: 8,
  decimals,
  chain: code,
})

const paymentsOf = ({ payments, payouts }: Persona, now: number): PaymentState => ({
  items: [
    ...payments.map((seed, index) => invoiceAt(seed, index, now)),
    ...payouts.map((seed, index) => payoutAt(seed, index, now)),
  ],
  currencies: Object.entries(coins).map(currencyOf),
})

/** Makes the account of a bill. */
export const billAccountOf = (
  { merchantName, mask, balance, minimum, dueIn, isPayable = true, ...others }: BillSeed,
  id: string,
  now: number,
): BillAccount => ({
  id,
  status: 'active',
  type: 'liability',
  isPayable,
  isManuallyAdded: false,
  paymentStatus: others.paymentStatus ?? (isPayable ? 'active' : 'unavailable'),
  needsReconnect: others.needsReconnect ?? false,
  liability: {
    merchantId: `merchant-of-${id}`,
    merchantIcon: null,
    merchantName,
    mask,
    name: merchantName,
    type: 'credit_card',
    subType: null,
    balance: amount(balance),
    lastStatementBalance: amount(balance),
    remainingStatementBalance: amount(balance),
    nextPaymentDueDate: now + dueIn * day,
    paddedNextPaymentDueDate: now + (dueIn - 2) * day,
    nextPaymentMinimumAmount: amount(minimum),
    lastSuccessfulSync: now,
  },
})

const recordOf = (
  { bill, dollars, daysAgo, status }: BillPaymentSeed,
  index: number,
  accounts: ReadonlyArray<BillAccount>,
  now: number,
): ReadonlyArray<BillPaymentRecord> => {
  const account = accounts[bill]
  if (account === undefined) return []
  const item = { accountId: account.id, amount: amount(dollars), currency: 'USD' }
  const payment = billPaymentOf(account, item, `bill-payment-of-${index}`, status)
  return [{ id: `bill-record-of-${index}`, invoice: null, createdOn: ago(now, daysAgo), payments: [payment] }]
}

const billPayOf = ({ bills, billPayments }: Persona, now: number): BillPayState => {
  const accounts = bills.map((seed, index) => billAccountOf(seed, `bill-${index}`, now))
  const balancesOf = (index: number) =>
    [60, 30, 0].map((days) => ({ at: ago(now, days), balance: amount(bills[index]?.balance ?? '0') }))
  return {
    user: {
      isBillPayAvailable: true,
      methodEntityId: bills.length > 0 ? 'entity' : null,
      methodVerified: true,
      pause: null,
    },
    accounts,
    balances: Object.fromEntries(accounts.map(({ id }, index) => [id, balancesOf(index)])),
    payments: billPayments.flatMap((seed, index) => recordOf(seed, index, accounts, now)),
    invoices: [],
    found: {},
  }
}

const optionOf = ([code, { name }]: readonly [string, { readonly name: string }]): CurrencyOption => ({
  code,
  displayCode: code,
  name,
  displayName: name,
  chain: code,
  chainName: name,
  showChain: false,
  enabled: true,
})

const receivingOf = ({ payors }: Persona, now: number): ReceivingState => {
  const listed = payors.map((name, index) => ({ id: `payor-${index}`, name }))
  const first = listed[0]
  const wallet: Wallet = { id: 'wallet', currency: 'ETH', address: recipientAddress, label: 'Savings', isActive: true }
  return {
    payors: listed,
    wallets: first === undefined ? [] : [wallet],
    profiles:
      first === undefined ? [] : [{ id: 'profile', name: 'Savings', walletId: wallet.id, payorIds: [first.id] }],
    currencies: Object.entries(coins).map(optionOf),
    acceptance: { canAccept: true, reason: null },
    firstPayout: first === undefined ? null : { id: 'first-payout', requestDate: ago(now, 40) },
    invites: {},
  }
}

const infoOf = (persona: Persona): Account['info'] => {
  const { email, firstName, lastName, experiments, accessTypes, nationalIdentityNumber } = persona
  return {
    id: `user-${email}`,
    name: firstName === null || lastName === null ? null : `${firstName} ${lastName}`,
    firstName,
    lastName,
    email,
    experiments,
    optInEmailMarketing: false,
    accessTypes,
    nationalIdentityNumber,
    nationalIdentityIssuer: null,
  }
}

/**
 * Makes the account of a persona.
 * @param now milliseconds since 1970; the times of the persona count back from it
 */
export const accountOf = (persona: Persona, now: number, isSignedIn = true): Account => {
  const device = { userAgent: 'memory', address: '203.0.113.7', country: persona.country }
  return {
    session: {
      isSignedIn,
      number: 1,
      hashedPassword: derivedPassword,
      country: persona.country,
      language: persona.language,
      facadeAccess: persona.facadeAccess,
      mapsApiKey: 'maps-key',
      captchaKey: null,
      hasPayeeToken: persona.payors.length > 0,
    },
    info: infoOf(persona),
    security: {
      isTwoFactorOn: persona.isTwoFactorOn,
      secret: 1,
      codes: [],
      backupCodes: [],
      events: [{ ...device, id: 'event-0', kind: 'signed-in', at: now }],
      sessions: [
        { ...device, id: 'session-0', seenAt: now, isCurrent: true },
        { ...device, id: 'session-1', seenAt: ago(now, 2), isCurrent: false },
      ],
    },
    passkeys: { isEnabled: true, credentials: [] },
    verification: {
      applications: persona.applications.map((one, index) => ({ ...one, applicationId: `application-${index}` })),
      isInfoMissing: persona.isInfoMissing,
    },
    cards: persona.cards.map((seed, index) => cardOf(seed, index, now)),
    mailingAddress: null,
    payments: paymentsOf(persona, now),
    billPay: billPayOf(persona, now),
    receiving: receivingOf(persona, now),
    referral: { status: { status: 'none', expiration: 0 }, code: null },
    mailings: {},
  }
}
