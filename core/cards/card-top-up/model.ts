import type { DecimalText } from '../../money/model.ts'

/** Modal that adds money to a card. */
export type CardTopUpModal = 'add-funds'

/** Input of the form that adds money to a card. */
export interface TopUpForm {
  /** Id of the card; null while the form is closed. */
  readonly cardId: string | null
  /** Amount as typed, in US dollars. */
  readonly amount: string
}

/** Blank form. */
export const blankTopUp: TopUpForm = { cardId: null, amount: '' }

/** Invoice to be paid, and the card that receives the money. */
export interface TopUpPayment {
  readonly invoiceId: string
  readonly cardId: string
  /** Amount in US dollars. */
  readonly amount: DecimalText
}

/** State of the payment window; 'blocked' if the browser did not open the window. */
export type PaymentWindowState = 'closed' | 'open' | 'blocked'

/** Stage of a top-up. Only in the stage 'filling' can the user send the form. */
export type TopUpStage = 'filling' | 'making' | 'paying' | 'failed'
