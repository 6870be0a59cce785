import { type WaitlistTables, waitlistTables } from '../../tables/waitlist.ts'
import { type Law, law, must } from '../../testing/law.ts'
import { afterJoining, isOffered, isOnList, unknownOptIn, waitlistNames } from '../../waitlist/index.ts'
import { distinctLaw, eachRow } from './columns.ts'
import { limitsLaw } from './limits.ts'

/** Laws of every set of waitlist tables, whatever its texts and delays: no two tables contradict each other. */
export const waitlistTableLaws = (tables: WaitlistTables = waitlistTables): ReadonlyArray<Law> => {
  const { waitlists, cardWaitlistCountry, countsAsSubscribed } = tables
  return [
    law('A user who joins a list is on this list and on no other (HOME-028, BILL-051).', () => {
      for (const joined of waitlistNames)
        for (const list of waitlistNames) {
          const isOn = isOnList(list, afterJoining(joined, unknownOptIn, 0, waitlists), waitlists, countsAsSubscribed)
          must(isOn === (list === joined), `after joining "${joined}", a user is ${isOn ? '' : 'not '}on "${list}".`)
        }
    }),
    law('An unsubscribed user is on no list.', () => must(!countsAsSubscribed.unsubscribed, '"unsubscribed" counts.')),
    distinctLaw('No two lists have one message for a failure.', waitlists, ({ failure }) => failure),
    eachRow('A list shows a failure in the modal or on its button (ERR-067).', waitlists, ({ failureShownIn }) =>
      ['modal', 'button'].includes(failureShownIn),
    ),
    eachRow('The button does not invite a user who has joined.', waitlists, ({ join, joined }) => join !== joined),
    law('The country of the card list is a country code.', () =>
      must(/^[A-Z]{2}$/.test(cardWaitlistCountry), `it is "${cardWaitlistCountry}".`),
    ),
    law('The country decides about the card list only (HOME-025).', () => {
      must(isOffered('card', cardWaitlistCountry, cardWaitlistCountry), 'its own country cannot join.')
      must(!isOffered('card', null, cardWaitlistCountry), 'an unknown country can join the card list.')
      must(isOffered('bill-pay', null, cardWaitlistCountry), 'an unknown country cannot join the other list.')
    }),
    limitsLaw(waitlists),
  ]
}
