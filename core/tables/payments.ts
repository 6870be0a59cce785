import type { DatePill, ExceptionStatus, InvoiceStatus, ListName, PaymentFilterStatus } from '../model.ts'
import {
  billSituations,
  donationSituations,
  paymentSituations,
  payoutSituations,
  type Situation,
  situations,
  type SituationTexts,
} from '../payments/payment-details/tables/index.ts'
import { datePills, defaultDatePill } from '../payments/payment-list/tables.ts'
import {
  inProgressStatuses,
  listStatuses,
  statusFilters,
  type StatusFilterRow,
} from '../payments/payment-search/tables.ts'
import {
  type BillActivityList,
  billActivityLists,
  type BillGroup,
  billGroups,
  billIcons,
  type BillState,
  billStatuses,
  type BillStatusRow,
  confirmingDonation,
  invoiceStatuses,
  type ListIcon,
  listIcons,
  nonRefundable,
  type OverrideRow,
  overrides,
  payoutStatuses,
  refunded,
  toneIcons,
  unknownStatus,
} from '../payments/tables.ts'
import type { StatusRow, Tone } from '../presentation/tone.ts'

/** Rule tables of payments, payouts and donations. */
export interface PaymentTables {
  /** Label of each invoice status (PAY-040 to PAY-046). */
  readonly invoiceStatuses: Readonly<Record<InvoiceStatus, StatusRow>>
  /** Label of an underpayment that cannot be refunded (PAY-045). */
  readonly nonRefundable: StatusRow
  /** Label of a refunded invoice (PAY-039). */
  readonly refunded: StatusRow
  /** Label of an unknown status. */
  readonly unknownStatus: StatusRow
  /** Icon of each invoice status in activity lists (PAY-047, PAY-048). */
  readonly listIcons: Readonly<Record<InvoiceStatus, ListIcon>>
  /** Icon of each tone (PAY-049). */
  readonly toneIcons: Readonly<Record<Tone, ListIcon>>
  /** Invoice statuses that each exception replaces (PAY-052 to PAY-054). */
  readonly overrides: Readonly<Record<ExceptionStatus, OverrideRow>>
  /** Labels of payout statuses (PAY-056 to PAY-058). */
  readonly payoutStatuses: ReadonlyMap<string, StatusRow>
  /** Outcome of each bill state (PAY-059 to PAY-062). */
  readonly billGroups: Readonly<Record<BillState, BillGroup>>
  /** Label of each bill state (PAY-063 to PAY-068). */
  readonly billStatuses: Readonly<Record<BillState, BillStatusRow>>
  /** Icon of a payment of several bills, by outcome (PAY-081). */
  readonly billIcons: Readonly<Record<BillGroup, ListIcon>>
  /** List of each bill state (PAY-072, PAY-074). */
  readonly billActivityLists: Readonly<Record<BillState, BillActivityList | null>>
  /** Invoice statuses of an unconfirmed donation (PAY-071). */
  readonly confirmingDonation: ReadonlyArray<string>
  /** Situation of a payment, by invoice status. */
  readonly paymentSituations: Readonly<Record<InvoiceStatus, Situation>>
  /** Situation of a donation, by outcome. Null if `paymentSituations` decides. */
  readonly donationSituations: Readonly<Record<BillGroup, Situation | null>>
  /** Situation of a single bill's payment, by outcome. */
  readonly billSituations: Readonly<Record<BillGroup, Situation>>
  /** Situation of a payout, by the provider's status. */
  readonly payoutSituations: ReadonlyMap<string, Situation>
  /** Texts, tone and time line of each situation. */
  readonly situations: Readonly<Record<Situation, SituationTexts>>
  /** Labels that each status filter matches, and its names. */
  readonly statusFilters: Readonly<Record<PaymentFilterStatus, StatusFilterRow>>
  /** Status filters of each list. */
  readonly listStatuses: Readonly<Record<ListName, ReadonlyArray<PaymentFilterStatus>>>
  /** Status filter of each list for items in progress. */
  readonly inProgressStatuses: Readonly<Record<ListName, PaymentFilterStatus>>
  /** Label and length of each period (PAY-004). */
  readonly datePills: Readonly<Record<DatePill, { readonly label: string; readonly months: number | null }>>
  /** Period before the user chooses one (PAY-005). */
  readonly defaultDatePill: DatePill
}

/** The rule tables of payments that Paydeck uses. */
export const paymentTables: PaymentTables = {
  invoiceStatuses,
  nonRefundable,
  refunded,
  unknownStatus,
  listIcons,
  toneIcons,
  overrides,
  payoutStatuses,
  billGroups,
  billStatuses,
  billIcons,
  billActivityLists,
  confirmingDonation,
  paymentSituations,
  donationSituations,
  billSituations,
  payoutSituations,
  situations,
  statusFilters,
  listStatuses,
  inProgressStatuses,
  datePills,
  defaultDatePill,
}
