import type { UserSeed } from '../account/seed.ts'
import type { BillsSeed } from '../bill-pay/seed.ts'
import type { CardSeed } from '../cards/seed.ts'
import type { ApplicationSeed } from '../verification/seed.ts'

/** Public password of every demo account. */
export const personaPassword = 'correct horse battery staple'

const personaNames = ['shopper', 'verified', 'cardholder', 'merchant', 'recipient', 'abroad', 'bills', 'heavy'] as const
export type PersonaName = (typeof personaNames)[number]

/** Persona: a kind of demo account, and the data with which such an account is created. */
export interface Persona extends UserSeed {
  readonly name: PersonaName
  readonly title: string
  readonly email: string
  readonly applications: ReadonlyArray<ApplicationSeed>
  readonly cards: ReadonlyArray<CardSeed>
  readonly payments: number
  readonly bills: BillsSeed
  readonly payors: ReadonlyArray<string>
  readonly payouts: number
  /** Number of earlier changes of where payouts go. */
  readonly earlierChanges: number
  /** True if the account has monthly bills and payouts since the beginning of last year. */
  readonly hasEarlierYear: boolean
}

const approved = (productName: string): ApplicationSeed => ({
  productName,
  status: 'approved',
  collectionStatus: null,
  collectionTasks: [
    { name: 'identityDocument', status: 'completedSuccess' },
    { name: 'selfie', status: 'completedSuccess' },
  ],
})

const newcomer = {
  firstName: '',
  lastName: '',
  country: 'US',
  language: 'en-US',
  accessTypes: [],
  experiments: [],
  facadeAccess: {},
  nationalIdentityLastFour: null,
  isMissingShopperInfo: false,
  otpEnabled: false,
  applications: [],
  cards: [],
  payments: 0,
  bills: 'none',
  payors: [],
  payouts: 0,
  earlierChanges: 0,
  hasEarlierYear: false,
} as const

const bothApproved = [approved('individualShopperTier1'), approved('payoutsRecipient')]

export const personas: ReadonlyArray<Persona> = [
  { ...newcomer, name: 'shopper', title: 'A new shopper', email: 'shopper@example.com' },
  {
    ...newcomer,
    name: 'verified',
    title: 'A verified shopper with payments and bills',
    email: 'verified@example.com',
    firstName: 'Ada',
    lastName: 'Norris',
    nationalIdentityLastFour: '6789',
    applications: bothApproved,
    payments: 24,
    bills: 'some',
  },
  {
    ...newcomer,
    name: 'cardholder',
    title: 'A cardholder with two cards, and a year of bills and payouts',
    email: 'cardholder@example.com',
    firstName: 'Ben',
    lastName: 'Okafor',
    accessTypes: ['visaCard', 'galileo'],
    experiments: ['NADebitCard'],
    nationalIdentityLastFour: '4321',
    applications: bothApproved,
    cards: [
      { provider: 'galileo', nickname: 'Everyday', balance: '1284.55', transactions: 'long', missingCents: 42_00 },
      { provider: 'firstView', nickname: 'Travel', balance: '312.00', transactions: 24 },
    ],
    payments: 18,
    hasEarlierYear: true,
  },
  {
    ...newcomer,
    name: 'merchant',
    title: 'A merchant with no Social Security number',
    email: 'merchant@example.com',
    firstName: 'Chloe',
    lastName: 'Lindqvist',
    accessTypes: ['merchant', 'facade'],
    facadeAccess: { utils: true },
    isMissingShopperInfo: true,
    applications: [approved('individualShopperTier1')],
    payments: 9,
  },
  {
    ...newcomer,
    name: 'recipient',
    title: 'A payout recipient with two-factor authentication',
    email: 'recipient@example.com',
    firstName: 'Diego',
    lastName: 'Marsh',
    nationalIdentityLastFour: '1188',
    otpEnabled: true,
    applications: bothApproved,
    payments: 6,
    payors: ['Lumen Payroll', 'Tidewater Studios', 'Cobalt Research'],
    payouts: 8,
  },
  {
    ...newcomer,
    name: 'abroad',
    title: 'A user outside the United States',
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
        collectionTasks: [
          { name: 'identityDocument', status: 'completedSuccess' },
          { name: 'selfie', status: 'notStarted' },
        ],
      },
    ],
    payments: 7,
  },
  {
    ...newcomer,
    name: 'bills',
    title: 'A user with six bills, one for each status',
    email: 'bills@example.com',
    firstName: 'Grace',
    lastName: 'Ibarra',
    nationalIdentityLastFour: '5530',
    applications: bothApproved,
    payments: 5,
    bills: 'one of each',
  },
  {
    ...newcomer,
    name: 'heavy',
    title: 'A user with 20,000 entries in the activity, of every kind, and 50 bills',
    email: 'heavy@example.com',
    firstName: 'Farah',
    lastName: 'Castellanos-Vandermeer',
    accessTypes: ['visaCard', 'galileo'],
    nationalIdentityLastFour: '9902',
    applications: bothApproved,
    cards: [
      { provider: 'galileo', nickname: 'The card for nearly everything', balance: '98431.07', transactions: 6_710 },
    ],
    payments: 10_000,
    bills: 'many',
    payors: ['Lumen Payroll', 'Tidewater Studios'],
    payouts: 1_000,
    earlierChanges: 92,
  },
]

export const personaOf = (name: string): Persona | null => personas.find((persona) => persona.name === name) ?? null
