import { filled } from '../../kernel/text.ts'
import { compare, type DecimalText, formatUsd, signOf } from '../../money/index.ts'
import type { PictureOrigins } from '../../platform/ports.ts'
import type { BillAccount } from '../model.ts'
import { billDue, billNames } from '../rules.ts'
import { amountOptions, billAmountTexts, everyBill } from '../texts.ts'
import type { AmountOption, SelectedBill, SelectedBills } from './model.ts'
import {
  type SelectionSource,
  isChoosable,
  leastAmount,
  offeredOptions,
  openBalance,
  optionAmount,
  paymentsTo,
  typedAmount,
  withEvery,
} from './rules.ts'

/** Merchant and account of a bill, shown at the top of the bill on the payment screen. */
export interface BillHeadView {
  readonly id: string
  /** Merchant name, at most 20 characters (BILL-093). */
  readonly name: string
  readonly fullName: string
  readonly icon: { readonly initials: string; readonly src: string | null }
  /** Account type and masked number, as in "Credit card ****2201". */
  readonly note: string
}

/** Amount option, ready to render. */
export interface AmountOptionView {
  readonly value: AmountOption
  readonly label: string
  /** Null if the amount is unknown or amounts are hidden. */
  readonly amount: string | null
  readonly isChosen: boolean
  /** Reason shown below the amount of a disabled option. Null if the option can be chosen. */
  readonly disabledReason: string | null
}

/** Text field for the "Other Amount" (BILL-129 to BILL-131). */
export interface OtherAmountView {
  readonly label: string
  /** Accessible name of the field. */
  readonly name: string
  readonly symbol: string
  readonly placeholder: string
  /** Label of the button that deselects "Other Amount". */
  readonly clear: string
  /** Text as the user typed it. */
  readonly text: string
  readonly isChosen: boolean
  /**
   * Sentence with the parsed amount, as in "That's $1,234.50.", or an error if the text is not an amount. Null if the text
   * is blank, or if its meaning is clear, as in "250".
   */
  readonly understood: string | null
  readonly isInvalid: boolean
}

/** Bill with its amount selector (BILL-114). */
export interface AmountBillView {
  readonly head: BillHeadView
  readonly due: { readonly text: string; readonly tone: 'neutral' | 'wait' | 'bad' } | null
  /** Accessible name of the option group. */
  readonly legend: string
  /** All options except "Other Amount", which is in the field `other`. */
  readonly options: ReadonlyArray<AmountOptionView>
  readonly other: OtherAmountView
  /**
   * Error of the amount: the label of its badge, and the message (BILL-131). Null if the amount is valid or errors are not
   * shown yet (BILL-152).
   */
  readonly attention: { readonly label: string; readonly text: string } | null
}

/** Returns the merchant and account that are shown at the top of a bill on the payment screen. */
export const billHeadView = (account: BillAccount, origins: PictureOrigins): BillHeadView => {
  const { icon, name, fullName, kind } = billNames(account, origins)
  return { id: account.id, icon, name, fullName, note: kind }
}

/** Matches amounts below 1,000, such as "250". Their meaning is clear without an echo of the parsed amount. */
const isUnambiguous = /^\d{1,3}(?:\.\d{2})?$/

const understoodOf = (
  text: string,
  account: BillAccount,
  { payments, isHidden }: Pick<AmountFacts, 'payments' | 'isHidden'>,
): string | null => {
  if (text.trim() === '') return null
  const amount = typedAmount(text)
  if (amount === null) return billAmountTexts.unreadable
  const open = openBalance(account, payments)
  if (!isHidden && open !== null && compare(amount, open) > 0) {
    const above = open === account.liability.balance ? billAmountTexts.aboveBalance : billAmountTexts.aboveRest
    return filled(above, { amount: formatUsd(amount), balance: formatUsd(open) })
  }
  return isUnambiguous.test(text.trim()) ? null : filled(billAmountTexts.understood, { amount: formatUsd(amount) })
}

const attentionOf = (selected: SelectedBill | undefined, areErrorsShown: boolean): AmountBillView['attention'] =>
  !areErrorsShown || selected === undefined || selected.error === null
    ? null
    : { label: billAmountTexts.attention, text: selected.error }

/** Returns the reason why an option is disabled. While amounts are hidden, the reason does not reveal a zero amount. */
const disabledReasonOf = (amount: DecimalText | null, isHidden: boolean): string => {
  const { nothing, tooLittle } = billAmountTexts.disabled
  return !isHidden && amount !== null && signOf(amount) === 0
    ? nothing
    : filled(tooLittle, { amount: formatUsd(leastAmount) })
}

/** Data from which the views of the amount selectors are computed. */
export interface AmountFacts extends Omit<SelectionSource, 'bills'> {
  readonly selected: SelectedBills
  /** True if the errors of invalid amounts are shown (BILL-152). */
  readonly isTold: boolean
  /** True if amounts are hidden. Selected amounts stay visible, because users must see what they pay. */
  readonly isHidden: boolean
  /** Milliseconds since 1970. */
  readonly now: number
  readonly timeZone: string
  readonly pictureOrigins: PictureOrigins
}

/** Returns a bill with its amount selector (BILL-114, BILL-120 to BILL-133). */
const amountBill =
  ({ payments, texts, selected: all, isTold, isHidden, now, timeZone, pictureOrigins }: AmountFacts) =>
  (account: BillAccount): AmountBillView => {
    const selected = all.get(account.id)
    const attention = attentionOf(selected, isTold)
    const text = texts.get(account.id) ?? ''
    const head = billHeadView(account, pictureOrigins)
    return {
      head,
      due: billDue(account.liability, now, timeZone),
      legend: filled(billAmountTexts.legend, { name: head.fullName }),
      options: offeredOptions(account, payments).flatMap((value) => {
        const amount = optionAmount(value, account, payments)
        const isChosen = selected?.value === value
        const shown = amount === null || (isHidden && !isChosen) ? null : formatUsd(amount)
        const disabledReason = isChoosable(value, account, payments) ? null : disabledReasonOf(amount, isHidden)
        return value === 'otherAmount'
          ? []
          : [{ value, label: amountOptions[value], amount: shown, isChosen, disabledReason }]
      }),
      other: {
        label: amountOptions.otherAmount,
        name: billAmountTexts.other,
        symbol: billAmountTexts.symbol,
        placeholder: billAmountTexts.placeholder,
        clear: filled(billAmountTexts.clear, { label: amountOptions.otherAmount }),
        text,
        isChosen: selected?.value === 'otherAmount',
        understood: understoodOf(text, account, { payments, isHidden }),
        isInvalid: attention !== null && selected?.value === 'otherAmount',
      },
      attention,
    }
  }

/** Button that selects an option for every bill, ready to render (BILL-086). */
export interface EveryBillView {
  readonly option: keyof typeof everyBill
  readonly label: string
  /** True if no bill can be paid with the option. */
  readonly isDisabled: boolean
}

/** Returns the buttons that select an option for every bill. Empty for fewer than two bills (BILL-086). */
export const everyBillView = (
  bills: SelectionSource['bills'],
  payments: SelectionSource['payments'],
): ReadonlyArray<EveryBillView> =>
  bills.length < 2
    ? []
    : (Object.keys(everyBill) as ReadonlyArray<keyof typeof everyBill>).map((option) => ({
        option,
        label: everyBill[option],
        isDisabled: withEvery(option, { bills, payments }).size === 0,
      }))

const isEqual = (one: AmountBillView, other: AmountBillView): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * Makes the view function of the bills with their amount selectors.
 * A bill whose view does not change keeps its view object, so that the UI can skip rendering the bill.
 */
export const makeAmountBills = (): ((
  facts: AmountFacts,
  accounts: ReadonlyArray<BillAccount>,
) => ReadonlyArray<AmountBillView>) => {
  const cache = new Map<string, { readonly of: ReadonlyArray<unknown>; readonly view: AmountBillView }>()
  return (facts, accounts) => {
    const { texts, selected, isTold, isHidden, now, timeZone, pictureOrigins } = facts
    return accounts.map((account) => {
      const { id } = account
      const payments = paymentsTo(account, facts.payments)
      const of = [account, payments, texts.get(id), selected.get(id), isTold, isHidden, now, timeZone, pictureOrigins]
      const last = cache.get(id)
      if (last !== undefined && of.every((one, index) => Object.is(one, last.of[index]))) return last.view
      const computed = amountBill({ ...facts, payments })(account)
      // A refresh that changes nothing loads the same data as new objects.
      const view = last !== undefined && isEqual(last.view, computed) ? last.view : computed
      cache.set(id, { of, view })
      return view
    })
  }
}
