import type { PaymentSeed, Persona, TransactionSeed } from './persona.ts'

/** Password of every persona. */
export const personaPassword = 'correct horse battery staple'

const newcomer: Persona = {
  email: 'shopper@example.com',
  firstName: null,
  lastName: null,
  country: 'US',
  language: 'en-US',
  accessTypes: [],
  experiments: [],
  facadeAccess: {},
  nationalIdentityNumber: null,
  isInfoMissing: false,
  isTwoFactorOn: false,
  applications: [],
  cards: [],
  payments: [],
  payouts: [],
  bills: [],
  billPayments: [],
  payors: [],
}

const approved = (productName: string): Persona['applications'][number] => ({
  productName,
  status: 'approved',
  collectionStatus: null,
  collectionTasks: [{ status: 'completedSuccess' }],
})

const bothApproved = [approved('individualShopperTier1'), approved('payoutsRecipient')]

const payments: ReadonlyArray<PaymentSeed> = [
  { merchantName: 'Glasshouse Coffee', price: '4.80', daysAgo: 0.01, status: 'paid' },
  { merchantName: 'Northbank Books', price: '23.00', daysAgo: 0.02, status: 'paid', coin: 'ETH' },
  { merchantName: 'Meridian Outfitters', price: '118.40', daysAgo: 5 },
  { merchantName: 'River Conservancy', price: '50.00', daysAgo: 11, isDonation: true },
  { merchantName: 'Harbor Lane Market', price: '61.25', daysAgo: 18, status: 'confirmed', exceptionStatus: 'paidOver' },
  { merchantName: 'Juniper Street Bakery', price: '9.10', daysAgo: 24 },
  { merchantName: 'Quarry Hill Cycles', price: '310.00', daysAgo: 33, coin: 'ETH' },
  { merchantName: 'Sundial Travel', price: '742.15', daysAgo: 47, status: 'invalid' },
  { merchantName: 'Larkspur Gardens', price: '35.90', daysAgo: 60 },
  { merchantName: 'Blue Kettle Tea', price: '12.00', daysAgo: 75 },
]

const purchases: ReadonlyArray<TransactionSeed> = [
  { merchantName: 'Harbor Foods', price: '-54.12', daysAgo: 2, category: 'groceries' },
  { merchantName: 'Lumen Books', price: '-18.00', daysAgo: 4, category: 'shopping' },
  { merchantName: 'City Metro', price: '-2.75', daysAgo: 6, category: 'transport' },
  { merchantName: 'Foxglove Pharmacy', price: '-31.40', daysAgo: 9, category: 'health' },
  { merchantName: 'Lumen Books', price: '18.00', daysAgo: 12, category: 'shopping' },
  { merchantName: 'Paper Lantern Theater', price: '-40.00', daysAgo: 21, category: 'entertainment' },
  { merchantName: 'Harbor Foods', price: '-76.03', daysAgo: 35, category: 'groceries' },
  { merchantName: 'Northbank Diner', price: '-22.60', daysAgo: 50, category: 'dining' },
]

const loan = { balance: '8200.00', minimum: '310.00' }

const table = {
  /** A new shopper. */
  shopper: newcomer,
  /** A verified shopper with payments and bills. */
  verified: {
    ...newcomer,
    email: 'verified@example.com',
    firstName: 'Ada',
    lastName: 'Norris',
    nationalIdentityNumber: '*****6789',
    applications: bothApproved,
    payments,
    bills: [
      { merchantName: 'Cedar Valley Electric', mask: '4417', balance: '500.00', minimum: '35.00', dueIn: 7 },
      { merchantName: 'Northgate Card Services', mask: '9021', balance: '1240.18', minimum: '40.00', dueIn: 3 },
      { merchantName: 'Pinecrest Home Loans', mask: '1180', balance: '90210.00', minimum: '900.00', dueIn: 20 },
      { merchantName: 'Saltmarsh Card', mask: '7750', balance: '88.00', minimum: '25.00', dueIn: 5, isPayable: false },
    ],
  },
  /** A card holder with two cards. */
  cardholder: {
    ...newcomer,
    email: 'cardholder@example.com',
    firstName: 'Ben',
    lastName: 'Okafor',
    accessTypes: ['visaCard', 'galileo'],
    experiments: ['NADebitCard'],
    nationalIdentityNumber: '*****4321',
    applications: bothApproved,
    cards: [
      {
        provider: 'galileo',
        nickname: 'Everyday',
        lastFourDigits: '4417',
        balance: '1284.55',
        pending: [{ merchantName: 'Glasshouse Coffee', price: '-4.80', daysAgo: 0.1, category: 'dining' }],
        settled: purchases,
      },
      {
        provider: 'firstView',
        nickname: 'Travel',
        lastFourDigits: '9025',
        balance: '312.00',
        pending: [{ merchantName: 'Sundial Travel', price: '-120.00', daysAgo: 1, category: 'travel' }],
        settled: purchases.slice(0, 3),
      },
    ],
    payments,
  },
  /** A merchant whose Social Security number is missing. */
  merchant: {
    ...newcomer,
    email: 'merchant@example.com',
    firstName: 'Chloe',
    lastName: 'Lindqvist',
    accessTypes: ['merchant', 'facade'],
    facadeAccess: { utils: true },
    isInfoMissing: true,
    applications: [approved('individualShopperTier1')],
    payments: payments.slice(2, 5),
  },
  /** A recipient of payouts, with two-factor on. */
  recipient: {
    ...newcomer,
    email: 'recipient@example.com',
    firstName: 'Diego',
    lastName: 'Marsh',
    nationalIdentityNumber: '*****1188',
    isTwoFactorOn: true,
    applications: bothApproved,
    payments: payments.slice(2, 5),
    payouts: [
      { merchantName: 'Lumen Payroll', dollars: '1200.00', daysAgo: 3 },
      { merchantName: 'Lumen Payroll', dollars: '1150.00', daysAgo: 33 },
    ],
    payors: ['Lumen Payroll', 'Tidewater Studios', 'Cobalt Research'],
  },
  /** A user outside the United States, whose verification is not finished. */
  abroad: {
    ...newcomer,
    email: 'abroad@example.com',
    firstName: 'Elif',
    lastName: 'Weber',
    country: 'DE',
    language: 'en-GB',
    applications: [
      {
        productName: 'individualShopperTier1',
        status: 'pending',
        collectionStatus: 'incomplete',
        collectionTasks: [{ status: 'completedSuccess' }, { status: 'notStarted' }],
      },
    ],
    payments: payments.slice(2, 5),
  },
  /** A user whose bills and bill payments have many different states. */
  bills: {
    ...newcomer,
    email: 'bills@example.com',
    firstName: 'Grace',
    lastName: 'Ibarra',
    nationalIdentityNumber: '*****5530',
    applications: bothApproved,
    payments: payments.slice(2, 5),
    bills: [
      { merchantName: 'Northgate Card Services', mask: '9021', balance: '1240.18', minimum: '40.00', dueIn: 7 },
      { merchantName: 'Cedar Valley Electric', mask: '4417', balance: '134.61', minimum: '134.61', dueIn: -2 },
      { merchantName: 'Saltmarsh Card', mask: '7750', balance: '88.00', minimum: '25.00', dueIn: 10, isPayable: false },
      { ...loan, merchantName: 'Harborline Auto', mask: '3308', dueIn: 8, needsReconnect: true },
      {
        ...loan,
        merchantName: 'Windrow Loans',
        mask: '6642',
        dueIn: 20,
        isPayable: false,
        paymentStatus: 'activating',
      },
    ],
    billPayments: [
      { bill: 0, dollars: '40.00', daysAgo: 0.1, status: 'processing' },
      { bill: 1, dollars: '73.44', daysAgo: 16, status: 'settled' },
      { bill: 0, dollars: '35.00', daysAgo: 21, status: 'canceled' },
      { bill: 3, dollars: '250.00', daysAgo: 33, status: 'failed' },
    ],
  },
} satisfies Readonly<Record<string, Persona>>

/** The personas, by name. */
export const personas: Readonly<Record<keyof typeof table, Persona>> = table
