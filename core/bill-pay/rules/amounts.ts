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
import {
  AmountOption,
  type BillAccount,
  type InvoiceFlowStatus,
  type SelectedBill,
  type SelectedBills,
} from '../model.ts'
import { amountOptions, amountTooSmall, billPay } from '../tables/invoice.ts'

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
  amount === null || compare(amount, least) < 0 ? amountTooSmall.replace('{amount}', () => formatUsd(least)) : null

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
