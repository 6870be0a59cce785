import { limit } from '../../kernel/limits.ts'

/** Lengths of a nickname on a card's face: longer than `whole` is shortened to `cut` characters (CARD-017). */
export const faceNickname = {
  whole: limit('face nickname shown whole', 26),
  cut: limit('face nickname characters when cut', 25),
} as const

export const texts = {
  locked: 'Card is locked.',
  balance: 'Available balance',
  balanceUnavailable: 'Balance unavailable',
  listUnavailable: "We couldn't load your cards.",
  activation: 'Card activation required.',
  addFunds: 'Add funds',
  addFundsTo: 'Add funds to {name}',
  ending: '{name}, card ending in {digits}',
  digits: '•••• {digits}',
  total: { one: 'Available balance', many: 'Total available balance' },
  on: { one: 'On 1 card', many: 'On {all} cards', some: 'On {known} of {all} cards · the rest is unavailable' },
  unnamed: 'Card',
} as const
