import { back, entered, type Machine, pathAfter } from '../../kernel/machine.ts'
import { filled } from '../../kernel/text.ts'
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
import { billPaymentTexts } from '../texts.ts'
import {
  type AnalyticsNetwork,
  analyticsNetworks,
  type InvoicedBill,
  type InvoiceEvent,
  type InvoiceFlowStatus,
  type InvoiceState,
} from './model.ts'
import {
  type InvoiceEffect,
  invoiceMachine,
  type InvoiceStage,
  type InvoiceTrigger,
  initialInvoiceState,
  onInvoiceStatus,
  paidBillEvent,
  paidStatuses,
} from './tables.ts'

/**
 * True if "Pay" is disabled (BILL-132).
 * @example
 * isPayDisabled('0.00', null) // true
 * isPayDisabled('5.00', null) // false
 */
export const isPayDisabled = (total: DecimalText, status: InvoiceFlowStatus | null): boolean =>
  signOf(total) === 0 || status === 'invalid_amount'

type InvoiceMachine = Machine<InvoiceStage, InvoiceTrigger, InvoiceEffect>

/** States that an event enters, in order, and effects that the event starts. Empty lists if nothing changes. */
interface Moves {
  readonly states: ReadonlyArray<InvoiceState>
  readonly acts: ReadonlyArray<InvoiceEffect>
}

const enter = (state: InvoiceState, stage: InvoiceStage): InvoiceState =>
  stage === 'none' ? { ...state, status: null } : { ...state, status: stage, ...onInvoiceStatus[stage] }

const moved = (
  machine: InvoiceMachine,
  state: InvoiceState,
  trigger: InvoiceTrigger,
  changes: Partial<InvoiceState> = {},
): Moves => {
  const path = pathAfter(machine, state.status ?? 'none', trigger)
  return {
    states: path.reduce<ReadonlyArray<InvoiceState>>(
      (passed, stage) =>
        stage === back ? passed : [...passed, enter(passed.at(-1) ?? { ...state, ...changes }, stage)],
      [],
    ),
    acts: entered(machine, path).effects,
  }
}

const nothing: Moves = { states: [], acts: [] }
const withStates = (...states: ReadonlyArray<InvoiceState>): Moves => ({ states, acts: [] })

/** Checks the amounts: once errors are shown, the status stays `invalid_amount` until all amounts are valid (BILL-133). */
const guarded = (machine: InvoiceMachine, state: InvoiceState): Moves => {
  if (isSelectionValid(state.selectedInvoices)) return moved(machine, state, 'valid')
  return state.shouldDisplayErrors ? moved(machine, state, 'invalid') : nothing
}

/**
 * Handles a press on "Pay" while an amount is invalid: sets the status `failed`, shows the errors, and creates no invoice
 * (BILL-152, BILL-153). An invoice in progress stays unchanged.
 */
const pressed = (machine: InvoiceMachine, state: InvoiceState): Moves =>
  state.id !== null || isSelectionValid(state.selectedInvoices)
    ? nothing
    : moved(machine, state, 'fail', { shouldDisplayErrors: true, error: null })

const afterSelection = (state: InvoiceState, selectedInvoices: SelectedBills): InvoiceState => ({
  ...state,
  selectedInvoices,
  shouldClearSelected: state.shouldClearSelected && selectedInvoices.size > 0,
})

const moves = (machine: InvoiceMachine, state: InvoiceState, event: InvoiceEvent): Moves => {
  switch (event.kind) {
    case 'reset':
      return withStates(initialInvoiceState)
    case 'clear':
      return withStates({ ...state, shouldClearSelected: state.selectedInvoices.size > 0 })
    case 'select':
    case 'follow': {
      // The error of the last try stays until the user changes the selection.
      const { error } = event.kind === 'follow' ? state : initialInvoiceState
      const chosen = { ...afterSelection(state, event.selected), error }
      const { states, acts } = guarded(machine, chosen)
      return { states: [chosen, ...states], acts }
    }
    case 'pay':
      return pressed(machine, state)
    case 'created':
      return moved(machine, state, 'created', { id: event.id, usdAmount: selectedTotal(state.selectedInvoices) })
    case 'fail':
      return moved(machine, state, 'fail', { error: event.text })
    case 'read': {
      const { coin: buyerSelectedCurrency, wallet: buyerSelectedWallet } = event
      return event.id === state.id ? withStates({ ...state, buyerSelectedCurrency, buyerSelectedWallet }) : nothing
    }
    case 'opened':
    case 'closed':
      return event.id === state.id ? moved(machine, state, event.kind) : nothing
    case 'message':
      return event.id === state.id && paidStatuses.includes(event.status) ? moved(machine, state, 'paid') : nothing
  }
}

/**
 * Returns the states that an event enters, in order. The flow remains in the last one; an empty list means that nothing
 * changes. Events from the windows of other invoices change nothing (BILL-139 to BILL-155).
 * @example
 * invoiceStates(initialInvoiceState, { kind: 'opened', id: 'of another invoice' }) // []
 */
export const invoiceStates = (
  state: InvoiceState,
  event: InvoiceEvent,
  machine: InvoiceMachine = invoiceMachine,
): ReadonlyArray<InvoiceState> => moves(machine, state, event).states

/**
 * Returns the final state after an event.
 * @example
 * const created = nextInvoice(initialInvoiceState, { kind: 'created', id: 'inv-7' })
 * created.status // 'id_created'
 * nextInvoice(created, { kind: 'opened', id: 'inv-7' }).status // 'invoice_launched'
 */
export const nextInvoice = (state: InvoiceState, event: InvoiceEvent): InvoiceState =>
  invoiceStates(state, event).at(-1) ?? state

/**
 * True if "Pay" creates an invoice: there is a selection, and all of its amounts are payable (BILL-154).
 * @example
 * canCreateInvoice({ selectedInvoices: new Map([['a', selectedBill('otherAmount', '5.00')]]), id: null }) // true
 */
export const canCreateInvoice = ({ selectedInvoices, id }: InvoiceState): boolean =>
  id === null && selectedInvoices.size > 0 && isSelectionValid(selectedInvoices)

/** Returns the effects of an event, in order, from every state that the event enters. */
export const invoiceEffects = (
  state: InvoiceState,
  event: InvoiceEvent,
  machine: InvoiceMachine = invoiceMachine,
): ReadonlyArray<InvoiceEffect> => moves(machine, state, event).acts

/** Returns the bills of an invoice with their current data. */
export const invoicedBills = (
  accounts: ReadonlyArray<BillAccount>,
  items: ReadonlyArray<InvoiceItem>,
): ReadonlyArray<InvoicedBill> =>
  items.flatMap(({ accountId, amount }) =>
    accounts.filter(({ id }) => id === accountId).map((account) => ({ account, amount })),
  )

/**
 * Returns a provisional record, which stands for a payment until the provider lists the payment. The record is pending, and
 * has neither a fee nor an estimated date (BILL-151).
 * @param createdOn milliseconds since 1970
 */
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

/**
 * Returns the analytics network of any currency code (BILL-163).
 * @example
 * analyticsNetwork('USDC_m') // 'MATIC'
 * analyticsNetwork('USDC') // 'ETH'
 */
export const analyticsNetwork = (code: string): AnalyticsNetwork =>
  analyticsNetworks.find((coin) => coin === code) ?? (code.includes('_m') ? 'MATIC' : 'ETH')

/** Returns the analytics event of a paid bill (BILL-161, BILL-164). */
export const paidBill = (input: {
  readonly account: BillAccount
  readonly amount: DecimalText
  /** "desktop", "mobile" or "tablet". */
  readonly platform: string
  /** Code of the coin with which the user paid. */
  readonly coin: string
  /** Name of the selected wallet. Null if unknown. */
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

/**
 * Returns the number of bills as text, as in "3 bills".
 * @example
 * countText(3) // '3 bills'
 */
export const countText = (count: number): string =>
  filled(billPaymentTexts.count[count === 1 ? 'one' : 'many'], { count })

/** True if both selections are equal, including their order. */
export const sameSelection = (one: SelectedBills, other: SelectedBills): boolean =>
  JSON.stringify([...one]) === JSON.stringify([...other])

/** True if both lists pay the same amounts of the same bills, in the same order. */
export const sameItems = (one: ReadonlyArray<InvoiceItem>, other: ReadonlyArray<InvoiceItem>): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
