/** Terms of a liability: revolving use, instalments of a loan, or a bill each cycle. */
export type Terms = 'revolving' | 'instalment' | 'billed'

interface BillType {
  readonly label: string
  readonly terms: Terms
  /** Ranges in cents. `opening`: the balance 400 days ago. `cycle`: the charge per cycle. */
  readonly opening: readonly [number, number]
  readonly cycle: readonly [number, number]
}

/** Kinds of liabilities at the bill provider. */
const billTypes = {
  credit_card: { label: 'Credit Card', terms: 'revolving', opening: [40_000, 180_000], cycle: [30_000, 120_000] },
  mortgage: { label: 'Mortgage', terms: 'instalment', opening: [18_000_000, 42_000_000], cycle: [140_000, 290_000] },
  auto_loan: { label: 'Auto Loan', terms: 'instalment', opening: [1_400_000, 3_800_000], cycle: [28_000, 61_000] },
  student_loans: { label: 'Student Loan', terms: 'instalment', opening: [900_000, 4_200_000], cycle: [14_000, 42_000] },
  personal_loan: {
    label: 'Personal Loan',
    terms: 'instalment',
    opening: [1_200_000, 2_600_000],
    cycle: [18_000, 52_000],
  },
  utility: { label: 'Utility', terms: 'billed', opening: [0, 0], cycle: [4_500, 21_000] },
  insurance: { label: 'Insurance', terms: 'billed', opening: [0, 0], cycle: [8_000, 26_000] },
  medical: { label: 'Medical', terms: 'billed', opening: [0, 0], cycle: [3_000, 34_000] },
} as const satisfies Readonly<Record<string, BillType>>
export type BillTypeName = keyof typeof billTypes

const isBillType = (name: string): name is BillTypeName => Object.hasOwn(billTypes, name)

/** Returns a type by name. Unknown names count as a credit card. */
export const billTypeOf = (name: string): BillType => billTypes[isBillType(name) ? name : 'credit_card']

export interface Biller {
  readonly id: string
  readonly name: string
  readonly type: BillTypeName
  /** Name of an account at this biller, such as "Car Loan". */
  readonly product: string
}

const biller = (id: string, type: BillTypeName, name: string, product: string): Biller => ({ id, name, type, product })

/** All billers. Every user has an account with each of the first `foundCount` billers. */
export const billers: readonly [Biller, ...ReadonlyArray<Biller>] = [
  biller('northgate-card', 'credit_card', 'Northgate Card Services', 'Rewards Card'),
  biller('pinecrest-home', 'mortgage', 'Pinecrest Home Loans', '30 Year Fixed'),
  biller('cedar-electric', 'utility', 'Cedar Valley Electric', 'Residential Service'),
  biller('harborline-auto', 'auto_loan', 'Harborline Auto Finance', 'Car Loan'),
  biller('saltmarsh-card', 'credit_card', 'Saltmarsh Card Company', 'Everyday Card'),
  biller('brightwater-lending', 'student_loans', 'Brightwater Student Lending', 'Graduate Loan'),
  biller('quillan-water', 'utility', 'Quillan Water District', 'Water and Sewer'),
  biller('fallow-gas', 'utility', 'Fallow Creek Gas', 'Heating Service'),
  biller('kestrel-mobile', 'utility', 'Kestrel Mobile', 'Family Plan'),
  biller('maple-mortgage', 'mortgage', 'Maple Row Mortgage', '15 Year Fixed'),
  biller('ternhill-insurance', 'insurance', 'Ternhill Insurance', 'Home and Car'),
  biller('stonebridge-card', 'credit_card', 'Stonebridge Card', 'Travel Card'),
  biller('windrow-loans', 'personal_loan', 'Windrow Personal Loans', 'Personal Loan'),
  biller('alder-medical', 'medical', 'Alder Street Medical Group', 'Patient Account'),
  biller('beacon-hollow', 'credit_card', 'Beacon Hollow Bank', 'Cash Card'),
  biller('oxbow-internet', 'utility', 'Oxbow Internet', 'Fiber 500'),
  biller('larch-insurance', 'insurance', 'Larch & Sons Insurance', 'Life Policy'),
  biller('milldam-auto', 'auto_loan', 'Milldam Auto Credit', 'Car Loan'),
]

/** Number of billers at which every user has an account that a search by phone number finds. */
export const foundCount = 5

export const billerOf = (id: string): Biller | null => billers.find((one) => one.id === id) ?? null

/** Returns the path of a logo. */
export const logoOf = (name: string): string => `/stand-ins/logos/${encodeURIComponent(name)}`
