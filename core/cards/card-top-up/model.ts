import type { DecimalText } from '../../money/model.ts'

/** Modals of putting money on a card. */
export type CardTopUpModal = 'add-funds'

/** What is filled in to put money on a card. */
export interface TopUpForm {
  /** Which card; null: the form is closed. */
  readonly cardId: string | null
  /** The amount as it was typed, in US dollars. */
  readonly amount: string
}

/** Before anything is filled in. */
export const blankTopUp: TopUpForm = { cardId: null, amount: '' }

/** An invoice on its way to be paid, and the card that its money goes to. */
export interface TopUpPayment {
  readonly invoiceId: string
  readonly cardId: string
  /** US dollars. */
  readonly amount: DecimalText
}

/** The payment window; blocked: the browser opened none. */
export type PaymentWindowState = 'closed' | 'open' | 'blocked'

/** Where putting money on a card stands; it can be sent while it is filled in, and at no other time. */
export type TopUpStage = 'filling' | 'making' | 'paying' | 'failed'
