import type { EmailSubscribe, WaitlistName } from '../waitlist/model.ts'
import { cardWaitlistCountry, countsAsSubscribed, type WaitlistRow, waitlists } from '../waitlist/tables.ts'

/** Rule tables of the waitlists. */
export interface WaitlistTables {
  /** Texts and delays of each list (HOME-023 to HOME-026, BILL-045 to BILL-049). */
  readonly waitlists: Readonly<Record<WaitlistName, WaitlistRow>>
  /** The only country whose users can join the card list (HOME-025). */
  readonly cardWaitlistCountry: string
  /** True for each mailing state that counts as subscribed (BILL-051). */
  readonly countsAsSubscribed: Readonly<Record<EmailSubscribe, boolean>>
}

/** The rule tables of the waitlists that Paydeck uses. */
export const waitlistTables: WaitlistTables = { waitlists, cardWaitlistCountry, countsAsSubscribed }
