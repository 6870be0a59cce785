import { memoizeByObject } from '../../kernel/memo.ts'
import { filled } from '../../kernel/text.ts'
import {
  add,
  compare,
  type DecimalText,
  formatUsd,
  fromMinorUnits,
  pastedDollars,
  signOf,
  subtract,
  zero,
} from '../../money/index.ts'
import { type BillPayment, billState } from '../../payments/index.ts'
import type { BillAccount } from '../model.ts'
import { amountOptions, billAmountTexts } from '../texts.ts'
import { AmountOption, type InvoiceItem, type SelectedBill, type SelectedBills } from './model.ts'
import { billPay } from './tables.ts'

type Paying = Pick<BillPayment, 'partnerAccountId' | 'status' | 'amount'>

/** True if the provider reports the payment as pending or processing. */
const isInFlight = ({ status }: Paying): boolean => ['pending', 'processing'].includes(billState(status))

/** True if the payment has not arrived yet (BILL-126). */
const isProcessing = (payment: Paying): boolean => payment.status === null || isInFlight(payment)

const noPayments: ReadonlyArray<Paying> = []

/**
 * Groups the payments by bill. The groups are cached for each list of payments, so that each bill reads only its own
 * payments.
 */
const byBill = /* @__PURE__ */ memoizeByObject((payments: ReadonlyArray<Paying>) =>
  Map.groupBy(payments, ({ partnerAccountId }) => partnerAccountId),
)

/** Returns the payments to a bill. The result is the same array as long as `payments` is the same array. */
export const paymentsTo = ({ id }: BillAccount, payments: ReadonlyArray<Paying>): ReadonlyArray<Paying> =>
  byBill(payments).get(id) ?? noPayments

/** Subtracts payments from an amount. The result is never below zero, unless the amount itself is negative (a credit). */
const lessPayments = (asked: DecimalText, payments: ReadonlyArray<Paying>): DecimalText => {
  const rest = payments.reduce<DecimalText>((left, { amount }) => subtract(left, amount ?? zero), asked)
  return signOf(rest) < 0 && signOf(asked) >= 0 ? zero : rest
}

/**
 * Returns the minimum payment minus the payments that have not arrived yet, but never less than zero. Null if the minimum is
 * unknown (BILL-125).
 * @example
 * const bill = { id: 'a', liability: { nextPaymentMinimumAmount: '40.00' } }
 * minimumPayment(bill, [{ partnerAccountId: 'a', status: 'processing', amount: '15.00' }]) // '25.00'
 * minimumPayment({ id: 'a', liability: { nextPaymentMinimumAmount: null } }, []) // null
 */
export const minimumPayment = (account: BillAccount, payments: ReadonlyArray<Paying>): DecimalText | null => {
  const { nextPaymentMinimumAmount: minimum } = account.liability
  if (minimum === null) return null
  return signOf(minimum) < 0 ? zero : lessPayments(minimum, paymentsTo(account, payments).filter(isProcessing))
}

/**
 * Returns the balance minus the payments in flight. The provider accepts no higher payment. Null if the balance is unknown.
 * Payments without a status are not subtracted, because some of these payments never begin. An example is the payment of an
 * underpaid invoice.
 * @example
 * const bill = { id: 'a', liability: { balance: '500.00' } }
 * openBalance(bill, [{ partnerAccountId: 'a', status: 'pending', amount: '15.00' }]) // '485.00'
 * openBalance({ id: 'a', liability: { balance: null } }, []) // null
 */
export const openBalance = (account: BillAccount, payments: ReadonlyArray<Paying>): DecimalText | null => {
  const { balance } = account.liability
  return balance === null ? null : lessPayments(balance, paymentsTo(account, payments).filter(isInFlight))
}

/** Caps the amount at the open balance, because the provider rejects a higher amount. */
const atMost = (amount: DecimalText | null, open: DecimalText | null): DecimalText | null =>
  amount !== null && open !== null && signOf(open) >= 0 && compare(open, amount) < 0 ? open : amount

/**
 * Returns the amount of an option. Null if the amount is unknown, and for "Other Amount", which the user types (BILL-127).
 * @example
 * const bill = { id: 'a', liability: { balance: '10.00', nextPaymentMinimumAmount: '40.00' } }
 * optionAmount('minimumPayment', bill, []) // '10.00'
 * optionAmount('otherAmount', bill, []) // null
 */
export const optionAmount = (
  option: AmountOption,
  account: BillAccount,
  payments: ReadonlyArray<Paying>,
): DecimalText | null => {
  const { remainingStatementBalance, lastStatementBalance } = account.liability
  const open = openBalance(account, payments)
  switch (option) {
    case 'minimumPayment':
      return atMost(minimumPayment(account, payments), open)
    case 'lastStatementBalance':
      return atMost(remainingStatementBalance ?? lastStatementBalance, open)
    case 'currentBalance':
      return open
    case 'otherAmount':
      return null
  }
}

/**
 * Returns the options of a bill in display order. Options with an unknown or negative amount are omitted (BILL-127).
 * @example
 * const unknown = { nextPaymentMinimumAmount: null, lastStatementBalance: null, remainingStatementBalance: null }
 * offeredOptions({ id: 'a', liability: { ...unknown, balance: '5.00' } }, []) // ['currentBalance', 'otherAmount']
 */
export const offeredOptions = (account: BillAccount, payments: ReadonlyArray<Paying>): ReadonlyArray<AmountOption> =>
  Object.keys(amountOptions)
    .filter(AmountOption.is)
    .filter((option) => {
      const amount = optionAmount(option, account, payments)
      return option === 'otherAmount' || (amount !== null && signOf(amount) >= 0)
    })

/**
 * Returns the option that is chosen after a press. A press on the chosen option deselects this option (BILL-121).
 * @example
 * chosenAfter('minimumPayment', 'minimumPayment') // null
 * chosenAfter(null, 'minimumPayment') // 'minimumPayment'
 */
export const chosenAfter = (chosen: AmountOption | null, pressed: AmountOption): AmountOption | null =>
  pressed === chosen ? null : pressed

/** Smallest amount payable on a bill, in US dollars (BILL-128). */
export const leastAmount = fromMinorUnits(BigInt(billPay.minimum.value), 0)

/**
 * Returns the error message if the amount is missing or too small, otherwise null (BILL-128, BILL-130, BILL-131).
 * @example
 * amountMessage('0.99') // 'Minimum amount: $1.00'
 * amountMessage('1') // null
 */
export const amountMessage = (amount: DecimalText | null): string | null =>
  amount === null || compare(amount, leastAmount) < 0
    ? filled(billAmountTexts.tooSmall, { amount: formatUsd(leastAmount) })
    : null

/**
 * True if the user can choose the option, because its amount reaches the minimum (BILL-128). "Other Amount" can always be
 * chosen; the typed amount is validated later.
 * @example
 * isChoosable('currentBalance', { id: 'a', liability: { balance: '0.50' } }, []) // false
 */
export const isChoosable = (option: AmountOption, account: BillAccount, payments: ReadonlyArray<Paying>): boolean =>
  option === 'otherAmount' || amountMessage(optionAmount(option, account, payments)) === null

/**
 * Returns the option that is chosen at first. If there is a single bill and its minimum can be paid, this is the minimum
 * payment. Otherwise null (BILL-122 to BILL-124).
 * @example
 * initialOption(true, '40.00') // 'minimumPayment'
 * initialOption(false, '40.00') // null
 */
export const initialOption = (isSingle: boolean, minimum: DecimalText | null): AmountOption | null =>
  isSingle && amountMessage(minimum) === null ? 'minimumPayment' : null

/**
 * Parses an "Other Amount" in dollars that the user has typed or pasted. The result has two decimals. Null if the text is
 * not an amount (BILL-129).
 * @example
 * typedAmount('$1,250.5') // '1250.50'
 * typedAmount('much') // null
 */
export const typedAmount = (text: string): DecimalText | null =>
  pastedDollars(text, { decimals: billPay.decimals.value, digits: billPay.digits.value })

/**
 * Returns the selection for a bill: the chosen option, its amount, and the error if the amount is invalid.
 * @example
 * selectedBill('otherAmount', '0.50') // { value: 'otherAmount', amount: '0.50', error: 'Minimum amount: $1.00' }
 */
export const selectedBill = (value: AmountOption, amount: DecimalText | null): SelectedBill => ({
  value,
  amount,
  error: amountMessage(amount),
})

/** Returns the initial selection (BILL-122 to BILL-124). */
export const initialSelection = (
  isSingle: boolean,
  bills: ReadonlyArray<BillAccount>,
  payments: ReadonlyArray<Paying>,
): SelectedBills =>
  new Map(
    bills.flatMap((account) => {
      const amount = minimumPayment(account, payments)
      const option = initialOption(isSingle, amount)
      return option === null ? [] : [[account.id, selectedBill(option, amount)] as const]
    }),
  )

/** Returns the current amount of an option: computed from the account, or parsed from the typed text. */
const amountNow = (
  option: AmountOption,
  account: BillAccount,
  payments: ReadonlyArray<Paying>,
  texts: ReadonlyMap<string, string>,
): DecimalText | null =>
  option === 'otherAmount' ? typedAmount(texts.get(account.id) ?? '') : optionAmount(option, account, payments)

/** Bills of the payment screen, the payments to them, and the typed amounts by bill account id. */
export interface SelectionSource {
  readonly bills: ReadonlyArray<BillAccount>
  readonly payments: ReadonlyArray<Paying>
  readonly texts: ReadonlyMap<string, string>
}

/** Returns the selection after `option` was chosen for one bill. If `option` is null, the bill is deselected. */
export const withOption = (
  selected: SelectedBills,
  accountId: string,
  option: AmountOption | null,
  { bills, payments, texts }: SelectionSource,
): SelectedBills => {
  const account = bills.find(({ id }) => id === accountId)
  const next = new Map(selected)
  if (account === undefined || option === null) next.delete(accountId)
  else next.set(accountId, selectedBill(option, amountNow(option, account, payments, texts)))
  return next
}

/** Selects an option for every bill that offers the option with a payable amount. Deselects all other bills (BILL-086). */
export const withEvery = (option: AmountOption, { bills, payments }: Omit<SelectionSource, 'texts'>): SelectedBills =>
  new Map(
    bills
      .filter((account) => offeredOptions(account, payments).includes(option) && isChoosable(option, account, payments))
      .map((account) => [account.id, selectedBill(option, optionAmount(option, account, payments))]),
  )

/** Returns the selection after a press on an option. Pressing a disabled option changes nothing (BILL-121). */
export const afterPress = (
  selected: SelectedBills,
  accountId: string,
  option: AmountOption,
  choosing: SelectionSource,
): SelectedBills => {
  const account = choosing.bills.find(({ id }) => id === accountId)
  const chosen = chosenAfter(selected.get(accountId)?.value ?? null, option)
  if (chosen !== null && account !== undefined && !isChoosable(chosen, account, choosing.payments)) return selected
  return withOption(selected, accountId, chosen, choosing)
}

/**
 * Returns the selection with amounts that are computed again from the current bills and payments. Omits bills that no longer
 * exist, and options that are disabled or no longer offered.
 */
export const refreshed = (selected: SelectedBills, choosing: SelectionSource): SelectedBills =>
  [...selected].reduce<SelectedBills>((now, [accountId, { value }]) => {
    const account = choosing.bills.find(({ id }) => id === accountId)
    const isOffered = account !== undefined && isChoosable(value, account, choosing.payments)
    return withOption(now, accountId, isOffered ? value : null, choosing)
  }, selected)

/**
 * Returns the exact sum of the selected amounts (BILL-116).
 * @example
 * selectedTotal(new Map([['a', { amount: '40.00' }], ['b', { amount: '1.50' }]])) // '41.50'
 */
export const selectedTotal = (selected: SelectedBills): DecimalText =>
  [...selected.values()].reduce<DecimalText>((sum, { amount }) => add(sum, amount ?? zero), zero)

/**
 * True if every selected amount is payable: no error, and not below the minimum (BILL-152, BILL-153).
 * @example
 * isSelectionValid(new Map([['a', selectedBill('otherAmount', '0.50')]])) // false
 */
export const isSelectionValid = (selected: SelectedBills): boolean =>
  [...selected.values()].every(({ amount, error }) => error === null && amountMessage(amount) === null)

/**
 * Returns the invoice items of the selected, payable bills (BILL-099, BILL-137).
 * @example
 * const selected = new Map([['a', selectedBill('otherAmount', '5.00')]])
 * invoiceItems([{ id: 'a', isPayable: true }], selected) // [{ accountId: 'a', amount: '5.00', currency: 'USD' }]
 */
export const invoiceItems = (
  accounts: ReadonlyArray<BillAccount>,
  selected: SelectedBills,
): ReadonlyArray<InvoiceItem> =>
  accounts.flatMap(({ id, isPayable }) => {
    const amount = isPayable ? (selected.get(id)?.amount ?? null) : null
    return amount === null ? [] : [{ accountId: id, amount, currency: billPay.currency }]
  })
