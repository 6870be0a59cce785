/** The offer of a first passkey. */
export interface PasskeyOffer {
  readonly title: string
  readonly text: string
  readonly action: string
  readonly to: string
}

/** What decides on the offers. */
export interface OffersState {
  /** null: there is a passkey, or there can be none (HOME-015). */
  readonly passkey: PasskeyOffer | null
  readonly hasGalileoCard: boolean
  /** What the user's flags turn on (SESS-038, SESS-039, HOME-022). */
  readonly features: { readonly cardWaitlist: boolean; readonly cardTerms: boolean }
}
