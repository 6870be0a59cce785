/** Heading and text of a panel. */
export interface Panel {
  readonly title: string
  readonly text: string
}

/** Offer of a first passkey. */
export interface PasskeyOffer {
  readonly title: string
  readonly text: string
  readonly action: string
  readonly to: string
}

/** State that decides which offers are shown. */
export interface OffersState {
  /** Offer of a first passkey; null if home does not offer one (HOME-015). */
  readonly passkey: PasskeyOffer | null
  readonly hasGalileoCard: boolean
  /** Features that are available to the user according to the user's flags (SESS-038, SESS-039, HOME-022). */
  readonly features: { readonly cardWaitlist: boolean; readonly cardTerms: boolean }
}
