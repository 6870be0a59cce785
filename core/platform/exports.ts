import { limit } from '../kernel/limits.ts'
import { filled } from '../kernel/text.ts'
import { yearOf } from '../kernel/years.ts'
import { exportYearTexts } from './texts.ts'

/** A file to download. */
export interface ExportFile {
  readonly name: string
  readonly text: string
}

/** Result of an export: a file, or the text to show if there is nothing to export (CARD-174, PAY-102). */
export type ExportOutcome =
  | { readonly kind: 'file'; readonly file: ExportFile }
  | { readonly kind: 'empty'; readonly text: string }

/**
 * Returns the label of the button that exports a year (PAY-098, PAY-099, CARD-169).
 * @param now milliseconds since 1970
 */
export const yearLabel = (year: number, now: number): string =>
  year === yearOf(now) ? exportYearTexts.current : filled(exportYearTexts.past, { year })

/** Number of years with a button that is always visible. One more button reveals the earlier years. */
export const yearsInSight = limit('export years in sight', 7)

/** Button that exports one year. */
export interface ExportYearView {
  readonly year: number
  readonly label: string
  /** True while the export of this year runs. */
  readonly isBusy: boolean
  /** True while the export of another year runs (CARD-170, PAY-101). */
  readonly isDisabled: boolean
}

/** Export buttons, the newest year first. */
export interface ExportYears {
  /** Buttons that are always visible. */
  readonly years: ReadonlyArray<ExportYearView>
  /** Buttons of earlier years, and the label of the button that reveals them. Null if there are no earlier years. */
  readonly earlier: { readonly label: string; readonly years: ReadonlyArray<ExportYearView> } | null
}

/**
 * Returns the export buttons.
 * @param making year of the running export; null if no export is running
 */
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
    earlier: earlier.length === 0 ? null : { label: exportYearTexts.earlier, years: earlier },
  }
}
