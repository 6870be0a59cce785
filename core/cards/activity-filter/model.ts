import type { ActivityKind, MerchantCategory } from '../activity-items/index.ts'

/**
 * What the lists of a card are narrowed to, as it was typed and chosen. The pill and the days decide what is asked for; the
 * rest narrows what is loaded.
 */
export interface ActivityFilter {
  /** Looked for in merchant, place, description and amount; empty: everything. */
  readonly search: string
  /** null: every kind. */
  readonly kind: ActivityKind | null
  /** null: every category. */
  readonly category: MerchantCategory | null
  /** Amounts as typed, in the card's currency and without a sign; empty: any. */
  readonly least: string
  readonly most: string
  /** First and last day, as in "2026-03-10", in UTC as every date of the lists; empty: any. */
  readonly from: string
  readonly to: string
  /** "30 Days" (CARD-059); a day that is chosen takes it off, and it takes the days off. */
  readonly isPillOn: boolean
}

/** The window that is asked for; milliseconds since 1970. */
export interface ActivityWindow {
  readonly startDate: number
  readonly endDate: number
}

/** Nothing that is loaded is left out. */
export const notNarrowed = { search: '', kind: null, category: null, least: '', most: '' } as const

/** As it is at first: the pill is on, and nothing else is chosen (CARD-059). */
export const noFilter: ActivityFilter = { ...notNarrowed, from: '', to: '', isPillOn: true }
