import { waitlistTableLaws } from '@paydeck/core/properties'
import { waitlistTables } from '@paydeck/core/tables'
import { brokenLaws } from '@paydeck/core/testing'
import { afterJoining, isOffered, isOnList, unknownOptIn } from '@paydeck/core/waitlist'
import { expect, it } from 'vitest'

it('a waitlist table of another team keeps the laws, and changes the list, its country and who is on it', async () => {
  const { waitlists, countsAsSubscribed } = waitlistTables
  const own = {
    ...waitlistTables,
    waitlists: { ...waitlists, card: { ...waitlists.card, attribute: 'Own List' } },
    cardWaitlistCountry: 'DE',
  }
  expect(await brokenLaws(waitlistTableLaws(own))).toEqual([])
  const joined = afterJoining('card', unknownOptIn, 0, own.waitlists)
  expect(joined.attributes).toEqual(['Own List'])
  expect([isOnList('card', joined), isOnList('card', joined, own.waitlists)]).toEqual([false, true])
  expect(isOnList('card', joined, own.waitlists, { ...countsAsSubscribed, opted_in: false })).toBe(false)
  expect([isOffered('card', 'DE'), isOffered('card', 'DE', own.cardWaitlistCountry)]).toEqual([false, true])
})
