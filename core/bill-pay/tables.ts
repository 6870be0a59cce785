import type { BillPayRoute } from './model.ts'

/** What the guards ask about the user. */
export interface BillPayFacts {
  /** Shopper tier 1 is approved. */
  readonly verified: boolean
  readonly available: boolean
  /** There is a user at the bill provider. */
  readonly connected: boolean
  readonly hasBills: boolean
  /** The bill that the path names can be paid; true when it names none. */
  readonly payable: boolean
}

/** A user for whom `fact` is `is` is led elsewhere. */
export interface Check {
  readonly fact: keyof BillPayFacts
  readonly is: boolean
  readonly to: BillPayRoute
}

const verification: Check = { fact: 'verified', is: false, to: 'verify' }

/** In this order (BILL-015 to BILL-020). */
const home: ReadonlyArray<Check> = [
  verification,
  { fact: 'available', is: false, to: 'wait-list' },
  { fact: 'connected', is: false, to: 'connect' },
  { fact: 'hasBills', is: false, to: 'add' },
]

/** The first check of a route that applies decides (BILL-015 to BILL-030). */
export const billPayChecks = {
  home,
  verify: [{ fact: 'verified', is: true, to: 'home' }],
  'wait-list': [{ fact: 'available', is: true, to: 'home' }],
  connect: [
    verification,
    { fact: 'available', is: false, to: 'wait-list' },
    { fact: 'connected', is: true, to: 'home' },
  ],
  add: [verification, { fact: 'hasBills', is: true, to: 'home' }, { fact: 'connected', is: false, to: 'connect' }],
  pay: [...home, { fact: 'payable', is: false, to: 'home' }],
} as const satisfies Record<BillPayRoute, ReadonlyArray<Check>>

/** What analytics calls each screen (BILL-032 to BILL-037). */
export const pageNames = {
  home: 'Bills',
  verify: 'Verify ID',
  'wait-list': 'Waitlist',
  connect: 'Connect Bills',
  add: 'Add Bills',
  pay: 'Payment Amount Selection',
} as const satisfies Record<BillPayRoute, string>
