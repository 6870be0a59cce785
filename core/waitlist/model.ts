import * as t from 'io-ts'

/** Waitlists: for the card programme, and for Bill Pay where it is unavailable. */
export const waitlistNames = ['card', 'bill-pay'] as const
/** Waitlist in `waitlistNames`. */
export type WaitlistName = (typeof waitlistNames)[number]

/** Mailing state of an email. An unknown word of the provider counts as not subscribed. */
export const EmailSubscribe = /* @__PURE__ */ t.keyof({ subscribed: null, opted_in: null, unsubscribed: null })
export type EmailSubscribe = t.TypeOf<typeof EmailSubscribe>

/** Mailing data of an email at the provider (BILL-048). */
export interface OptIn {
  /** Null if the provider has no mailing state for the email, or a state that is unknown to the app. */
  readonly emailSubscribe: EmailSubscribe | null
  /** Time of the opt-in, in milliseconds since 1970; null without an opt-in. */
  readonly emailOptedInAt: number | null
  /** Attributes of the lists that contain the email, such as "Card Waitlist". */
  readonly attributes: ReadonlyArray<string>
}

/** State before the first lookup; also the result for an unknown email. */
export const unknownOptIn: OptIn = { emailSubscribe: null, emailOptedInAt: null, attributes: [] }

/** Name of the modal about a failed attempt to join a waitlist. */
export type WaitlistModal = 'opt-in-error'
