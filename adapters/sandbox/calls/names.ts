import { refuse } from '../kernel/refusals.ts'
import { hasHidden } from './hidden-characters.ts'

/** Limits on the length of a name, nickname or label, and messages for names that are refused. */
export interface NameRule {
  /**
   * Smallest number of code points. Visible characters are not counted here, because a single one can be a whole syllable of
   * an Indic script.
   */
  readonly least?: number
  /** Largest number of characters as users count them. */
  readonly most: number
  readonly tooShort: string
  readonly tooLong: string
  readonly hidden: string
  /** Name of the input field that the refusal refers to. */
  readonly field?: string
}

const segmenter = new Intl.Segmenter('en')

/**
 * Returns a name as it is stored: in NFC, without surrounding spaces. Refuses a name that is too short, too long or contains
 * hidden characters.
 */
export const checkedName = (typed: string, { least = 1, most, tooShort, tooLong, hidden, field }: NameRule): string => {
  const details = field === undefined ? {} : { field }
  const name = typed.normalize('NFC').trim()
  if (Array.from(name).length < least) return refuse(422, tooShort, details)
  if (Array.from(segmenter.segment(name)).length > most) return refuse(422, tooLong, details)
  return hasHidden(name) ? refuse(422, hidden, details) : name
}
