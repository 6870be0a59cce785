import type { Fault } from '../../kernel/fault.ts'
import type { FormState } from '../../kernel/form.ts'
import { filled } from '../../kernel/text.ts'
import { add, compare, type DecimalText, formatMovement, formatUsd, zero } from '../../money/index.ts'
import type { Toast } from '../../platform/ports.ts'
import { cardNames, type CardNames, type CardListState, knownBalance } from '../card-list/index.ts'
import type { DebitCard, TopUp } from '../model.ts'
import {
  activityStatusTexts,
  awaitedTopUpTexts,
  topUpCardNotes,
  topUpFailureTexts,
  topUpPayingTexts,
  topUpTexts,
  topUpToasts,
} from '../texts.ts'
import type { PaymentWindowState, TopUpForm, TopUpPayment, TopUpStage } from './model.ts'
import { presetAmounts, topUpAmountError, topUpAmountOf, topUpCard, topUpOf, topUpStage, withRange } from './rules.ts'

/** Data from which the view is computed. */
export interface CardTopUpState {
  readonly form: FormState<TopUpForm, Fault>
  readonly shown: PaymentWindowState
  readonly payment: TopUpPayment | null
  readonly cards: CardListState
  /** True if amounts are hidden. The view then contains no balance; the typed amount stays visible. */
  readonly amountsHidden: boolean
}

/** Amount; null if amounts are hidden. */
type ShownAmount = string | null

/** Card that receives the money, and its balance. */
export interface TopUpCardView extends CardNames {
  /** Balance and its note, shown at the end of the row; null if the balance is unknown. */
  readonly end: { readonly amount: ShownAmount; readonly note: string } | null
}

/** Input field for the amount. An error replaces the hint, since both texts contain the allowed range. */
export interface TopUpAmountView {
  readonly label: string
  readonly symbol: string
  readonly value: string
  readonly hint: string | null
  readonly error: string | null
  /** True while the top-up is being sent or paid. */
  readonly isLocked: boolean
  readonly presets: {
    readonly label: string
    readonly options: ReadonlyArray<{ readonly label: string; readonly value: string; readonly isChosen: boolean }>
  }
  /** Balance after the top-up; null if the current balance is unknown. */
  readonly total: { readonly label: string; readonly amount: ShownAmount } | null
}

/** Top-up of a card, ready to render. */
export interface CardTopUpView {
  readonly stage: TopUpStage
  /** Card of the top-up; null if no card accepts top-ups (CARD-166). */
  readonly card: TopUpCardView | null
  readonly amount: TopUpAmountView
  readonly action: string
  readonly cancel: string
  /** 'loading' while the invoice is being made; null otherwise. After a success, the payment window opens. */
  readonly status: 'loading' | null
  readonly canSubmit: boolean
  /** Failure that is shown in place of the form (ERR-041, ERR-042). */
  readonly failure: { readonly title: string; readonly text: string; readonly retry: string } | null
  /** Progress that is shown in place of the form while the user pays. */
  readonly payment: {
    readonly isBlocked: boolean
    readonly title: string
    readonly amount: string
    readonly text: string
    /** Label of the button that opens the window or brings it to the front. */
    readonly action: string
  } | null
}

const isSame = (one: DecimalText | null, other: DecimalText): boolean => one !== null && compare(one, other) === 0

const amountView = (
  { form, amountsHidden }: CardTopUpState,
  stage: TopUpStage,
  balance: DecimalText | null,
): TopUpAmountView => {
  const { amount: text } = form.values
  const typed = topUpAmountOf(text)
  const error = form.touched.includes('amount') ? topUpAmountError(text) : null
  const total = balance === null || typed === null ? balance : add(balance, typed)
  return {
    label: topUpTexts.label,
    symbol: topUpTexts.symbol,
    value: text,
    hint: error === null ? withRange(topUpTexts.range) : null,
    error,
    isLocked: stage === 'making' || stage === 'paying',
    presets: {
      label: topUpTexts.presets,
      options: presetAmounts.map((amount) => ({
        label: `${topUpTexts.symbol}${amount}`,
        value: amount,
        isChosen: isSame(typed, amount),
      })),
    },
    total: total === null ? null : { label: topUpTexts.newBalance, amount: amountsHidden ? null : formatUsd(total) },
  }
}

const cardView = (
  { form, payment, amountsHidden }: CardTopUpState,
  stage: TopUpStage,
  card: DebitCard,
  balance: DecimalText | null,
): TopUpCardView => {
  const shown = (amount: DecimalText | null): ShownAmount =>
    amount === null || amountsHidden ? null : formatUsd(amount)
  const typed = topUpAmountOf(form.values.amount)
  const names = cardNames(card)
  if (stage === 'failed') {
    return { ...names, end: typed === null ? null : { amount: formatUsd(typed), note: topUpCardNotes.failed } }
  }
  if (balance === null) return { ...names, end: null }
  return stage === 'paying' && payment !== null
    ? { ...names, end: { amount: shown(add(balance, payment.amount)), note: topUpCardNotes.coming } }
    : { ...names, end: { amount: shown(balance), note: topUpCardNotes.available } }
}

/** Returns the view. The button is enabled for a valid amount unless an invoice is being made or paid (CARD-166). */
export const cardTopUpView = (now: CardTopUpState): CardTopUpView => {
  const { form, shown, payment, cards } = now
  const stage = topUpStage(now)
  const card = topUpCard(cards.cards, form.values.cardId)
  const balance = card === null ? null : knownBalance(cards, card)
  return {
    stage,
    card: card === null ? null : cardView(now, stage, card, balance),
    amount: amountView(now, stage, balance),
    action: topUpTexts.add,
    cancel: stage === 'paying' ? topUpTexts.close : topUpTexts.cancel,
    status: stage === 'making' ? 'loading' : null,
    canSubmit: stage === 'filling' && topUpOf(cards.cards, form.values) !== null,
    failure: form.refusal === null ? null : { ...topUpFailureTexts, text: form.refusal },
    payment:
      stage === 'paying' && payment !== null
        ? {
            ...topUpPayingTexts[shown === 'blocked' ? 'blocked' : 'open'],
            isBlocked: shown === 'blocked',
            amount: formatUsd(payment.amount),
          }
        : null,
  }
}

/** Data for the text of a toast about a payment. */
interface TopUpToastSource {
  readonly payment: TopUpPayment
  readonly cards: CardListState
  readonly amountsHidden: boolean
}

const toastId = 'top-up'

const toastOf = (
  tone: Toast['tone'],
  texts: (typeof topUpToasts)['coming' | 'there'],
  { payment, cards, amountsHidden }: TopUpToastSource,
  balanceOf: (balance: DecimalText) => DecimalText,
): Toast => {
  const card = topUpCard(cards.cards, payment.cardId)
  const known = card === null || amountsHidden ? null : knownBalance(cards, card)
  const values = {
    amount: formatUsd(payment.amount),
    card: card === null ? '' : cardNames(card).fullName,
    balance: known === null ? '' : formatUsd(balanceOf(known)),
  }
  return {
    id: toastId,
    tone,
    title: filled(amountsHidden ? texts.hidden : texts.title, values),
    text: card === null ? null : filled(known === null ? texts.plain : texts.balance, values),
    action: null,
  }
}

/** Returns the toast for a payment whose money is not on the card yet. The toast shows the balance after the payment. */
export const pendingToast = (source: TopUpToastSource): Toast =>
  toastOf('waiting', topUpToasts.coming, source, (balance) => add(balance, source.payment.amount))

/** Returns the toast for a payment whose money is on the card. Call this after the balances have been reloaded. */
export const arrivedToast = (source: TopUpToastSource): Toast =>
  toastOf('done', topUpToasts.there, source, (balance) => balance)

/** Line of text about pending top-ups, ready to render. */
export interface AwaitedTopUpsView {
  readonly status: string
  /** Total of the pending top-ups with its sign. Null if amounts are hidden, or if one of the amounts is unavailable. */
  readonly amount: string | null
  readonly note: string
}

const sum = (amounts: ReadonlyArray<DecimalText | null>): DecimalText | null =>
  amounts.reduce<DecimalText | null>((all, one) => (all === null || one === null ? null : add(all, one)), zero)

const awaitedNote = (topUps: ReadonlyArray<TopUp>, cards: ReadonlyArray<DebitCard>): string => {
  if (topUps.length > 1) return filled(awaitedTopUpTexts.many, { count: topUps.length })
  const card = cards.find(({ id }) => id === topUps[0]?.debitCard)
  return card === undefined ? awaitedTopUpTexts.plain : filled(awaitedTopUpTexts.one, { card: cardNames(card).name })
}

/** Format of amounts. Top-ups are in US dollars (CUR-025). */
const usd = { code: 'USD', precision: 2 } as const

/** Returns the line about pending top-ups; null if there are none. */
export const awaitedTopUpsView = (now: {
  readonly topUps: ReadonlyArray<TopUp>
  readonly cards: CardListState
  readonly amountsHidden: boolean
}): AwaitedTopUpsView | null => {
  const { topUps, cards, amountsHidden } = now
  if (topUps.length === 0) return null
  const amount = amountsHidden ? null : sum(topUps.map((topUp) => topUp.amount))
  return {
    status: activityStatusTexts.load,
    amount: amount === null ? null : formatMovement(amount, 'in', usd),
    note: awaitedNote(topUps, cards.cards),
  }
}
