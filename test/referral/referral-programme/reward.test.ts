import { referralOfferText, referralReward, withRewardNumbers } from '@paydeck/core/referral'
import { expect, it } from 'vitest'
import { codeOf, filesIn } from '../../architecture/files.ts'

it('LIM-010 the amounts of the referral reward are defined in only one place of core and ui', () => {
  const { reward, load, within } = referralReward
  expect([reward.value, load.value, within.value]).toEqual([10, 100, 30])
  expect(withRewardNumbers('{reward}, {load}, {within}, {reward}')).toBe('$10, $100, 30, $10')
  const literal = /\$100?\b(?!,)/
  expect(
    ['core', 'ui'].flatMap((folder) => filesIn(folder, /\.tsx?$/)).filter((path) => literal.test(codeOf(path))),
  ).toEqual([])
})

it('the referral offer states the rewards of both users, the required card load and the number of days', () => {
  expect(referralOfferText()).toBe('You and your friend each get $10 once your friend loads $100 within 30 days.')
})
