import { type Delay, delay } from '../kernel/timings.ts'
import type { EmailSubscribe, WaitlistName } from './model.ts'

/** What one list says and when it comes to rest. */
export interface WaitlistRow {
  /** The marketing attribute that the provider files the address under (HOME-026, BILL-049). */
  readonly attribute: string
  /** The success stays this long before the button goes or rests (HOME-023, BILL-045). */
  readonly successReset: Delay
  /** The failure stays this long before the button can be pressed again (HOME-024, BILL-046). */
  readonly failureReset: Delay
  /** Where a failure is told: in the opt-in error modal or on the button itself (ERR-067). */
  readonly failureShownIn: 'modal' | 'button'
  readonly failure: string
  /** Says what joining is for, beside the button; null: the page says it. */
  readonly invitation: string | null
  readonly join: string
  readonly joined: string
}

/** The two lists (HOME-023 to HOME-026, BILL-045 to BILL-049). */
export const waitlists = {
  card: {
    attribute: 'Card Waitlist',
    successReset: delay('card waitlist success', 1000),
    failureReset: delay('card waitlist failure', 3000),
    failureShownIn: 'modal',
    failure: 'There was an error adding you to the list. Please try again later.',
    invitation: 'Join the waitlist to hear first.',
    join: 'Join Waitlist',
    joined: 'You are on the waitlist.',
  },
  'bill-pay': {
    attribute: 'BillPay Waitlist',
    successReset: delay('bill waitlist success', 1000),
    failureReset: delay('bill waitlist failure', 1000),
    failureShownIn: 'button',
    failure: 'Error joining waitlist. Please try again.',
    invitation: null,
    join: 'Join waitlist',
    joined: 'You are on the waitlist.',
  },
} as const satisfies Record<WaitlistName, WaitlistRow>

/** The only country where the card may be waited for (HOME-025). */
export const cardWaitlistCountry = 'US'

/** Told instead of the button outside that country; {product} is the configured product name (ERR-019). */
export const unavailable = 'Waitlist unavailable. {product} Card available to U.S. residents only.'

/** Whether an opt-in state counts as taking part (BILL-051). */
export const subscribes = {
  subscribed: true,
  opted_in: true,
  unsubscribed: false,
} as const satisfies Record<EmailSubscribe, boolean>
