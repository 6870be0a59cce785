import type { Fault } from '../../kernel/fault.ts'
import type { FormState } from '../../kernel/form.ts'
import { filled } from '../../kernel/text.ts'
import { add, compare, type DecimalText, formatMovement, formatUsd, zero } from '../../money/index.ts'
import type { Toast } from '../../platform/ports.ts'
import { activityTexts } from '../activity-items/index.ts'
import { cardNames, type CardNames, type CardListState, knownBalance } from '../card-list/index.ts'
import type { DebitCard, TopUp } from '../model.ts'
import type { PaymentWindowState, TopUpForm, TopUpPayment, TopUpStage } from './model.ts'
import { presetAmounts, topUpAmountError, topUpAmountOf, topUpCard, topUpOf, topUpStage, withRange } from './rules.ts'
import { awaitedTexts, cardNotes, topUpFailure, topUpNews, topUpPaying, topUpTexts } from './tables.ts'

/** What the view is computed from. */
export interface CardTopUpState {
  readonly form: FormState<TopUpForm, Fault>
  readonly shown: PaymentWindowState
  readonly payment: TopUpPayment | null
  readonly cards: CardListState
  /** Then no balance is in the view; what was typed is. */
  readonly amountsHidden: boolean
}

/** An amount; null: amounts are hidden. */
type ShownAmount = string | null

/** The card that money is put on, and what is to be said of it. */
export interface TopUpCardView extends CardNames {
  /** null: the balance is not known. */
  readonly end: { readonly amount: ShownAmount; readonly note: string } | null
}

/** The field of the amount. The hint gives way to what is wrong, which says the same. */
export interface TopUpAmountView {
  readonly label: string
  readonly symbol: string
  readonly value: string
  readonly hint: string | null
  readonly error: string | null
  /** While it is on its way nothing of it can be changed. */
  readonly isResting: boolean
  readonly presets: {
    readonly label: string
    readonly options: ReadonlyArray<{ readonly label: string; readonly value: string; readonly isChosen: boolean }>
  }
  /** What will be on the card; null: what is on it is not known. */
  readonly total: { readonly label: string; readonly amount: ShownAmount } | null
}

/** Money being put on a card, ready to render. */
export interface CardTopUpView {
  readonly stage: TopUpStage
  /** The card that it was opened from; null: there is none to put money on (CARD-166). */
  readonly card: TopUpCardView | null
  readonly amount: TopUpAmountView
  readonly action: string
  readonly cancel: string
  /** Of the invoice that is being made: that it is there is told by its window. */
  readonly status: 'loading' | null
  readonly canSubmit: boolean
  /** In place of the form (ERR-041, ERR-042). */
  readonly failure: { readonly title: string; readonly text: string; readonly retry: string } | null
  /** In place of the form, while it is paid. */
  readonly payment: {
    readonly isBlocked: boolean
    readonly title: string
    readonly amount: string
    readonly text: string
    /** Opens the window, or brings it to the front. */
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
    isResting: stage === 'making' || stage === 'paying',
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
    return { ...names, end: typed === null ? null : { amount: formatUsd(typed), note: cardNotes.failed } }
  }
  if (balance === null) return { ...names, end: null }
  return stage === 'paying' && payment !== null
    ? { ...names, end: { amount: shown(add(balance, payment.amount)), note: cardNotes.coming } }
    : { ...names, end: { amount: shown(balance), note: cardNotes.available } }
}

/** The button works while the amount is in its range, and not while an invoice is made or paid (CARD-166). */
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
    failure: form.refusal === null ? null : { ...topUpFailure, text: form.refusal },
    payment:
      stage === 'paying' && payment !== null
        ? {
            ...topUpPaying[shown === 'blocked' ? 'blocked' : 'open'],
            isBlocked: shown === 'blocked',
            amount: formatUsd(payment.amount),
          }
        : null,
  }
}

/** What the toast of a payment is told from. */
interface TopUpNews {
  readonly payment: TopUpPayment
  readonly cards: CardListState
  readonly amountsHidden: boolean
}

const newsId = 'top-up'

const newsOf = (
  tone: Toast['tone'],
  texts: (typeof topUpNews)['coming' | 'there'],
  { payment, cards, amountsHidden }: TopUpNews,
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
    id: newsId,
    tone,
    title: filled(amountsHidden ? texts.hidden : texts.title, values),
    text: card === null ? null : filled(known === null ? texts.plain : texts.balance, values),
    action: null,
  }
}

/** Says that money was paid which is not on its card yet; the balance is still the one before. */
export const comingNews = (news: TopUpNews): Toast =>
  newsOf('waiting', topUpNews.coming, news, (balance) => add(balance, news.payment.amount))

/** Says that money is on its card, once the balance has been asked for again. */
export const arrivedNews = (news: TopUpNews): Toast => newsOf('done', topUpNews.there, news, (balance) => balance)

/** What was paid and is not on its card yet, in one line, ready to render. */
export interface AwaitedTopUpsView {
  readonly status: string
  /** All of it together, signed; null: amounts are hidden, or one of them cannot be told. */
  readonly amount: string | null
  readonly note: string
}

const sum = (amounts: ReadonlyArray<DecimalText | null>): DecimalText | null =>
  amounts.reduce<DecimalText | null>((all, one) => (all === null || one === null ? null : add(all, one)), zero)

const awaitedNote = (topUps: ReadonlyArray<TopUp>, cards: ReadonlyArray<DebitCard>): string => {
  if (topUps.length > 1) return filled(awaitedTexts.many, { count: topUps.length })
  const card = cards.find(({ id }) => id === topUps[0]?.debitCard)
  return card === undefined ? awaitedTexts.plain : filled(awaitedTexts.one, { card: cardNames(card).name })
}

/** Top-ups are in US dollars (CUR-025). */
const usd = { code: 'USD', precision: 2 } as const

/** null: nothing is awaited. */
export const awaitedTopUpsView = (now: {
  readonly topUps: ReadonlyArray<TopUp>
  readonly cards: CardListState
  readonly amountsHidden: boolean
}): AwaitedTopUpsView | null => {
  const { topUps, cards, amountsHidden } = now
  if (topUps.length === 0) return null
  const amount = amountsHidden ? null : sum(topUps.map((topUp) => topUp.amount))
  return {
    status: activityTexts.load,
    amount: amount === null ? null : formatMovement(amount, 'in', usd),
    note: awaitedNote(topUps, cards.cards),
  }
}
