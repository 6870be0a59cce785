import { refuse } from '../kernel/refusals.ts'
import { hasHidden } from './hidden-characters.ts'

/** Limits of a name, nickname or label, and the messages of a refusal. */
export interface NameRule {
  /** Least number of code points: a syllable of an Indic script has several. */
  readonly least?: number
  /** Largest number of characters as users count them. */
  readonly most: number
  readonly tooShort: string
  readonly tooLong: string
  readonly hidden: string
  /** Input that is refused. */
  readonly field?: string
}

const segmenter = new Intl.Segmenter('en')

/** A name as it is stored: in NFC, without spaces around it. Refuses one that is too short, too long or partly hidden. */
export const checkedName = (typed: string, { least = 1, most, tooShort, tooLong, hidden, field }: NameRule): string => {
  const details = field === undefined ? {} : { field }
  const name = typed.normalize('NFC').trim()
  if (Array.from(name).length < least) return refuse(422, tooShort, details)
  if (Array.from(segmenter.segment(name)).length > most) return refuse(422, tooLong, details)
  return hasHidden(name) ? refuse(422, hidden, details) : name
}
