import { filled } from '../kernel/text.ts'
import type { OptIn, WaitlistName } from './model.ts'
import { cardWaitlistCountry, subscribes, unavailable, waitlists } from './tables.ts'

/** Whether an address is on a list: it takes part in mailings and carries the list's attribute (BILL-051, HOME-028). */
export const isOnList = (list: WaitlistName, optIn: OptIn): boolean =>
  optIn.emailSubscribe !== null &&
  subscribes[optIn.emailSubscribe] &&
  optIn.attributes.includes(waitlists[list].attribute)

/** Whether joining is offered to a user in a country; the Bill Pay list is offered in every country (HOME-025). */
export const isOffered = (list: WaitlistName, country: string | null): boolean =>
  list !== 'card' || country === cardWaitlistCountry

/** What is told where the card may not be waited for (ERR-019). */
export const unavailableText = (productName: string): string => filled(unavailable, { product: productName })

/** What the provider holds once a join has succeeded (CALL-105). */
export const afterJoining = (list: WaitlistName, optIn: OptIn, now: number): OptIn => ({
  emailSubscribe: 'opted_in',
  emailOptedInAt: now,
  attributes: optIn.attributes.includes(waitlists[list].attribute)
    ? optIn.attributes
    : [...optIn.attributes, waitlists[list].attribute],
})

/** What a look-up tells that a join has overtaken: the lists of both (BILL-050). */
export const besideJoin = (lookedUp: OptIn, joined: OptIn): OptIn => ({
  ...joined,
  attributes: [...new Set([...lookedUp.attributes, ...joined.attributes])],
})
