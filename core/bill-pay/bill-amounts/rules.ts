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
import { AmountOption, type InvoiceItem, type SelectedBill, type SelectedBills } from './model.ts'
import { amountOptions, amountTooSmall, billPay } from './tables.ts'

type Paying = Pick<BillPayment, 'partnerAccountId' | 'status' | 'amount'>

/** Whether the provider says that a payment is on its way. */
const isOnItsWay = ({ status }: Paying): boolean => ['pending', 'processing'].includes(billState(status))

/** Whether a payment has not arrived yet (BILL-126). */
const isProcessing = (payment: Paying): boolean => payment.status === null || isOnItsWay(payment)

/** Less such payments to the bill, never below zero for that; a credit stays what it is. */
const less = (asked: DecimalText, { id }: BillAccount, payments: ReadonlyArray<Paying>): DecimalText => {
  const rest = payments
    .filter(({ partnerAccountId }) => partnerAccountId === id)
    .reduce<DecimalText>((left, { amount }) => subtract(left, amount ?? zero), asked)
  return signOf(rest) < 0 && signOf(asked) >= 0 ? zero : rest
}

/** What of the minimum payment is still to be paid, never below zero; null: the minimum is not known (BILL-125). */
export const minimumPayment = (account: BillAccount, payments: ReadonlyArray<Paying>): DecimalText | null => {
  const { nextPaymentMinimumAmount: minimum } = account.liability
  if (minimum === null) return null
  return signOf(minimum) < 0 ? zero : less(minimum, account, payments.filter(isProcessing))
}

/**
 * What of the balance is not on its way already; null: the balance is not known. More than that nobody takes. Without a
 * status a payment may never begin, as of an invoice that was underpaid: the balance is still owed then.
 */
export const openBalance = (account: BillAccount, payments: ReadonlyArray<Paying>): DecimalText | null => {
  const { balance } = account.liability
  return balance === null ? null : less(balance, account, payments.filter(isOnItsWay))
}

/** Returns the amount, at most the open balance: the provider rejects more than that. */
const atMost = (amount: DecimalText | null, open: DecimalText | null): DecimalText | null =>
  amount !== null && open !== null && signOf(open) >= 0 && compare(open, amount) < 0 ? open : amount

/** The amount that an option stands for; null: not known, or to be typed (BILL-127). */
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

/** The options of a bill, in order; those whose amount is not known, or a credit, are left out (BILL-127). */
export const offeredOptions = (account: BillAccount, payments: ReadonlyArray<Paying>): ReadonlyArray<AmountOption> =>
  Object.keys(amountOptions)
    .filter(AmountOption.is)
    .filter((option) => {
      const amount = optionAmount(option, account, payments)
      return option === 'otherAmount' || (amount !== null && signOf(amount) >= 0)
    })

/** The option that is chosen after one was pressed: pressing the chosen one clears it (BILL-121). */
export const chosenAfter = (chosen: AmountOption | null, pressed: AmountOption): AmountOption | null =>
  pressed === chosen ? null : pressed

/** The least that a bill is paid (BILL-128). */
export const leastAmount = fromMinorUnits(BigInt(billPay.minimum.value), 0)

/** What is wrong with an amount; null: nothing (BILL-128, BILL-130, BILL-131). */
export const amountMessage = (amount: DecimalText | null): string | null =>
  amount === null || compare(amount, leastAmount) < 0
    ? filled(amountTooSmall, { amount: formatUsd(leastAmount) })
    : null

/** Whether an option of a bill can be chosen: too little rests. What is typed is judged once it is typed (BILL-128). */
export const isChoosable = (option: AmountOption, account: BillAccount, payments: ReadonlyArray<Paying>): boolean =>
  option === 'otherAmount' || amountMessage(optionAmount(option, account, payments)) === null

/** What is chosen at first: the minimum payment of a single bill, if there is one that can be paid (BILL-122 to BILL-124). */
export const chosenAtFirst = (isSingle: boolean, minimum: DecimalText | null): AmountOption | null =>
  isSingle && amountMessage(minimum) === null ? 'minimumPayment' : null

/** The dollars that were typed or pasted as "Other Amount", with two places; null: none that can be meant (BILL-129). */
export const typedAmount = (text: string): DecimalText | null =>
  pastedDollars(text, { decimals: billPay.decimals.value, digits: billPay.digits.value })

/** What was chosen, with what is wrong with it. */
export const selectedBill = (value: AmountOption, amount: DecimalText | null): SelectedBill => ({
  value,
  amount,
  error: amountMessage(amount),
})

/** What is chosen where nothing was yet (BILL-122 to BILL-124). */
export const selectedAtFirst = (
  isSingle: boolean,
  bills: ReadonlyArray<BillAccount>,
  payments: ReadonlyArray<Paying>,
): SelectedBills =>
  new Map(
    bills.flatMap((account) => {
      const amount = minimumPayment(account, payments)
      const option = chosenAtFirst(isSingle, amount)
      return option === null ? [] : [[account.id, selectedBill(option, amount)] as const]
    }),
  )

/** The amount of an option as it is now: what the provider says, or what was typed. */
const amountNow = (
  option: AmountOption,
  account: BillAccount,
  payments: ReadonlyArray<Paying>,
  texts: ReadonlyMap<string, string>,
): DecimalText | null =>
  option === 'otherAmount' ? typedAmount(texts.get(account.id) ?? '') : optionAmount(option, account, payments)

/** What is known of the bills of a screen, and what was typed there. */
export interface Choosing {
  readonly bills: ReadonlyArray<BillAccount>
  readonly payments: ReadonlyArray<Paying>
  readonly texts: ReadonlyMap<string, string>
}

/** The selection once an option of a bill was chosen; null: none of its options is. */
export const withOption = (
  selected: SelectedBills,
  accountId: string,
  option: AmountOption | null,
  { bills, payments, texts }: Choosing,
): SelectedBills => {
  const account = bills.find(({ id }) => id === accountId)
  const next = new Map(selected)
  if (account === undefined || option === null) next.delete(accountId)
  else next.set(accountId, selectedBill(option, amountNow(option, account, payments, texts)))
  return next
}

/** Selects an option of every bill that has it with an amount that can be paid; other bills are not selected (BILL-086). */
export const withEvery = (option: AmountOption, { bills, payments }: Omit<Choosing, 'texts'>): SelectedBills =>
  new Map(
    bills
      .filter((account) => offeredOptions(account, payments).includes(option) && isChoosable(option, account, payments))
      .map((account) => [account.id, selectedBill(option, optionAmount(option, account, payments))]),
  )

/** The selection after an option was pressed: one that rests changes nothing (BILL-121). */
export const afterPress = (
  selected: SelectedBills,
  accountId: string,
  option: AmountOption,
  choosing: Choosing,
): SelectedBills => {
  const account = choosing.bills.find(({ id }) => id === accountId)
  const chosen = chosenAfter(selected.get(accountId)?.value ?? null, option)
  if (chosen !== null && account !== undefined && !isChoosable(chosen, account, choosing.payments)) return selected
  return withOption(selected, accountId, chosen, choosing)
}

/** The selection with the amounts as they are now: a bill or an option that is gone, or rests, is not chosen any more. */
export const refreshed = (selected: SelectedBills, choosing: Choosing): SelectedBills =>
  [...selected].reduce<SelectedBills>((now, [accountId, { value }]) => {
    const account = choosing.bills.find(({ id }) => id === accountId)
    const isOffered = account !== undefined && isChoosable(value, account, choosing.payments)
    return withOption(now, accountId, isOffered ? value : null, choosing)
  }, selected)

/** The sum of the chosen amounts, exactly (BILL-116). */
export const selectedTotal = (selected: SelectedBills): DecimalText =>
  [...selected.values()].reduce<DecimalText>((sum, { amount }) => add(sum, amount ?? zero), zero)

/** Whether every chosen amount can be paid: none carries an error, and none is too small (BILL-152, BILL-153). */
export const isSelectionValid = (selected: SelectedBills): boolean =>
  [...selected.values()].every(({ amount, error }) => error === null && amountMessage(amount) === null)

/** What the invoice is made for: the chosen bills that can be paid (BILL-099, BILL-137). */
export const invoiceItems = (
  accounts: ReadonlyArray<BillAccount>,
  selected: SelectedBills,
): ReadonlyArray<InvoiceItem> =>
  accounts.flatMap(({ id, isPayable }) => {
    const amount = isPayable ? (selected.get(id)?.amount ?? null) : null
    return amount === null ? [] : [{ accountId: id, amount, currency: billPay.currency }]
  })
