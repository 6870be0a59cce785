import { limit } from '../../kernel/limits.ts'

/**
 * Numbers of characters. If a nickname is longer than `whole`, the picture of the card shows only its first `cut` characters
 * (CARD-017).
 */
export const faceNickname = {
  whole: limit('face nickname shown whole', 26),
  cut: limit('face nickname characters when cut', 25),
} as const
