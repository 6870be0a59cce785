import { isShapeless } from '../kernel/shapeless.ts'

/*
 * Characters by their numbers, and not by the properties that the core's rule names: it is written twice so that one
 * tests the other (docs/decisions/0006, 0020).
 */

/** A joiner that joins no two letters. */
const looseJoiner = /(?<!\p{Lo}\p{M}*)[\u200C\u200D]|[\u200C\u200D](?!\p{Lo})/u

/** A choice between shapes that follows nothing to choose from. */
const looseSelector = /(?<!\p{Lo})(?:[\u180B-\u180D]|\u180F|[\uFE00-\uFE0F]|[\u{E0100}-\u{E01EF}])/u

/** Whether a text of one line holds what its reader cannot see, or what shows the rest of it in another order. */
export const hasHidden = (text: string): boolean =>
  [...text].some(isShapeless) || looseJoiner.test(text) || looseSelector.test(text)
