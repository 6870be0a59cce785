import { type ReferralTables, referralTables } from '../../tables/referral.ts'
import { type Law, law, mustEqual } from '../../testing/law.ts'
import { columnLaw } from './columns.ts'

/** Laws that state the rows of Paydeck's own referral tables, as its requirements do. */
export const referralStatements = (tables: ReferralTables = referralTables): ReadonlyArray<Law> => [
  columnLaw('LIM-010 states the reward and its conditions.', tables.referralReward, ({ value }) => value, {
    10: 'reward',
    100: 'load',
    30: 'within',
  }),
  law('PROF-055 states the status that raises a reminder.', () =>
    mustEqual(tables.remindedStatus, 'pending', 'the status'),
  ),
  law('ROUTE-065 states the cookie.', () =>
    mustEqual(tables.referralCookie, { name: 'referral', path: '/', sameSite: 'Lax' }, 'the cookie'),
  ),
]
