import type { DecimalText } from '../money/model.ts'
import type { BillPayment } from '../payments/index.ts'

/** The screens of Bill Pay, by the names of their routes (BILL-014). */
export const billPayRoutes = ['home', 'verify', 'wait-list', 'connect', 'add', 'pay'] as const
/** Not the route ids of the whole app: those carry "bill-pay-" before the name. */
export type BillPayRoute = (typeof billPayRoutes)[number]

/** What the provider knows of a user of Bill Pay (BILL-110). */
export interface BillPayUser {
  readonly isBillPayAvailable: boolean
  /** The user at the bill provider; null until the first connection. */
  readonly methodEntityId: string | null
  /** Whether bills may be searched for by hand (BILL-058, BILL-059). */
  readonly methodVerified: boolean
  /**
   * The bill provider takes no payments for now: beyond the specification. `until` is when it means to go on, milliseconds
   * since 1970, null: not told. null: it is not told of, or takes payments.
   */
  readonly pause: { readonly until: number | null } | null
}

/** What is owed on a bill account (BILL-107). An amount that is not known is null, and so is a date. */
export interface Liability {
  readonly merchantId: string
  /** Address of the merchant's logo. */
  readonly merchantIcon: string | null
  readonly merchantName: string
  /** The last digits of the account's number. */
  readonly mask: string
  readonly name: string
  readonly type: string
  readonly subType: string | null
  readonly balance: DecimalText | null
  readonly lastStatementBalance: DecimalText | null
  readonly remainingStatementBalance: DecimalText | null
  /** Milliseconds since 1970, as the other two times. */
  readonly nextPaymentDueDate: number | null
  /** As `nextPaymentDueDate`, early enough for the payment to arrive. */
  readonly paddedNextPaymentDueDate: number | null
  readonly nextPaymentMinimumAmount: DecimalText | null
  readonly lastSuccessfulSync: number | null
}

/** A connected bill (BILL-106). */
export interface BillAccount {
  readonly id: string
  readonly status: string
  readonly type: string
  readonly isPayable: boolean
  readonly isManuallyAdded: boolean
  /** Whether the bill provider can send payments to it already: beyond the specification. null: not told. */
  readonly paymentStatus: 'active' | 'activating' | 'unavailable' | null
  /** The user has to connect it again before its data is kept up: beyond the specification; false where not told. */
  readonly needsReconnect: boolean
  readonly liability: Liability
}

/** What was paid together as one invoice, bill by bill (BILL-157, BILL-158). */
export interface BillPaymentRecord {
  readonly id: string
  /** Id of the invoice that it was paid by; null: not told. */
  readonly invoice: string | null
  /** Milliseconds since 1970; null: not told. */
  readonly createdOn: number | null
  readonly payments: ReadonlyArray<BillPayment>
}
