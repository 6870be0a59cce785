import type { Fault } from '../../kernel/fault.ts'
import type { FormState } from '../../kernel/form.ts'
import { cardNames, type CardNames, type CardListState } from '../card-list/index.ts'
import type { PaymentWindowState, TopUpForm } from './model.ts'
import { topUpAmountError, topUpCard, topUpOf, withRange } from './rules.ts'
import { topUpFailure, topUpTexts } from './tables.ts'

/** The form in which money is put on a card, ready to render. */
export interface CardTopUpView {
  /** The card that it was opened from; null: there is none to put money on (CARD-166). */
  readonly card: CardNames | null
  /** The hint gives way to what is wrong, which says the same. */
  readonly amount: {
    readonly label: string
    readonly value: string
    readonly hint: string | null
    readonly error: string | null
  }
  readonly action: string
  /** Of the invoice that is being made: that it is there is told by its window. */
  readonly status: 'loading' | null
  readonly canSubmit: boolean
  /** In place of the form (ERR-041, ERR-042). */
  readonly failure: { readonly title: string; readonly text: string; readonly retry: string } | null
  /** Where the payment goes on; with the label of a button that opens its window, where the browser did not. */
  readonly payment: { readonly text: string; readonly action: string | null } | null
}

const payments = {
  closed: null,
  open: { text: topUpTexts.open, action: null },
  blocked: { text: topUpTexts.blocked, action: topUpTexts.openWindow },
} as const satisfies Record<PaymentWindowState, CardTopUpView['payment']>

/** The button works while the amount is in its range, and not while an invoice is being made (CARD-166). */
export const cardTopUpView = (now: {
  readonly form: FormState<TopUpForm, Fault>
  readonly shown: PaymentWindowState
  readonly cards: CardListState
}): CardTopUpView => {
  const { form, shown, cards } = now
  const { cardId, amount } = form.values
  const card = topUpCard(cards.cards, cardId)
  const isLoading = form.status === 'loading'
  const error = form.touched.includes('amount') ? topUpAmountError(amount) : null
  return {
    card: card === null ? null : cardNames(card),
    amount: {
      label: topUpTexts.label,
      value: amount,
      hint: error === null ? withRange(topUpTexts.range) : null,
      error,
    },
    action: topUpTexts.add,
    status: isLoading ? 'loading' : null,
    canSubmit: topUpOf(cards.cards, form.values) !== null && !isLoading,
    failure: form.refusal === null ? null : { ...topUpFailure, text: form.refusal },
    payment: payments[shown],
  }
}
