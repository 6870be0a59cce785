import { limit } from '../kernel/limits.ts'
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

/** So many years are always in sight; the rest comes behind a button. */
export const yearsInSight = limit('export years in sight', 7)

/** A year that a report can be had of, ready to render. */
export interface ExportYearView {
  readonly year: number
  readonly label: string
  /** Its report is being made. */
  readonly isBusy: boolean
  /** Another year's is (CARD-170, PAY-101). */
  readonly isDisabled: boolean
}

/** The buttons of years, newest first. */
export interface ExportYears {
  /** The newest ones, which are always in sight. */
  readonly years: ReadonlyArray<ExportYearView>
  /** The rest, behind a button with this label; null: there is none. */
  readonly earlier: { readonly label: string; readonly years: ReadonlyArray<ExportYearView> } | null
}

/** @param making the year whose report is being made; null: none is */
export const exportYearsView = (
  known: ReadonlyArray<{ readonly year: number; readonly label: string }>,
  making: number | null,
): ExportYears => {
  const years = known.map(({ year, label }) => ({
    year,
    label,
    isBusy: making === year,
    isDisabled: making !== null && making !== year,
  }))
  const earlier = years.slice(yearsInSight.value)
  return {
    years: years.slice(0, yearsInSight.value),
    earlier: earlier.length === 0 ? null : { label: 'Earlier years', years: earlier },
  }
}
