import type { Slide } from '@paydeck/core/platform'
import type { Permissions } from '@paydeck/core/session'
import fc from 'fast-check'

export const nobody: Permissions = {
  merchant: false,
  facade: false,
  visaCard: false,
  galileo: false,
  cardAccess: false,
  payouts: false,
}

/** Returns `count` slides, no two of them equal. */
export const slidesOf = (count: number): ReadonlyArray<Slide> =>
  Array.from({ length: count }, (_, index) => ({ kind: 'invoice', id: `${index}`, name: `Slide ${index}` }))

/** Single characters: mostly those that occur in one-time codes, and characters that resemble them. */
export const characters = fc.oneof(
  fc.constantFrom(...'0123456789azAZmM'),
  fc.constantFrom('/', ':', '@', '[', '`', '{', ' ', '-', '٣', '３', 'é', 'ß', '\n'),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
)
