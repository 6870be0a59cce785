import { referralOffer, referralReward } from '../tables/reward.ts'

/** A text about the referral with its numbers: {reward}, {load} and {within} (LIM-010). */
export const withRewardNumbers = (text: string): string =>
  text
    .replaceAll('{reward}', () => `$${referralReward.reward.value}`)
    .replaceAll('{load}', () => `$${referralReward.load.value}`)
    .replaceAll('{within}', `${referralReward.within.value}`)

/** What the referral panel promises (CARD-104). */
export const referralOfferText = (): string => withRewardNumbers(referralOffer)
