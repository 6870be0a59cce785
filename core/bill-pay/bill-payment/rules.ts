import { type DecimalText, signOf } from '../../money/index.ts'
import type { AnalyticsEvent } from '../../platform/ports.ts'
import {
  billPay,
  type InvoiceItem,
  isSelectionValid,
  type SelectedBills,
  selectedTotal,
} from '../bill-amounts/index.ts'
import type { BillAccount, BillPaymentRecord } from '../model.ts'
import {
  type AnalyticsNetwork,
  analyticsNetworks,
  type InvoicedBill,
  type InvoiceEvent,
  type InvoiceFlowStatus,
  type InvoiceState,
} from './model.ts'
import {
  type InvoiceAct,
  invoiceEffects,
  type InvoiceEffects,
  type InvoicePath,
  invoiceTransitions,
  type InvoiceTransitions,
  type InvoiceTrigger,
  nothingInvoiced,
  onInvoiceStatus,
  paidBillEvent,
  paidWords,
} from './tables.ts'

/** BILL-132. */
export const isPayDisabled = (total: DecimalText, status: InvoiceFlowStatus | null): boolean =>
  signOf(total) === 0 || status === 'invalid_amount'

const enter = (state: InvoiceState, status: InvoiceFlowStatus | null): InvoiceState => ({
  ...state,
  status,
  ...(status === null ? {} : onInvoiceStatus[status]),
})

/** The states that a trigger leads through; none: it changes nothing. */
const entered = (
  state: InvoiceState,
  trigger: InvoiceTrigger,
  told: Partial<InvoiceState> = {},
): ReadonlyArray<InvoiceState> => {
  const transitions: InvoiceTransitions = invoiceTransitions[state.status ?? 'none']
  const path: InvoicePath = transitions[trigger] ?? []
  return path.reduce<ReadonlyArray<InvoiceState>>(
    (passed, status) => [...passed, enter(passed.at(-1) ?? { ...state, ...told }, status)],
    [],
  )
}

/** The amount guard: it speaks up once errors were shown, until all amounts are valid (BILL-133). */
const guarded = (state: InvoiceState): ReadonlyArray<InvoiceState> => {
  if (isSelectionValid(state.selectedInvoices)) return entered(state, 'valid')
  return state.shouldDisplayErrors ? entered(state, 'invalid') : []
}

/**
 * "Pay" with an amount that cannot be paid fails and shows why; no invoice is made (BILL-152, BILL-153). An invoice
 * that is being paid stays as it is.
 */
const pressed = (state: InvoiceState): ReadonlyArray<InvoiceState> =>
  state.id !== null || isSelectionValid(state.selectedInvoices)
    ? []
    : entered(state, 'fail', { shouldDisplayErrors: true, error: null })

const afterSelection = (state: InvoiceState, selectedInvoices: SelectedBills): InvoiceState => ({
  ...state,
  selectedInvoices,
  shouldClearSelected: state.shouldClearSelected && selectedInvoices.size > 0,
})

/** The states that an event leads through: first what is only told, then those that are entered by their status. */
interface Moves {
  readonly told: ReadonlyArray<InvoiceState>
  readonly entered: ReadonlyArray<InvoiceState>
}

const telling = (...told: ReadonlyArray<InvoiceState>): Moves => ({ told, entered: [] })
const entering = (states: ReadonlyArray<InvoiceState>): Moves => ({ told: [], entered: states })

const moves = (state: InvoiceState, event: InvoiceEvent): Moves => {
  switch (event.kind) {
    case 'reset':
      return telling(nothingInvoiced)
    case 'clear':
      return telling({ ...state, shouldClearSelected: state.selectedInvoices.size > 0 })
    case 'select':
    case 'follow': {
      // Why the last try failed is told until somebody changes something.
      const { error } = event.kind === 'follow' ? state : nothingInvoiced
      const chosen = { ...afterSelection(state, event.selected), error }
      return { told: [chosen], entered: guarded(chosen) }
    }
    case 'pay':
      return entering(pressed(state))
    case 'created':
      return entering(entered(state, 'created', { id: event.id, usdAmount: selectedTotal(state.selectedInvoices) }))
    case 'fail':
      return entering(entered(state, 'fail', { error: event.text }))
    case 'read': {
      const { coin: buyerSelectedCurrency, wallet: buyerSelectedWallet } = event
      return event.id === state.id ? telling({ ...state, buyerSelectedCurrency, buyerSelectedWallet }) : telling()
    }
    case 'opened':
    case 'closed':
      return entering(event.id === state.id ? entered(state, event.kind) : [])
    case 'message':
      return entering(event.id === state.id && paidWords.includes(event.status) ? entered(state, 'paid') : [])
  }
}

/**
 * The states that follow an event, the last of which stays; empty: nothing changes. Events of another window than
 * the present invoice's change nothing (BILL-139 to BILL-155).
 */
export const invoiceStates = (state: InvoiceState, event: InvoiceEvent): ReadonlyArray<InvoiceState> => {
  const { told, entered: reached } = moves(state, event)
  return [...told, ...reached]
}

/** The state that stays after an event. */
export const nextInvoice = (state: InvoiceState, event: InvoiceEvent): InvoiceState =>
  invoiceStates(state, event).at(-1) ?? state

/** Whether "Pay" makes an invoice: something is chosen, and all of it can be paid (BILL-154). */
export const makesInvoice = ({ selectedInvoices, id }: InvoiceState): boolean =>
  id === null && selectedInvoices.size > 0 && isSelectionValid(selectedInvoices)

/** What an event starts, in order: what the row of each status names that it enters. */
export const invoiceStarts = (state: InvoiceState, event: InvoiceEvent): ReadonlyArray<InvoiceAct> => {
  const { entered: reached } = moves(state, event)
  return reached.flatMap(({ status }, index) => {
    const effects: InvoiceEffects | null = status === null ? null : invoiceEffects[status]
    return effects === null ? [] : [...effects.entering, ...(index === reached.length - 1 ? effects.resting : [])]
  })
}

/** The bills of an invoice, as they are when it is made. */
export const invoicedBills = (
  accounts: ReadonlyArray<BillAccount>,
  items: ReadonlyArray<InvoiceItem>,
): ReadonlyArray<InvoicedBill> =>
  items.flatMap(({ accountId, amount }) =>
    accounts.filter(({ id }) => id === accountId).map((account) => ({ account, amount })),
  )

/** The payment of an invoice as it is listed until the provider lists it: in flight, without fee and date (BILL-151). */
export const paymentOf = (
  invoice: string,
  bills: ReadonlyArray<InvoicedBill>,
  createdOn: number,
): BillPaymentRecord => ({
  id: invoice,
  invoice,
  createdOn,
  payments: bills.map(({ account: { id, liability }, amount }) => ({
    partnerPaymentId: `${invoice} ${id}`,
    partnerAccountId: id,
    merchantId: liability.merchantId,
    merchantName: liability.merchantName,
    icon: liability.merchantIcon,
    accountType: liability.type,
    mask: liability.mask,
    currency: billPay.currency,
    amount,
    convenienceFee: null,
    status: 'pending',
    estimatedCompletionDate: null,
  })),
})

/** What analytics calls the network of a currency: total over every code (BILL-163). */
export const analyticsNetwork = (code: string): AnalyticsNetwork =>
  analyticsNetworks.find((coin) => coin === code) ?? (code.includes('_m') ? 'MATIC' : 'ETH')

/** What analytics is told of a bill that was paid (BILL-161, BILL-164). */
export const paidBill = (input: {
  readonly account: BillAccount
  readonly amount: DecimalText
  /** "desktop", "mobile" or "tablet". */
  readonly platform: string
  /** Code of the currency that it was paid in. */
  readonly coin: string
  /** Name of the selected wallet; null: not known. */
  readonly wallet: string | null
}): AnalyticsEvent => ({
  ...paidBillEvent,
  properties: {
    platform: input.platform,
    customBill: String(input.account.isManuallyAdded),
    merchantName: input.account.liability.merchantName,
    merchantType: input.account.liability.type,
    amount: input.amount,
    coin: input.coin,
    walletOrExchange: input.wallet ?? '',
    network: analyticsNetwork(input.coin),
  },
})

/** "3 bills". */
export const countText = (count: number): string => `${count} ${count === 1 ? 'bill' : 'bills'}`

/** True if both choose the same options and amounts of the same bills in the same order. */
export const sameSelection = (one: SelectedBills, other: SelectedBills): boolean =>
  JSON.stringify([...one]) === JSON.stringify([...other])

/** True if both lists pay the same amounts of the same bills in the same order. */
export const sameItems = (one: ReadonlyArray<InvoiceItem>, other: ReadonlyArray<InvoiceItem>): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
