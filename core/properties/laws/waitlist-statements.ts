import { type WaitlistTables, waitlistTables } from '../../tables/waitlist.ts'
import { type Law, law, mustEqual } from '../../testing/law.ts'
import { columnLaw } from './columns.ts'

/** Laws that state the rows of Paydeck's own waitlist tables, as its requirements do. */
export const waitlistStatements = (tables: WaitlistTables = waitlistTables): ReadonlyArray<Law> => [
  columnLaw('HOME-026 and BILL-049 state the attribute of each list.', tables.waitlists, ({ attribute }) => attribute, {
    'Card Waitlist': 'card',
    'BillPay Waitlist': 'bill-pay',
  }),
  columnLaw(
    'HOME-023 and BILL-045 state how long a success is shown.',
    tables.waitlists,
    (row) => row.successReset.ms,
    {
      1000: 'bill-pay card',
    },
  ),
  columnLaw(
    'HOME-024 and BILL-046 state how long a failure is shown.',
    tables.waitlists,
    (row) => row.failureReset.ms,
    {
      3000: 'card',
      1000: 'bill-pay',
    },
  ),
  columnLaw('ERR-067 states where a failure is shown.', tables.waitlists, ({ failureShownIn }) => failureShownIn, {
    modal: 'card',
    button: 'bill-pay',
  }),
  columnLaw('ERR-017 and ERR-066 state the message for a failure.', tables.waitlists, ({ failure }) => failure, {
    'There was an error adding you to the list. Please try again later.': 'card',
    'Error joining waitlist. Please try again.': 'bill-pay',
  }),
  columnLaw('Only the card list has an invitation.', tables.waitlists, ({ invitation }) => invitation, {
    'Join the waitlist to be the first to know.': 'card',
    null: 'bill-pay',
  }),
  columnLaw('BILL-047 states the text after joining.', tables.waitlists, ({ join, joined }) => `${join}: ${joined}`, {
    'Join Waitlist: You are on the waitlist.': 'card',
    'Join waitlist: You are on the waitlist.': 'bill-pay',
  }),
  law('HOME-025 states the country of the card list.', () =>
    mustEqual(tables.cardWaitlistCountry, 'US', 'the country'),
  ),
  columnLaw('BILL-051 states the mailing states that count.', tables.countsAsSubscribed, String, {
    true: 'opted_in subscribed',
    false: 'unsubscribed',
  }),
]
