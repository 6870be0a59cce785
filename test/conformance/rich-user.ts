import { type HeadlessPorts, headlessPorts } from '@paydeck/adapters/headless'
import { makePaydeck } from '@paydeck/core'
import type { SandboxInTime } from '../sandbox/in-time.ts'
import { account, at, type Client, makeJar } from '../sandbox/running.ts'

const day = 24 * 60

/** Data of an account of the sandbox with at least two different items of everything. Times are minutes ago. */
export const richData = {
  firstName: 'Ada',
  lastName: 'Norris',
  nationalIdentityLastFour: '6789',
  optInEmailMarketing: true,
  billPay: { isConnected: true, methodVerified: true },
  accessTypes: ['visaCard', 'galileo'],
  passkeysEnabled: true,
  passkeys: 2,
  otpEnabled: false,
  applications: [
    { productName: 'individualShopperTier1', status: 'approved', collectionStatus: null, collectionTasks: [] },
    {
      productName: 'payoutsRecipient',
      status: 'approved',
      collectionStatus: 'incomplete',
      collectionTasks: [
        { name: 'identityDocument', status: 'completedSuccess' },
        { name: 'selfie', status: 'completedSuccess' },
      ],
    },
  ],
  cards: [
    {
      provider: 'galileo',
      nickname: 'Everyday',
      balance: '1284.55',
      lastFourDigits: '4417',
      lockedByUser: true,
      activity: [
        { merchantName: 'Glasshouse Coffee', displayPrice: '-4.50', status: 'pending', minutesAgo: 30 },
        { merchantName: 'Lumen Books', displayPrice: '-12.50', minutesAgo: 2 * day },
        { merchantName: 'Copperline Records', displayPrice: '-31.00', minutesAgo: 3 * day },
        { merchantName: 'Tidewater Grocers', displayPrice: '-55.25', minutesAgo: 400 * day },
      ],
    },
    {
      provider: 'firstView',
      nickname: 'Travel',
      balance: '312.40',
      lastFourDigits: '9025',
      activity: [{ merchantName: 'Northway Rail', displayPrice: '-80.00', minutesAgo: 5 * day }],
    },
  ],
  mailingAddress: {
    address1: '1209 Juniper Street',
    address2: 'Unit 3',
    city: 'Portland',
    state: 'OR',
    postalCode: '97201',
    country: 'US',
  },
  invoices: [
    { merchantName: 'Lumen Books', price: '12.50', status: 'paid', txCurrency: 'BTC', minutesAgo: 5 },
    { merchantName: 'Copperline Records', price: '31.00', txCurrency: 'ETH', orderId: 'A-7', minutesAgo: 2 * day },
    { merchantName: 'River Conservancy', price: '20.00', itemCode: 'bitcoindonation', minutesAgo: 3 * day },
    { merchantName: 'Harbor Shelter', price: '45.00', itemCode: 'bitcoindonation', minutesAgo: 4 * day },
    { merchantName: 'Northway Rail', price: '80.00', status: 'expired', txCurrency: null, minutesAgo: 6 * day },
    {
      merchantName: 'First Harbor Bank',
      price: '36.50',
      itemCode: 'Bill Payment',
      bills: [{ merchantName: 'First Harbor Bank', amount: '35.00', convenienceFee: '1.50', mask: '1001', account: 0 }],
      minutesAgo: 10 * day,
    },
    {
      merchantName: 'Ridge Auto Finance',
      price: '310.00',
      itemCode: 'Bill Payment',
      bills: [
        { merchantName: 'Ridge Auto Finance', amount: '310.00', convenienceFee: '0.00', mask: '2002', account: 1 },
      ],
      minutesAgo: 20 * day,
    },
    { merchantName: 'Cobalt Research', price: '64.00', txCurrency: 'BTC', minutesAgo: 40 * day },
  ],
  payors: ['Lumen Payroll', 'Tidewater Studios', 'Cobalt Research'],
  payouts: 2,
  payoutList: [
    { merchantName: 'Lumen Payroll', amount: '1500.00', minutesAgo: 3 * day + 60 },
    { merchantName: 'Tidewater Studios', amount: '80.00', minutesAgo: 33 * day },
    { merchantName: 'Lumen Payroll', amount: '1450.50', minutesAgo: 300 * day },
  ],
  bills: [
    {
      merchantName: 'First Harbor Bank',
      name: 'Platinum Card',
      mask: '1001',
      type: 'credit_card',
      dueIn: 5,
      balance: '420.00',
      nextPaymentMinimumAmount: '35.00',
    },
    {
      merchantName: 'Ridge Auto Finance',
      name: 'Car Loan',
      mask: '2002',
      type: 'auto_loan',
      dueIn: 20,
      balance: '8800.00',
      nextPaymentMinimumAmount: '310.00',
    },
  ],
  optIn: { emailSubscribe: 'opted_in', attributes: ['BillPay Waitlist', 'Card Waitlist'] },
} as const

/** User of the running sandbox, and the ports of an app without a browser in which this user is signed in. */
export interface RichUser {
  readonly client: Client
  readonly ports: HeadlessPorts
  /** Time at which the account was made, in milliseconds since 1970. */
  readonly madeAt: number
  /** Time at which the user signed in with a second browser, in milliseconds since 1970. */
  readonly later: number
  readonly referral: { readonly code: string; readonly status: string; readonly expiration: number }
  /** Tokens of the invites that two payors have sent. */
  readonly invites: { readonly open: string; readonly second: string; readonly expired: string }
}

/** Returns the ports of an app without a browser in which the user of the client is signed in. */
const portsOf = (client: Client): HeadlessPorts => {
  const { ports } = makePaydeck((session) =>
    headlessPorts(session, {
      origin: client.address,
      fetch: (input, init) => client.fetch(typeof input === 'string' ? input : '', init),
    }),
  )
  ports.credentials.setSession({ csrfToken: client.csrf, userId: client.userId })
  ports.credentials.setTokens(client.tokens)
  return ports
}

/** Signs the user in with a second browser. */
export const signInElsewhere = async ({ address, email, password }: Client): Promise<void> => {
  const body = new URLSearchParams({ email, password })
  const headers = { 'user-agent': 'Second browser' }
  const { status } = await makeJar(address).fetch('/authenticate/login', { method: 'POST', headers, body })
  if (status !== 303) throw new Error(`The sign-in got status ${status}`)
}

const invite = async (client: Client, payor: string, isExpired: boolean): Promise<string> =>
  String(at(await client.control('POST', 'payout-invites', { payor, email: client.email, isExpired }), 'token'))

/** Makes a user of the sandbox with at least two different items of everything. */
export const makeRichUser = async (
  place: SandboxInTime,
  overrides: Readonly<Record<string, unknown>> = {},
): Promise<RichUser> => {
  // Referral codes are unique among all users.
  const referral = { code: crypto.randomUUID(), status: 'pending', expiration: 1_900_000_000_000 }
  const client = await account('recipient', { ...richData, referral, ...overrides }, place.running)
  const madeAt = place.now()
  const later = place.advance(60_000)
  await signInElsewhere(client)
  const invites = {
    open: await invite(client, 'Harbor Freight Pay', false),
    second: await invite(client, 'Juniper Works', false),
    expired: await invite(client, 'Old Mill Payroll', true),
  }
  return { client, ports: portsOf(client), madeAt, later, referral, invites }
}
