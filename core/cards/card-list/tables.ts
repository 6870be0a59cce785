import { limit } from '../../kernel/limits.ts'

/** Lengths in characters. A nickname longer than `whole` is shortened to `cut` on the picture of a card (CARD-017). */
export const faceNickname = {
  whole: limit('face nickname shown whole', 26),
  cut: limit('face nickname characters when cut', 25),
} as const
