import * as t from 'io-ts'

/** The two lists that a person may wait on: the card programme, and Bill Pay where it is not offered. */
export const waitlistNames = ['card', 'bill-pay'] as const
/** One of `waitlistNames`. */
export type WaitlistName = (typeof waitlistNames)[number]

/** Whether an address takes part in mailings; any other word of the provider means that it does not. */
export const EmailSubscribe = /* @__PURE__ */ t.keyof({ subscribed: null, opted_in: null, unsubscribed: null })
export type EmailSubscribe = t.TypeOf<typeof EmailSubscribe>

/** What the provider knows of an email address and its mailings (BILL-048). */
export interface OptIn {
  /** null: never asked, or a word that we do not know. */
  readonly emailSubscribe: EmailSubscribe | null
  /** Milliseconds since 1970; null when never opted in. */
  readonly emailOptedInAt: number | null
  /** The lists that the address is on, by attribute ("Card Waitlist"). */
  readonly attributes: ReadonlyArray<string>
}

/** Before the first look-up, and the answer for an unknown address. */
export const neverAsked: OptIn = { emailSubscribe: null, emailOptedInAt: null, attributes: [] }

/** Tells of a waitlist that could not be joined. */
export type WaitlistModal = 'opt-in-error'
