import { isJoiner, isInvisible } from './invisible-characters.ts'

/*
 * Lists characters by number and not by the Unicode properties that the core's rule uses. The two rules test each other
 * (docs/decisions/0006, PROF-072).
 */

/** Code point of the digit zero in each script whose digits NFKC does not convert. */
const zeros = [
  0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xde6, 0xe50, 0xed0, 0xf20,
  0x1040, 0x1090, 0x17e0, 0x1810, 0x1946, 0x19d0, 0x1a80, 0x1a90, 0x1b50, 0x1bb0, 0x1c40, 0x1c50, 0xa620, 0xa8d0,
  0xa900, 0xa9d0, 0xa9f0, 0xaa50, 0xabf0, 0x104a0, 0x10d30, 0x10d40, 0x11066, 0x110f0, 0x11136, 0x111d0, 0x112f0,
  0x11450, 0x114d0, 0x11650, 0x116c0, 0x116d0, 0x116da, 0x11730, 0x118e0, 0x11950, 0x11bf0, 0x11c50, 0x11d50, 0x11da0,
  0x11de0, 0x11f50, 0x16130, 0x16a60, 0x16ac0, 0x16b50, 0x16d70, 0x1e140, 0x1e2f0, 0x1e4f0, 0x1e5f1, 0x1e950,
] as const

const digits: ReadonlyMap<string, string> = new Map(
  zeros.flatMap((zero) =>
    Array.from({ length: 10 }, (_, value) => [String.fromCodePoint(zero + value), String(value)] as const),
  ),
)

/** Separators in codes that are written in groups: blanks, hyphens and dashes. */
const groupings =
  /[ \u1680\u2028\u2029\-\u058A\u05BE\u1400\u1806\u2010-\u2015\u2212\u2E17\u2E1A\u2E3A\u2E3B\u2E40\u2E5D\u301C\u3030\u30A0\u{10D6E}\u{10EAD}]/gu

/**
 * Returns the canonical form of a code that a user has typed or pasted: without separators and invisible characters, with
 * ASCII digits.
 */
export const codeText = (text: string): string =>
  [...text.toWellFormed().normalize('NFKD').replace(groupings, '')]
    .filter((character) => !isInvisible(character) && !isJoiner(character))
    .map((character) => digits.get(character) ?? character)
    .join('')
    .normalize('NFKC')
