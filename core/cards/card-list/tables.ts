import { limit } from '../../kernel/limits.ts'

/** A longer nickname is cut on a card's face (CARD-017). */
export const faceNickname = {
  whole: limit('face nickname shown whole', 26),
  cut: limit('face nickname characters when cut', 25),
  ellipsis: '…',
} as const

export const texts = {
  locked: 'Card is locked.',
  balance: 'Available balance',
  balanceUnavailable: 'Balance unavailable',
  listUnavailable: 'Your cards could not be loaded.',
  activation: 'Card activation required.',
  addFunds: 'Add funds',
  unnamed: 'Card',
} as const
