import { isInvisible } from '../kernel/invisible-characters.ts'

/*
 * Lists characters by number and not by the Unicode properties that the core's rule uses. The rule is implemented twice, so
 * that each implementation tests the other (docs/decisions/0006, PROF-072).
 */

/** Matches the tag characters that follow a black flag and turn it into the flag of a region. */
const tags = /(?<=\u{1F3F4})[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,6}\u{E007F}/gu

/** Matches emoji sequences. Outside of these sequences, characters that join parts of an emoji count as hidden. */
const emoji = [
  /\p{ExtPict}(?:[\u{1F3FB}-\u{1F3FF}]|\uFE0F)?(?:\u200D\p{ExtPict}(?:[\u{1F3FB}-\u{1F3FF}]|\uFE0F)?)+/gu,
  /\p{ExtPict}\uFE0F/gu,
  /[\u0023\u002A\u0030-\u0039]\uFE0F\u20E3/gu,
]

/** Matches a zero-width joiner or non-joiner that is not between two letters. */
const looseJoiner = /(?<!\p{Lo}\p{M}*)[\u200C\u200D]|[\u200C\u200D](?!\p{Lo})/u

/** Matches a variation selector that does not follow a letter. */
const looseSelector = /(?<!\p{Lo})(?:[\u180B-\u180D]|\u180F|[\uFE00-\uFE0F]|[\u{E0100}-\u{E01EF}])/u

/** True if a one-line text contains characters that its reader cannot see, or that reorder the rest of the text. */
export const hasHidden = (text: string): boolean => {
  const rest = emoji.reduce((now, sequence) => now.replace(sequence, '*'), text.replace(tags, ''))
  return [...rest].some(isInvisible) || looseJoiner.test(rest) || looseSelector.test(rest)
}
