import * as t from 'io-ts'

/** Waitlists: for the card programme, and for users to whom Bill Pay is not available. */
export const waitlistNames = ['card', 'bill-pay'] as const
/** Waitlist in `waitlistNames`. */
export type WaitlistName = (typeof waitlistNames)[number]

/** Mailing state of an email address. A value that is unknown to the app counts as not subscribed. */
export const EmailSubscribe = /* @__PURE__ */ t.keyof({ subscribed: null, opted_in: null, unsubscribed: null })
export type EmailSubscribe = t.TypeOf<typeof EmailSubscribe>

/** Mailing data of an email address at the provider (BILL-048). */
export interface OptIn {
  /** Null if the provider has no mailing state for the email address, or if the app does not know this state. */
  readonly emailSubscribe: EmailSubscribe | null
  /** Time of the opt-in, in milliseconds since 1970; null without an opt-in. */
  readonly emailOptedInAt: number | null
  /** Attributes of the mailing lists that contain the email address, such as "Card Waitlist". */
  readonly attributes: ReadonlyArray<string>
}

/** State before the first lookup; also the result for an unknown email address. */
export const unknownOptIn: OptIn = { emailSubscribe: null, emailOptedInAt: null, attributes: [] }

/** Name of the modal about a failed attempt to join a waitlist. */
export type WaitlistModal = 'opt-in-error'
