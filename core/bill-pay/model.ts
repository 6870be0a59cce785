import type { DecimalText } from '../money/model.ts'
import type { BillPayment } from '../payments/index.ts'

/** Route names of the Bill Pay screens (BILL-014). */
export const billPayRoutes = ['home', 'verify', 'wait-list', 'connect', 'add', 'pay'] as const
/** Route name of a Bill Pay screen. The app's route ids add the prefix "bill-pay-". */
export type BillPayRoute = (typeof billPayRoutes)[number]

/** Bill Pay record of a user at the provider (BILL-110). */
export interface BillPayUser {
  readonly isBillPayAvailable: boolean
  /** Id of the user at the bill provider. Null until the first connection. */
  readonly methodEntityId: string | null
  /** True if the user may search for bills (BILL-058, BILL-059). */
  readonly methodVerified: boolean
  /**
   * Pause during which the bill provider takes no payments. Beyond the specification. Null if there is no pause, or if the
   * provider does not report pauses. `until` is the planned end in milliseconds since 1970; null if unknown.
   */
  readonly pause: { readonly until: number | null } | null
}

/** Liability of a bill account (BILL-107). Unknown amounts and dates are null. */
export interface Liability {
  readonly merchantId: string
  /** URL of the merchant's logo. */
  readonly merchantIcon: string | null
  readonly merchantName: string
  /** Last digits of the account number. */
  readonly mask: string
  readonly name: string
  readonly type: string
  readonly subType: string | null
  readonly balance: DecimalText | null
  readonly lastStatementBalance: DecimalText | null
  readonly remainingStatementBalance: DecimalText | null
  /** Milliseconds since 1970; `paddedNextPaymentDueDate` and `lastSuccessfulSync` have the same unit. */
  readonly nextPaymentDueDate: number | null
  /** Latest day on which the user can pay so that the payment arrives by the due date. */
  readonly paddedNextPaymentDueDate: number | null
  readonly nextPaymentMinimumAmount: DecimalText | null
  readonly lastSuccessfulSync: number | null
}

/** Connected bill (BILL-106). */
export interface BillAccount {
  readonly id: string
  readonly status: string
  readonly type: string
  readonly isPayable: boolean
  readonly isManuallyAdded: boolean
  /** Readiness of the bill for payments. Null if unknown. Beyond the specification. */
  readonly paymentStatus: 'active' | 'activating' | 'unavailable' | null
  /** True if the user must reconnect the bill to keep its data current. False if unknown. Beyond the specification. */
  readonly needsReconnect: boolean
  readonly liability: Liability
}

/** Bill payments of one invoice (BILL-157, BILL-158). */
export interface BillPaymentRecord {
  readonly id: string
  /** Id of the invoice. Null if unknown. */
  readonly invoice: string | null
  /** Milliseconds since 1970. Null if unknown. */
  readonly createdOn: number | null
  readonly payments: ReadonlyArray<BillPayment>
}
