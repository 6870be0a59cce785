import { memoizeByObject } from '../../kernel/memo.ts'
import { filled } from '../../kernel/text.ts'
import { compare, type DecimalText, formatUsd, signOf } from '../../money/index.ts'
import type { PictureOrigins } from '../../platform/ports.ts'
import type { BillAccount } from '../model.ts'
import { billDue, billNames } from '../rules.ts'
import type { AmountOption, SelectedBill, SelectedBills } from './model.ts'
import {
  type Choosing,
  isChoosable,
  leastAmount,
  offeredOptions,
  openBalance,
  optionAmount,
  typedAmount,
  withEvery,
} from './rules.ts'
import { amountOptions, everyBill, selectorTexts } from './tables.ts'

/** How a bill is told from others: its merchant and its account. */
export interface BillHeadView {
  readonly id: string
  /** At most 20 characters of it (BILL-093). */
  readonly name: string
  readonly fullName: string
  readonly icon: { readonly initials: string; readonly src: string | null }
  /** "Credit card ****2201". */
  readonly note: string
}

/** An amount to choose, ready to render. */
export interface AmountOptionView {
  readonly value: AmountOption
  readonly label: string
  /** null: it is to be typed, or amounts are hidden. */
  readonly amount: string | null
  readonly isChosen: boolean
  /** Why it cannot be chosen, below the amount; null: it can. */
  readonly resting: string | null
}

/** The field of "Other Amount" (BILL-129 to BILL-131). */
export interface OtherAmountView {
  readonly label: string
  /** What the field is called when it is read aloud. */
  readonly name: string
  readonly symbol: string
  readonly placeholder: string
  /** As it was typed. */
  readonly text: string
  readonly isChosen: boolean
  /** What was understood, as in "That is $1,234.50."; null: what was typed says so itself, or nothing was understood. */
  readonly understood: string | null
  readonly isInvalid: boolean
}

/** One bill with its amount selector (BILL-114). */
export interface AmountBillView {
  readonly head: BillHeadView
  readonly due: { readonly text: string; readonly tone: 'neutral' | 'wait' | 'bad' } | null
  /** Names the group of options. */
  readonly legend: string
  /** Those with an amount; "Other Amount" stands apart. */
  readonly options: ReadonlyArray<AmountOptionView>
  readonly other: OtherAmountView
  /** The pill with the message after it (BILL-131); null: nothing is wrong, or it is not shown yet (BILL-152). */
  readonly attention: { readonly label: string; readonly text: string } | null
}

/** What heads a bill on the payment screen. */
export const billHeadView = (account: BillAccount, origins: PictureOrigins): BillHeadView => {
  const { icon, name, fullName, kind } = billNames(account, origins)
  return { id: account.id, icon, name, fullName, note: kind }
}

/** "250" says by itself what it is. */
const saysItself = /^\d{1,3}(?:\.\d{2})?$/

const understoodOf = (
  text: string,
  account: BillAccount,
  { payments, isHidden }: Pick<AmountFacts, 'payments' | 'isHidden'>,
): string | null => {
  if (text.trim() === '') return null
  const amount = typedAmount(text)
  if (amount === null) return selectorTexts.unreadable
  const open = openBalance(account, payments)
  if (!isHidden && open !== null && compare(amount, open) > 0) {
    const above = open === account.liability.balance ? selectorTexts.aboveBalance : selectorTexts.aboveRest
    return filled(`${selectorTexts.understood} ${above}`, { amount: formatUsd(amount), balance: formatUsd(open) })
  }
  return saysItself.test(text.trim()) ? null : filled(selectorTexts.understood, { amount: formatUsd(amount) })
}

const attentionOf = (selected: SelectedBill | undefined, isTold: boolean): AmountBillView['attention'] =>
  !isTold || selected === undefined || selected.error === null
    ? null
    : { label: selectorTexts.attention, text: selected.error }

/** Why an amount cannot be chosen; of a hidden one it says no more than that. */
const restingOf = (amount: DecimalText | null, isHidden: boolean): string => {
  const { nothing, tooLittle } = selectorTexts.resting
  return !isHidden && amount !== null && signOf(amount) === 0
    ? nothing
    : filled(tooLittle, { amount: formatUsd(leastAmount) })
}

/** What the selector of a bill is computed from. */
export interface AmountFacts extends Omit<Choosing, 'bills'> {
  readonly selected: SelectedBills
  /** Whether what is wrong is told (BILL-152). */
  readonly isTold: boolean
  /** Then no balance is in the view but what is to be paid: nobody pays what they cannot see. */
  readonly isHidden: boolean
  /** Milliseconds since 1970. */
  readonly now: number
  readonly timeZone: string
  readonly pictureOrigins: PictureOrigins
}

/** A bill with its amount selector (BILL-114, BILL-120 to BILL-133). */
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
      legend: filled(selectorTexts.legend, { name: head.fullName }),
      options: offeredOptions(account, payments).flatMap((value) => {
        const amount = optionAmount(value, account, payments)
        const isChosen = selected?.value === value
        const shown = amount === null || (isHidden && !isChosen) ? null : formatUsd(amount)
        const resting = isChoosable(value, account, payments) ? null : restingOf(amount, isHidden)
        return value === 'otherAmount' ? [] : [{ value, label: amountOptions[value], amount: shown, isChosen, resting }]
      }),
      other: {
        label: amountOptions.otherAmount,
        name: selectorTexts.other,
        symbol: selectorTexts.symbol,
        placeholder: selectorTexts.placeholder,
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

/** The presses for several bills; none for a single one (BILL-086). */
export const everyBillView = (
  bills: Choosing['bills'],
  payments: Choosing['payments'],
): ReadonlyArray<EveryBillView> =>
  bills.length < 2
    ? []
    : (Object.keys(everyBill) as ReadonlyArray<keyof typeof everyBill>).map((option) => ({
        option,
        label: everyBill[option],
        isDisabled: withEvery(option, { bills, payments }).size === 0,
      }))

const noPayments: AmountFacts['payments'] = []

/** Of many payments each bill goes through its own alone. */
const byBill = /* @__PURE__ */ memoizeByObject((payments: AmountFacts['payments']) =>
  Map.groupBy(payments, ({ partnerAccountId }) => partnerAccountId),
)

/**
 * The bills with their amount selectors. Of many of them one changes at a time: what a bill is computed from being the same, it
 * is the same object as before, and needs no drawing.
 */
export const makeAmountBills = (): ((
  facts: AmountFacts,
  accounts: ReadonlyArray<BillAccount>,
) => ReadonlyArray<AmountBillView>) => {
  const kept = new Map<string, { readonly of: ReadonlyArray<unknown>; readonly view: AmountBillView }>()
  return (facts, accounts) => {
    const { texts, selected, isTold, isHidden, now, timeZone, pictureOrigins } = facts
    const allPayments = byBill(facts.payments)
    return accounts.map((account) => {
      const { id } = account
      const payments = allPayments.get(id) ?? noPayments
      const of = [account, payments, texts.get(id), selected.get(id), isTold, isHidden, now, timeZone, pictureOrigins]
      const last = kept.get(id)
      if (last !== undefined && of.every((one, place) => Object.is(one, last.of[place]))) return last.view
      const view = amountBill({ ...facts, payments })(account)
      kept.set(id, { of, view })
      return view
    })
  }
}
