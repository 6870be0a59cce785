import { reviewTime, verificationPath } from '../../verification/index.ts'
import type { BillPayRoute } from '../model.ts'

/** Tab title of every Bill Pay page. */
export const billPayTitle = 'Pay Bills'

/** Screens shown until the user has bills: one for each guard check that can fail. */
export type BillEntrance = Exclude<BillPayRoute, 'home' | 'pay'>

/** Content of an entrance screen. */
export interface BillEntranceRow {
  readonly heading: string
  readonly text: string
  /** Null if the screen uses a component with its own changing labels. */
  readonly action: { readonly label: string; /** In-app path; null: a modal. */ readonly to: string | null } | null
}

/** Content of the entrance screens (BILL-040 to BILL-043, BILL-053, BILL-083, BILL-084). */
export const billEntrances = {
  verify: {
    heading: 'Verify your identity to proceed',
    text: `Bill Pay is open to everyone whose identity is verified. That takes about 5 minutes, the review ${reviewTime}.`,
    action: { label: 'Verify Identity', to: verificationPath('individualShopperTier1') },
  },
  'wait-list': {
    heading: "Bill Pay isn't available in your area",
    text: 'For now, only bills in the United States can be paid. We write to you when yours can be.',
    action: null,
  },
  connect: {
    heading: 'Pay your bills with crypto',
    text: 'Credit cards, mortgages and loans: connect them once, then pay one of them, or all in one payment.',
    action: { label: 'Connect my Bills', to: null },
  },
  add: {
    heading: 'Your Bills',
    text: 'You are connected, but no bill is here yet.',
    action: { label: 'Add Bills', to: null },
  },
} as const satisfies Record<BillEntrance, BillEntranceRow>
