import { withRewardNumbers } from '../../referral/index.ts'
import { type ReferralTables, referralTables } from '../../tables/referral.ts'
import { type Law, law, must, mustEqual } from '../../testing/law.ts'
import { columnLaw } from './columns.ts'
import { limitsLaw } from './limits.ts'

/** Laws of every set of referral tables, whatever its numbers and words. */
export const referralTableLaws = (tables: ReferralTables = referralTables): ReadonlyArray<Law> => {
  const { referralCookie, referralReward, remindedStatus } = tables
  return [
    law('The cookie has a name, and every page reads it (ROUTE-065).', () => {
      must(/^[\w-]+$/.test(referralCookie.name), `its name is "${referralCookie.name}".`)
      mustEqual(referralCookie.path, '/', 'its path')
    }),
    law('A friend has to load more than the reward.', () =>
      must(referralReward.load.value > referralReward.reward.value, 'the reward is not less.'),
    ),
    law('A text about the reward names its numbers (LIM-010).', () => {
      const text = withRewardNumbers('{reward} {load} {within}', referralReward)
      const { reward, load, within } = referralReward
      mustEqual(text, `$${reward.value} $${load.value} ${within.value}`, 'the text')
    }),
    law('A reminder needs a status.', () => must(remindedStatus !== '', 'the status is empty.')),
    limitsLaw(referralReward),
  ]
}

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
