import type { ActivityKind, MerchantCategory } from '../activity-items/index.ts'

/**
 * Filter of a card's activity lists, with the values that the user typed and chose. The pill "30 Days" and the chosen days
 * select the time window to request. The other fields narrow the loaded items.
 */
export interface ActivityFilter {
  /** Search text for merchant, place, description and amount; empty for no search. */
  readonly search: string
  /** Kind of the items to show; null for every kind. */
  readonly kind: ActivityKind | null
  /** Category of the items to show; null for every category. */
  readonly category: MerchantCategory | null
  /** Smallest and largest amount as typed, unsigned and in the card's currency; empty for no limit. */
  readonly least: string
  readonly most: string
  /**
   * First and last day, for example "2026-03-10", in the device's time zone like the dates of the lists; empty for no limit.
   */
  readonly from: string
  readonly to: string
  /**
   * True if the pill "30 Days" is on (CARD-059). Choosing a day switches the pill off, and switching it on clears the
   * days.
   */
  readonly isPillOn: boolean
}

/** Time window of a request; milliseconds since 1970. */
export interface ActivityWindow {
  readonly startDate: number
  readonly endDate: number
}

/** Filter values that match every loaded item. */
export const notNarrowed = { search: '', kind: null, category: null, least: '', most: '' } as const

/** Initial filter: the pill is on, and nothing else is chosen (CARD-059). */
export const defaultFilter: ActivityFilter = { ...notNarrowed, from: '', to: '', isPillOn: true }
