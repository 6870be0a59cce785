import { referralOfferText, referralReward, withRewardNumbers } from '@paydeck/core/referral'
import { expect, it } from 'vitest'
import { codeOf, filesIn } from '../../architecture/files.ts'

it('LIM-010 the amounts of the reward are defined in one place, and every text uses these definitions', () => {
  const { reward, load, within } = referralReward
  expect([reward.value, load.value, within.value]).toEqual([10, 100, 30])
  expect(withRewardNumbers('{reward}, {load}, {within}, {reward}')).toBe('$10, $100, 30, $10')
  const literal = /\$100?\b(?!,)/
  expect(
    ['core', 'ui'].flatMap((folder) => filesIn(folder, /\.tsx?$/)).filter((path) => literal.test(codeOf(path))),
  ).toEqual([])
})

it('the offer promises both users a reward after the friend’s first load of money onto the card', () => {
  expect(referralOfferText()).toBe('You and your friend each get $10 once your friend loads $100 within 30 days.')
})
