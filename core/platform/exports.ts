import { yearOf } from '../kernel/years.ts'

/** A file that the user is given. */
export interface ExportFile {
  readonly name: string
  readonly text: string
}

/** What an export comes to: a file, or what to say when there was nothing in it (CARD-174, PAY-102). */
export type ExportOutcome =
  | { readonly kind: 'file'; readonly file: ExportFile }
  | { readonly kind: 'empty'; readonly text: string }

/** What a year's button says (PAY-098, PAY-099, CARD-169). */
export const yearLabel = (year: number, now: number): string =>
  year === yearOf(now) ? 'Year to date transactions' : `${year} Transaction History`
