/*
 * Lists characters by number and not by the Unicode properties that the core's rules use. The two rules test each other
 * (docs/decisions/0006, PROF-072).
 */

/** Ranges of controls, fillers, direction marks, tags and other characters without a glyph. */
const invisible: ReadonlyArray<readonly [from: number, to: number]> = [
  [0x00, 0x1f],
  [0x7f, 0x9f],
  [0xad, 0xad],
  [0x34f, 0x34f],
  [0x61c, 0x61c],
  [0x115f, 0x1160],
  [0x17b4, 0x17b5],
  [0x180e, 0x180e],
  [0x200b, 0x200b],
  [0x200e, 0x200f],
  [0x2028, 0x202e],
  [0x2060, 0x206f],
  [0x2800, 0x2800],
  [0x3164, 0x3164],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xfff0, 0xfffb],
  [0x1bca0, 0x1bca3],
  [0x1d173, 0x1d17a],
  [0xe0000, 0xe00ff],
  [0xe01f0, 0xe0fff],
]

/** True if a character has no glyph. Joiners and variation selectors have separate rules. */
export const isInvisible = (character: string): boolean => {
  const number = character.codePointAt(0) ?? 0
  return invisible.some(([from, to]) => number >= from && number <= to)
}

/** True if a character joins the characters beside it, or selects a variant of the character before it. */
export const isJoiner = (character: string): boolean => /^[\u180B-\u180D\u180F\u200C\u200D]$|^\p{VS}$/u.test(character)
