import { filled } from '../kernel/text.ts'
import type { EmailSubscribe, OptIn, WaitlistName } from './model.ts'
import { cardWaitlistCountry, countsAsSubscribed, type WaitlistRow, waitlists } from './tables.ts'
import { cardWaitlistTexts } from './texts.ts'

type Attributes = Readonly<Record<WaitlistName, Pick<WaitlistRow, 'attribute'>>>

/**
 * True if the email address is subscribed to mailings and has the attribute of the list (BILL-051, HOME-028).
 * @example
 * isOnList('bill-pay', { emailSubscribe: 'opted_in', attributes: ['BillPay Waitlist'] }) // true
 * isOnList('bill-pay', { emailSubscribe: null, attributes: ['BillPay Waitlist'] }) // false
 */
export const isOnList = (
  list: WaitlistName,
  optIn: OptIn,
  lists: Attributes = waitlists,
  counts: Readonly<Record<EmailSubscribe, boolean>> = countsAsSubscribed,
): boolean =>
  optIn.emailSubscribe !== null && counts[optIn.emailSubscribe] && optIn.attributes.includes(lists[list].attribute)

/**
 * True if a user in this country can join the list. Users in every country can join the Bill Pay list (HOME-025).
 * @example
 * isOffered('card', 'DE') // false
 * isOffered('bill-pay', 'DE') // true
 */
export const isOffered = (
  list: WaitlistName,
  country: string | null,
  cardCountry: string = cardWaitlistCountry,
): boolean => list !== 'card' || country === cardCountry

/**
 * Returns the message for users who cannot join the card list (ERR-019).
 * @example
 * unavailableText('Acme') // 'Waitlist unavailable. Acme Card available to U.S. residents only.'
 */
export const unavailableText = (productName: string): string =>
  filled(cardWaitlistTexts.unavailable, { product: productName })

/**
 * Returns the mailing data after a successful join (CALL-105).
 * @param now milliseconds since 1970
 * @example
 * afterJoining('bill-pay', unknownOptIn, 1000).attributes // ['BillPay Waitlist']
 */
export const afterJoining = (list: WaitlistName, optIn: OptIn, now: number, lists: Attributes = waitlists): OptIn => ({
  emailSubscribe: 'opted_in',
  emailOptedInAt: now,
  attributes: [...new Set([...optIn.attributes, lists[list].attribute])],
})

/**
 * Merges the response to a lookup with a join that finished before this response. The result contains the lists of both
 * (BILL-050).
 */
export const mergeLookUpWithJoin = (lookedUp: OptIn, joined: OptIn): OptIn => ({
  ...joined,
  attributes: [...new Set([...lookedUp.attributes, ...joined.attributes])],
})
