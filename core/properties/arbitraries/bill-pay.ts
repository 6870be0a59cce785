import fc from 'fast-check'
import {
  TokenType,
  ConnectStatus,
  type ConnectState,
  type ConnectEvent,
  type UnconditionalEvent,
  type BillConnectionModal,
  type BillBalance,
  type BillDetailModal,
  type BillDetailState,
  type BillDetailCapabilities,
  BillOrder,
  type BillPayState,
  type BillListModal,
  type BillPart,
  type BillPayRoute,
  billPayRoutes,
  type BillPayUser,
  type Liability,
  type BillAccount,
  type BillPaymentRecord,
} from '../../bill-pay/index.ts'
import { kernelValues } from './kernel.ts'
import { paymentsValues } from './payments.ts'
import {
  counts,
  decimals,
  digits,
  ids,
  instants,
  lists,
  oneOf,
  optional,
  pictures,
  record,
  texts,
  words,
} from './values.ts'

const billers = fc.oneof(fc.constantFrom('acme', 'ACME', 'Acme', 'Northgate Card Services'), texts)

const tokenTypes = words(TokenType)

const connectStatuses = words(ConnectStatus)

const unconditionalEvents = record<UnconditionalEvent>({
  kind: fc.constantFrom('show', 'start', 'forget', 'reset'),
})

const connectEvents: fc.Arbitrary<ConnectEvent> = fc.oneof(
  fc.record({ kind: fc.constant('token'), token: texts, tokenType: tokenTypes }),
  fc.record({ kind: fc.constant('linked'), accountToken: optional(texts), tokenType: tokenTypes }),
  fc.record({
    kind: fc.constant('exchange'),
    reply: optional(texts),
    text: optional(texts),
    tokenType: tokenTypes,
  }),
  fc.record({ kind: fc.constantFrom('error', 'fail'), text: texts }),
  fc.record({ kind: fc.constantFrom('open', 'exit') }),
  fc.record({ kind: fc.constant('hide') }),
  unconditionalEvents,
)

const billPayUsers = record<BillPayUser>({
  isBillPayAvailable: fc.boolean(),
  methodEntityId: optional(ids),
  methodVerified: fc.boolean(),
  pause: optional(fc.record({ until: optional(instants) })),
})

const liabilities = record<Liability>({
  merchantId: ids,
  merchantIcon: optional(pictures),
  merchantName: billers,
  mask: digits,
  name: texts,
  type: oneOf(['credit_card', 'mortgage', '']),
  subType: optional(texts),
  balance: optional(decimals),
  lastStatementBalance: optional(decimals),
  remainingStatementBalance: optional(decimals),
  nextPaymentDueDate: optional(instants),
  paddedNextPaymentDueDate: optional(instants),
  nextPaymentMinimumAmount: optional(decimals),
  lastSuccessfulSync: optional(instants),
})

const billAccounts = record<BillAccount>({
  id: ids,
  status: oneOf(['active', 'disabled', '']),
  type: oneOf(['liability', '']),
  isPayable: fc.boolean(),
  isManuallyAdded: fc.boolean(),
  paymentStatus: optional(fc.constantFrom('active', 'activating', 'unavailable')),
  needsReconnect: fc.boolean(),
  liability: liabilities,
})

const billPaymentRecords = record<BillPaymentRecord>({
  id: ids,
  invoice: optional(ids),
  createdOn: optional(instants),
  payments: lists(paymentsValues.BillPayment),
})

const billParts = oneOf<BillPart>(['user', 'accounts', 'payments'])

/** Values of the types of bills and their connection, by type. */
export const billPayValues = {
  TokenType: tokenTypes,
  ConnectStatus: connectStatuses,
  ConnectState: record<ConnectState>({
    status: optional(connectStatuses),
    token: optional(texts),
    tokenType: optional(tokenTypes),
    error: optional(texts),
    accountToken: optional(texts),
    isModalVisible: fc.boolean(),
    hasNewConnections: fc.boolean(),
  }),
  UnconditionalEvent: unconditionalEvents,
  ConnectEvent: connectEvents,
  BillConnectionModal: oneOf<BillConnectionModal>(['bill-pay.custom-bills-modal']),
  BillBalance: record<BillBalance>({ at: instants, balance: decimals }),
  BillDetailModal: oneOf<BillDetailModal>(['remove-bill']),
  BillDetailState: record<BillDetailState>({
    accountId: optional(ids),
    shown: counts,
    fetching: optional(ids),
    receiptFailure: optional(fc.record({ paymentId: ids, text: texts })),
  }),
  BillDetailCapabilities: record<BillDetailCapabilities>({
    receipts: fc.boolean(),
    removal: fc.boolean(),
  }),
  BillOrder: words(BillOrder),
  BillPayUser: billPayUsers,
  Liability: liabilities,
  BillAccount: billAccounts,
  BillPaymentRecord: billPaymentRecords,
  BillPart: billParts,
  BillPayState: record<BillPayState>({
    status: kernelValues.Status,
    error: optional(texts),
    isInitialised: fc.boolean(),
    user: optional(billPayUsers),
    accounts: lists(billAccounts),
    payments: lists(billPaymentRecords),
    refresh: kernelValues.Status,
    behind: lists(billParts),
    shown: fc.record({ pending: counts, recent: counts }),
    seenAt: instants,
  }),
  BillListModal: oneOf<BillListModal>(['unpayable-bill']),
  BillPayRoute: oneOf<BillPayRoute>(billPayRoutes),
}
