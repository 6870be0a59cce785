import { limit } from '@paydeck/core/kernel'
import { referralTableLaws } from '@paydeck/core/properties'
import { referralCookieOf, withRewardNumbers } from '@paydeck/core/referral'
import { referralTables } from '@paydeck/core/tables'
import { brokenLaws } from '@paydeck/core/testing'
import { expect, it } from 'vitest'

it('a referral table of another team keeps the laws, and changes the reward and the cookie', async () => {
  const own = {
    ...referralTables,
    referralReward: { ...referralTables.referralReward, reward: limit('own reward', 25) },
    referralCookie: { name: 'friend', path: '/', sameSite: 'Strict' },
  } as const
  expect(await brokenLaws(referralTableLaws(own))).toEqual([])
  expect(withRewardNumbers('{reward} for {load}', own.referralReward)).toBe('$25 for $100')
  expect(referralCookieOf('o1', own.referralCookie)).toMatchObject({ name: 'friend', value: 'o1', sameSite: 'Strict' })
})
