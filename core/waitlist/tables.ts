import { type Delay, delay } from '../kernel/timings.ts'
import type { EmailSubscribe, WaitlistName } from './model.ts'
import { billWaitlistTexts, cardWaitlistTexts } from './texts.ts'

/** Texts and delays of a waitlist. */
export interface WaitlistRow {
  /** Attribute of the mailing list at the provider (HOME-026, BILL-049). */
  readonly attribute: string
  /** Time after which the success message ends: the button then disappears or is disabled (HOME-023, BILL-045). */
  readonly successReset: Delay
  /** Time after which the failure message ends: the button is then enabled again (HOME-024, BILL-046). */
  readonly failureReset: Delay
  /** Element that shows the failure message: the opt-in error modal or the button (ERR-067). */
  readonly failureShownIn: 'modal' | 'button'
  readonly failure: string
  /** Text that explains the list, shown beside the button; null if the page itself explains the list. */
  readonly invitation: string | null
  readonly join: string
  readonly joined: string
}

/** Rows of both lists (HOME-023 to HOME-026, BILL-045 to BILL-049). */
export const waitlists = {
  card: {
    attribute: 'Card Waitlist',
    successReset: delay('card waitlist success', 1000),
    failureReset: delay('card waitlist failure', 3000),
    failureShownIn: 'modal',
    failure: cardWaitlistTexts.failure,
    invitation: cardWaitlistTexts.invitation,
    join: cardWaitlistTexts.join,
    joined: cardWaitlistTexts.joined,
  },
  'bill-pay': {
    attribute: 'BillPay Waitlist',
    successReset: delay('bill waitlist success', 1000),
    failureReset: delay('bill waitlist failure', 1000),
    failureShownIn: 'button',
    ...billWaitlistTexts,
    invitation: null,
  },
} as const satisfies Record<WaitlistName, WaitlistRow>

/** The only country whose users can join the card list (HOME-025). */
export const cardWaitlistCountry = 'US'

/** True for each mailing state that counts as subscribed (BILL-051). */
export const countsAsSubscribed = {
  subscribed: true,
  opted_in: true,
  unsubscribed: false,
} as const satisfies Record<EmailSubscribe, boolean>
