import { filled } from '../../kernel/text.ts'
import {
  add,
  compare,
  type DecimalText,
  formatUsd,
  fromMinorUnits,
  signOf,
  subtract,
  typedDollars,
  zero,
} from '../../money/index.ts'
import { type BillPayment, billState } from '../../payments/index.ts'
import type { AnalyticsEvent } from '../../platform/ports.ts'
import type { BillAccount } from '../model.ts'
import {
  AmountOption,
  type AnalyticsNetwork,
  analyticsNetworks,
  type InvoiceEvent,
  type InvoiceFlowStatus,
  type InvoiceState,
  type SelectedBill,
  type SelectedBills,
} from './model.ts'
import {
  amountOptions,
  amountTooSmall,
  billPay,
  type InvoiceTrigger,
  invoiceTransitions,
  type InvoiceTransitions,
  type InvoicePath,
  nothingInvoiced,
  onInvoiceStatus,
  paidBillEvent,
  paidWords,
} from './tables.ts'

type Paying = Pick<BillPayment, 'partnerAccountId' | 'status' | 'amount'>

/** Whether a payment has not arrived yet (BILL-126). */
const isProcessing = ({ status }: Paying): boolean => ['none', 'pending', 'processing'].includes(billState(status))

/** What of the minimum payment is still to be paid, never below zero; null: the minimum is not known (BILL-125). */
export const minimumPayment = (account: BillAccount, payments: ReadonlyArray<Paying>): DecimalText | null => {
  const { nextPaymentMinimumAmount: minimum } = account.liability
  if (minimum === null) return null
  const rest = payments
    .filter((payment) => payment.partnerAccountId === account.id && isProcessing(payment))
    .reduce<DecimalText>((left, { amount }) => subtract(left, amount ?? zero), minimum)
  return signOf(rest) < 0 ? zero : rest
}

/** The amount that an option stands for; null: not known, or to be typed (BILL-127). */
export const optionAmount = (
  option: AmountOption,
  account: BillAccount,
  payments: ReadonlyArray<Paying>,
): DecimalText | null => {
  const { remainingStatementBalance, lastStatementBalance, balance } = account.liability
  switch (option) {
    case 'minimumPayment':
      return minimumPayment(account, payments)
    case 'lastStatementBalance':
      return remainingStatementBalance ?? lastStatementBalance
    case 'currentBalance':
      return balance
    case 'otherAmount':
      return null
  }
}

/** The options of a bill, in order; those whose amount is not known are left out (BILL-127). */
export const offeredOptions = (account: BillAccount, payments: ReadonlyArray<Paying>): ReadonlyArray<AmountOption> =>
  Object.keys(amountOptions)
    .filter(AmountOption.is)
    .filter((option) => option === 'otherAmount' || optionAmount(option, account, payments) !== null)

/** The option that is chosen after one was pressed: pressing the chosen one clears it (BILL-121). */
export const chosenAfter = (chosen: AmountOption | null, pressed: AmountOption): AmountOption | null =>
  pressed === chosen ? null : pressed

/** What is chosen at first: the minimum payment of a single bill, if there is one to pay (BILL-122 to BILL-124). */
export const chosenAtFirst = (isSingle: boolean, minimum: DecimalText | null): AmountOption | null =>
  isSingle && minimum !== null && signOf(minimum) > 0 ? 'minimumPayment' : null

const least = fromMinorUnits(BigInt(billPay.minimum.value), 0)

/** What is wrong with an amount; null: nothing (BILL-128, BILL-130, BILL-131). */
export const amountMessage = (amount: DecimalText | null): string | null =>
  amount === null || compare(amount, least) < 0 ? filled(amountTooSmall, { amount: formatUsd(least) }) : null

/** The dollars that were typed as "Other Amount", with two places; null: none that are sure to be meant (BILL-129). */
export const typedAmount = (text: string): DecimalText | null =>
  typedDollars(text, { decimals: billPay.decimals.value, digits: billPay.digits.value })

/** What was chosen, with what is wrong with it. */
export const selectedBill = (value: AmountOption, amount: DecimalText | null): SelectedBill => ({
  value,
  amount,
  error: amountMessage(amount),
})

/** The sum of the chosen amounts, exactly (BILL-116). */
export const selectedTotal = (selected: SelectedBills): DecimalText =>
  [...selected.values()].reduce<DecimalText>((sum, { amount }) => add(sum, amount ?? zero), zero)

/** Whether every chosen amount can be paid. */
export const isSelectionValid = (selected: SelectedBills): boolean =>
  [...selected.values()].every(({ amount }) => amountMessage(amount) === null)

/** BILL-132. */
export const isPayDisabled = (total: DecimalText, status: InvoiceFlowStatus | null): boolean =>
  signOf(total) === 0 || status === 'invalid_amount'

/** One bill of the invoice that is to be made (BILL-137). */
export interface InvoiceItem {
  readonly accountId: string
  readonly amount: DecimalText
  readonly currency: string
}

/** What the invoice is made for: the chosen bills that can be paid (BILL-099, BILL-137). */
export const invoiceItems = (
  accounts: ReadonlyArray<BillAccount>,
  selected: SelectedBills,
): ReadonlyArray<InvoiceItem> =>
  accounts.flatMap(({ id, isPayable }) => {
    const amount = isPayable ? (selected.get(id)?.amount ?? null) : null
    return amount === null ? [] : [{ accountId: id, amount, currency: billPay.currency }]
  })

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
    : entered(state, 'fail', { shouldDisplayErrors: true })

const afterSelection = (state: InvoiceState, selectedInvoices: InvoiceState['selectedInvoices']): InvoiceState => ({
  ...state,
  selectedInvoices,
  shouldClearSelected: state.shouldClearSelected && selectedInvoices.size > 0,
})

/**
 * The states that follow an event, the last of which stays; empty: nothing changes. Events of another window than
 * the present invoice's change nothing (BILL-139 to BILL-155).
 */
export const invoiceStates = (state: InvoiceState, event: InvoiceEvent): ReadonlyArray<InvoiceState> => {
  switch (event.kind) {
    case 'reset':
      return [nothingInvoiced]
    case 'clear':
      return [{ ...state, shouldClearSelected: state.selectedInvoices.size > 0 }]
    case 'select': {
      const chosen = afterSelection(state, event.selected)
      return [chosen, ...guarded(chosen)]
    }
    case 'pay':
      return pressed(state)
    case 'created':
      return entered(state, 'created', { id: event.id })
    case 'fail':
      return entered(state, 'fail', { error: event.text })
    case 'opened':
    case 'closed':
      return event.id === state.id ? entered(state, event.kind) : []
    case 'message':
      return event.id === state.id && paidWords.includes(event.status) ? entered(state, 'paid') : []
  }
}

/** The state that stays after an event. */
export const nextInvoice = (state: InvoiceState, event: InvoiceEvent): InvoiceState =>
  invoiceStates(state, event).at(-1) ?? state

/** Whether "Pay" makes an invoice: something is chosen, and all of it can be paid (BILL-154). */
export const makesInvoice = ({ selectedInvoices, id }: InvoiceState): boolean =>
  id === null && selectedInvoices.size > 0 && isSelectionValid(selectedInvoices)

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
