import { limit } from '../../kernel/limits.ts'

/** What a referral is worth, in whole US dollars and days: every text takes the numbers from here (LIM-010, CARD-104). */
export const referralReward = {
  reward: limit('referral reward dollars', 10),
  load: limit('referral load dollars', 100),
  within: limit('referral load days', 30),
} as const

/** CARD-104. */
export const referralOffer =
  'You and your friend each get {reward} once your friend has loaded {load} within {within} days.'
