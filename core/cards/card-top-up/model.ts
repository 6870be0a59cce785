/** The form in which money is put on a card, and how its payment stands. */
export interface TopUpForm {
  /** Which card; null: the form is closed. */
  readonly cardId: string | null
  /** The amount as it was typed, in US dollars. */
  readonly amount: string
  /** Whether the field of the amount was left. */
  readonly isTouched: boolean
  /** Why no invoice was made; null: nothing is to be told. */
  readonly failure: string | null
}

/** The payment window; blocked: the browser opened none. */
export type PaymentWindowState = 'closed' | 'open' | 'blocked'
