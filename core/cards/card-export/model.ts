import type { DecimalText } from '../../money/model.ts'
import type { CardProvider } from '../model.ts'

/** Row of a card's yearly report (CALL-034, CALL-035). */
export interface CardReportRow {
  /** Milliseconds since 1970. */
  readonly date: number
  readonly description: string
  /** The provider's code, or "Fee" (CARD-178). */
  readonly type: string
  readonly amount: DecimalText
}

/** Request for a report; `now` is the time of the request in milliseconds since 1970. */
export interface ReportRequest {
  readonly cardId: string
  readonly provider: CardProvider
  readonly lastFour: string
  /** Calendar year in UTC. */
  readonly year: number
  readonly now: number
}

/** State of the exports of the card on the page. */
export interface CardExportState {
  /** Null if no card is shown. */
  readonly cardId: string | null
  /** Current time, in milliseconds since 1970. The years that the user can choose are computed from this time. */
  readonly now: number
  /** Year of the report that is being made; null if no report is being made (CARD-171, CARD-172). */
  readonly year: number | null
  /** Result of the last export; null before the first. */
  readonly result: { readonly kind: 'saved' | 'empty'; readonly text: string } | null
}

/** State while no card is shown. */
export const noExport: CardExportState = { cardId: null, now: 0, year: null, result: null }

/** Modal that explains a failed report under the title "We're Sorry" (ERR-045). */
export type CardExportModal = 'card-export-failed'
