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
import type { PaymentWindowState, TopUpForm, TopUpPayment, TopUpStage } from './model.ts'
import {
  finishingStatuses,
  invoiceFailure,
  pendingTopUps,
  topUpAmounts,
  topUpPresets,
  topUpTexts,
  topUpTyping,
} from './tables.ts'

const whole = (dollars: number): DecimalText => fromMinorUnits(BigInt(dollars), 0)

const least = whole(topUpAmounts.least.value)
const most = whole(topUpAmounts.most.value)

/** Whether so much can be put on a card, in US dollars (CARD-162). */
export const isTopUpAmount = (amount: DecimalText): boolean => compare(amount, least) >= 0 && compare(amount, most) <= 0

/** The amount that was typed, if so much can be put on a card; null: it cannot, or none is sure to be meant. */
export const topUpAmountOf = (text: string): DecimalText | null => {
  const amount = typedDollars(text, { decimals: topUpTyping.decimals.value, digits: topUpTyping.digits.value })
  return amount !== null && isTopUpAmount(amount) ? amount : null
}

/** The amounts that one press fills in. */
export const presetAmounts: ReadonlyArray<DecimalText> = topUpPresets.map(({ value }) => whole(value))

/** A text with the two ends of the range in it. */
export const withRange = (text: string): string => filled(text, { least: formatUsd(least), most: formatUsd(most) })

/** What is wrong with a typed amount; null: nothing, or nothing was typed yet. */
export const topUpAmountError = (text: string): string | null =>
  text.trim() === '' || topUpAmountOf(text) !== null ? null : withRange(topUpTexts.outside)

/** The card of an id, if money can be put on it (HOME-020, CARD-021). */
export const topUpCard = (cards: ReadonlyArray<DebitCard>, id: string | null): DebitCard | null =>
  visibleCards(cards).find((card) => card.id === id && providers[card.provider].addFunds) ?? null

/** What an invoice is made for: the card and the amount of a form; null: one of them will not do. */
export const topUpOf = (
  cards: ReadonlyArray<DebitCard>,
  { cardId, amount: text }: TopUpForm,
): { readonly cardId: string; readonly amount: DecimalText } | null => {
  const amount = topUpAmountOf(text)
  const card = topUpCard(cards, cardId)
  return amount === null || card === null ? null : { cardId: card.id, amount }
}

/** What to tell of an invoice that could not be made: the provider's words, else the default (ERR-041, ERR-044). */
export const topUpFailureText = (fault: Fault): string => wordsOf(fault) ?? invoiceFailure

/** From when on pending top-ups are asked for (CARD-062). */
export const pendingSince = (now: number): number => now - pendingTopUps.days.value * day

/**
 * The status with which a message ends the top-up; null: it does not. It does when it is one of the opened window, from
 * its origin, with a finishing status (CARD-157, CARD-167). Total over everything that can be posted.
 */
export const finishingStatusOf = (message: PostedMessage, windowOrigin: string): string | null => {
  const status = postedStatus(message, windowOrigin)
  return status !== null && finishingStatuses.includes(status) ? status : null
}

/**
 * Where it stands for the card of the form. While the window of that card's invoice is open, or was blocked, it is being
 * paid: a second invoice would be one too many.
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

/** What is on its way to the cards, with what the provider says of one of them. */
export const withPending = (
  topUps: ReadonlyArray<TopUp>,
  cardId: string,
  pending: ReadonlyArray<TopUp>,
): ReadonlyArray<TopUp> => [...topUps.filter(({ debitCard }) => debitCard !== cardId), ...pending]

/** Whether the money of an invoice is on its way still. */
export const isOnItsWay = (pending: ReadonlyArray<TopUp>, invoiceId: string): boolean =>
  pending.some(({ invoice }) => invoice.id === invoiceId)
