import { type InvoiceCurrency, itemCodes } from '../payments/index.ts'
import type { CurrencyOption, Wallet } from '../receiving/index.ts'
import type { Account, StoredActivity, PaymentState, ReceivingState } from './account.ts'
import { billPayOf } from './bill-seed.ts'
import { cardOf } from './card-seed.ts'
import { amount, coins, invoiceOf, payoutOf } from './invoices.ts'
import type { PaymentSeed, PayoutSeed, Persona } from './persona.ts'
import { ago } from './seed-time.ts'

/** Key that `Passwords` derives from `personaPassword`. */
const derivedPassword =
  'a22128bb34341b101e19ca6254df6bd6c4b1fa1cbe84786602d59e4ce793e4733c9d6ee3769c1717b2a70ed3f3562f22c9275bf19c8a95dfe889b8d95e3cb877'

const recipientAddress = '0xfb6916095ca1df60bb79ce92ce3ea74c37c5d359'

const invoiceAt = (seed: PaymentSeed, index: number, now: number): StoredActivity => {
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

const payoutAt = ({ merchantName, dollars, daysAgo }: PayoutSeed, index: number, now: number): StoredActivity => {
  const at = ago(now, daysAgo)
  const payout = { id: `payout-${index}`, at, merchantName, dollars: amount(dollars), address: recipientAddress }
  return { at, item: payoutOf(payout) }
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
 * Makes the account that a persona describes.
 * @param now milliseconds since 1970, from which the persona's times such as "3 days ago" count back
 * @example
 * accountOf(personas.cardholder, Date.UTC(2026, 2, 10)).cards.length // 2
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
