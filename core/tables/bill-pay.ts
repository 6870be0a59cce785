import { billPay } from '../bill-pay/bill-amounts/tables.ts'
import {
  type ConnectEffect,
  type ConnectEnd,
  connectMachine,
  connectModal,
  connectModes,
  connectNotes,
  connectProvider,
  type ConnectStage,
  type ConnectTrigger,
  exchangeSuccess,
  type ModeRow,
  onConnectStatus,
  widgetEnvironments,
} from '../bill-pay/bill-connection/tables.ts'
import { failedRemovals, receiptFailures, removalFailures } from '../bill-pay/bill-detail/tables.ts'
import { type BillEntrance, type BillEntranceRow, billEntrances } from '../bill-pay/bill-entrance/tables.ts'
import { billOrders, defaultOrder } from '../bill-pay/bill-list/tables.ts'
import {
  afterPaid,
  type InvoiceEffect,
  invoiceMachine,
  type InvoiceStage,
  type InvoiceTrigger,
  onInvoiceStatus,
  paidBillEvent,
  paidModal,
  paidStatuses,
} from '../bill-pay/bill-payment/tables.ts'
import { reminderStages } from '../bill-pay/bill-reminders/tables.ts'
import { billChecks, billKinds, pageNames } from '../bill-pay/tables.ts'
import type { Limit } from '../kernel/limits.ts'
import type { Machine } from '../kernel/machine.ts'
import type {
  BillOrder,
  BillPayRoute,
  ConnectState,
  ConnectStatus,
  InvoiceFlowStatus,
  InvoiceState,
  TokenType,
} from '../model.ts'
import type { HostClass } from '../platform/host.ts'
import type { ModalRequest } from '../platform/ports.ts'
import type { FailureTable } from '../presentation/failure-text.ts'
import type { BillChecks } from '../routes/index.ts'

/** Rule tables of Bill Pay. */
export interface BillPayTables {
  /** Analytics name of each screen (BILL-032 to BILL-037). */
  readonly pageNames: Readonly<Record<BillPayRoute, string>>
  /** Names of bill types whose raw name is not in common use. */
  readonly billKinds: ReadonlyMap<string, string>
  /** Guard checks of each route (BILL-015 to BILL-030). */
  readonly billChecks: BillChecks
  /** Content of the screens before the user has bills (BILL-040 to BILL-043, BILL-053, BILL-083, BILL-084). */
  readonly billEntrances: Readonly<Record<BillEntrance, BillEntranceRow>>
  /** Country, currency and limits of amounts (BILL-003, BILL-128, BILL-129, BILL-135). */
  readonly billPay: {
    readonly country: string
    readonly currency: string
    readonly decimals: Limit
    readonly minimum: Limit
    readonly digits: Limit
  }
  /** The two ways to connect bills (BILL-054 to BILL-058). */
  readonly connectModes: Readonly<Record<TokenType, ModeRow>>
  /** Bill provider of the widget (BILL-063). */
  readonly connectProvider: string
  /** Reply of a successful token exchange (BILL-069). */
  readonly exchangeSuccess: string
  /** Requests of the modal, before and after the outcome (BILL-039, BILL-171). */
  readonly connectModal: Readonly<Record<'asking' | 'outcome', ModalRequest>>
  /** Note in a modal that the user reopens, by status. */
  readonly connectNotes: Readonly<Record<ConnectStatus, string | null>>
  /** State machine of connecting bills (BILL-065 to BILL-079). */
  readonly connectMachine: Machine<ConnectStage, ConnectTrigger, ConnectEffect, ConnectEnd>
  /** Changes of the state on entering a status (BILL-068, BILL-071, BILL-074). */
  readonly onConnectStatus: Readonly<Partial<Record<ConnectStatus, Partial<ConnectState>>>>
  /** Environment of the widget by class of host (BILL-080). */
  readonly widgetEnvironments: Readonly<Record<HostClass, 'development' | 'production'>>
  /** Texts for receipts that fail to load. */
  readonly receiptFailures: FailureTable
  /** Texts of the toast of a failed removal. */
  readonly failedRemovals: FailureTable
  /** Texts of the dialog of a failed removal. */
  readonly removalFailures: FailureTable
  /** Orders of the bills that the user can choose (BILL-108, BILL-109). */
  readonly billOrders: ReadonlyArray<BillOrder>
  /** Order before the user chooses one (BILL-109). */
  readonly defaultOrder: BillOrder
  /** Statuses with which the payment window reports a payment (BILL-144, BILL-147). */
  readonly paidStatuses: ReadonlyArray<string>
  /** Effects of a payment, in order (BILL-149 to BILL-151, BILL-164). */
  readonly afterPaid: ReadonlyArray<InvoiceEffect>
  /** State machine of paying bills (BILL-139 to BILL-151). */
  readonly invoiceMachine: Machine<InvoiceStage, InvoiceTrigger, InvoiceEffect>
  /** Changes of the state on entering a status (BILL-143, BILL-148). */
  readonly onInvoiceStatus: Readonly<Partial<Record<InvoiceFlowStatus, Partial<InvoiceState>>>>
  /** Request of the modal that confirms a payment. */
  readonly paidModal: ModalRequest
  /** Analytics event of a paid bill (BILL-164). */
  readonly paidBillEvent: { readonly event: string; readonly name: string }
  /** Days until the due date at which reminders begin (BILL-183). */
  readonly reminderStages: Readonly<Record<'urgent' | 'early', Limit>>
}

/** The rule tables of Bill Pay that Paydeck uses. */
export const billPayTables: BillPayTables = {
  pageNames,
  billKinds,
  billChecks,
  billEntrances,
  billPay,
  connectModes,
  connectProvider,
  exchangeSuccess,
  connectModal,
  connectNotes,
  connectMachine,
  onConnectStatus,
  widgetEnvironments,
  receiptFailures,
  failedRemovals,
  removalFailures,
  billOrders,
  defaultOrder,
  paidStatuses,
  afterPaid,
  invoiceMachine,
  onInvoiceStatus,
  paidModal,
  paidBillEvent,
  reminderStages,
}
