import type { Fault } from '../../kernel/fault.ts'
import type { FormState } from '../../kernel/form.ts'
import { filled } from '../../kernel/text.ts'
import { compare, type DecimalText, formatUsd, fromMinorUnits, typedDollars } from '../../money/index.ts'
import type { PostedMessage } from '../../platform/ports.ts'
import { postedStatus } from '../../platform/posted-status.ts'
import { wordsOf } from '../../presentation/failure-text.ts'
import type { DebitCard, TopUp } from '../model.ts'
import { visibleCards } from '../rules.ts'
import { day, providers } from '../tables.ts'
import { invoiceFailureText, topUpTexts } from '../texts.ts'
import type { PaymentWindowState, TopUpForm, TopUpPayment, TopUpStage } from './model.ts'
import { finishingStatuses, pendingTopUps, topUpAmounts, topUpPresets, topUpTyping } from './tables.ts'

const whole = (dollars: number): DecimalText => fromMinorUnits(BigInt(dollars), 0)

const least = whole(topUpAmounts.least.value)
const most = whole(topUpAmounts.most.value)

/**
 * True if the amount, in US dollars, is within the range of a top-up (CARD-162).
 * @example
 * isTopUpAmount('10000') // true
 * isTopUpAmount('0.99') // false
 */
export const isTopUpAmount = (amount: DecimalText): boolean => compare(amount, least) >= 0 && compare(amount, most) <= 0

/**
 * Parses a typed amount; null if the text is ambiguous or the amount is out of range.
 * @example
 * topUpAmountOf('$1,250.5') // '1250.50'
 * topUpAmountOf('10001') // null
 */
export const topUpAmountOf = (text: string): DecimalText | null => {
  const amount = typedDollars(text, { decimals: topUpTyping.decimals.value, digits: topUpTyping.digits.value })
  return amount !== null && isTopUpAmount(amount) ? amount : null
}

/** Preset amounts. Each has a button that enters the amount in the field. */
export const presetAmounts: ReadonlyArray<DecimalText> = topUpPresets.map(({ value }) => whole(value))

/** Inserts the smallest and the largest amount of a top-up into a text. */
export const withRange = (text: string): string => filled(text, { least: formatUsd(least), most: formatUsd(most) })

/** Returns the error of a typed amount; null if the amount is valid or blank. */
export const topUpAmountError = (text: string): string | null =>
  text.trim() === '' || topUpAmountOf(text) !== null ? null : withRange(topUpTexts.outside)

/** Returns the visible card with an id; null if there is none, or if the card cannot be topped up (HOME-020, CARD-021). */
export const topUpCard = (cards: ReadonlyArray<DebitCard>, id: string | null): DebitCard | null =>
  visibleCards(cards).find((card) => card.id === id && providers[card.provider].addFunds) ?? null

/** Returns the card and the amount of a form; null if either is invalid. */
export const topUpOf = (
  cards: ReadonlyArray<DebitCard>,
  { cardId, amount: text }: TopUpForm,
): { readonly cardId: string; readonly amount: DecimalText } | null => {
  const amount = topUpAmountOf(text)
  const card = topUpCard(cards, cardId)
  return amount === null || card === null ? null : { cardId: card.id, amount }
}

/**
 * Returns the text for a failed invoice: the provider's message if there is one, else the default text (ERR-041, ERR-044).
 * @example
 * topUpFailureText(rejected(400, 'Card is closed.')) // 'Card is closed.'
 */
export const topUpFailureText = (fault: Fault): string => wordsOf(fault) ?? invoiceFailureText

/**
 * Returns the start of the period for which pending top-ups are requested, in milliseconds since 1970 (CARD-062).
 * @example
 * pendingSince(Date.UTC(2026, 2, 10)) // Date.UTC(2026, 2, 3)
 */
export const pendingSince = (now: number): number => now - pendingTopUps.days.value * day

/**
 * Returns the payment status that a posted message contains, if this status completes the top-up; otherwise null. The
 * message must come from the payment window's origin (CARD-157, CARD-167). Accepts any posted value.
 * @example
 * const message = { data: { status: 'paid' }, origin: 'https://pay.example', isFromWindow: true }
 * finishingStatusOf(message, 'https://pay.example') // 'paid'
 * finishingStatusOf(message, 'https://other.example') // null
 */
export const finishingStatusOf = (
  message: PostedMessage,
  windowOrigin: string,
  statuses: ReadonlyArray<string> = finishingStatuses,
): string | null => {
  const status = postedStatus(message, windowOrigin)
  return status !== null && statuses.includes(status) ? status : null
}

/**
 * Returns the stage of the top-up in the form. The stage is 'paying' while the payment window of its invoice is open or
 * blocked, so that no second invoice is made.
 */
export const topUpStage = (now: {
  readonly form: FormState<TopUpForm, Fault>
  readonly shown: PaymentWindowState
  readonly payment: TopUpPayment | null
}): TopUpStage => {
  const { form, shown, payment } = now
  if (form.refusal !== null) return 'failed'
  if (form.status === 'loading') return 'making'
  return payment !== null && shown !== 'closed' && payment.cardId === form.values.cardId ? 'paying' : 'filling'
}

/** Replaces the pending top-ups of one card. */
export const withPending = (
  topUps: ReadonlyArray<TopUp>,
  cardId: string,
  pending: ReadonlyArray<TopUp>,
): ReadonlyArray<TopUp> => [...topUps.filter(({ debitCard }) => debitCard !== cardId), ...pending]

/** True if the top-up of an invoice is still pending. */
export const isPendingInvoice = (pending: ReadonlyArray<TopUp>, invoiceId: string): boolean =>
  pending.some(({ invoice }) => invoice.id === invoiceId)
