import { limit } from '../../kernel/limits.ts'

/** Lengths of a nickname on a card's face: longer than `whole` is shortened to `cut` characters (CARD-017). */
export const faceNickname = {
  whole: limit('face nickname shown whole', 26),
  cut: limit('face nickname characters when cut', 25),
} as const
