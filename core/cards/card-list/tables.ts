import { limit } from '../../kernel/limits.ts'

/** Lengths in characters: a nickname longer than `whole` is shortened to `cut` on a card's face (CARD-017). */
export const faceNickname = {
  whole: limit('face nickname shown whole', 26),
  cut: limit('face nickname characters when cut', 25),
} as const
