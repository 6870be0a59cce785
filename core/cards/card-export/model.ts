import type { DecimalText } from '../../money/model.ts'
import type { CardProvider } from '../model.ts'

/** A row of a card's yearly report (CALL-034, CALL-035). */
export interface CardReportRow {
  /** Milliseconds since 1970. */
  readonly date: number
  readonly description: string
  /** The provider's code, or "Fee" (CARD-178). */
  readonly type: string
  readonly amount: DecimalText
}

/** Which report is asked for, and when that is: milliseconds since 1970. */
export interface ReportWanted {
  readonly cardId: string
  readonly provider: CardProvider
  readonly lastFour: string
  /** A calendar year in UTC. */
  readonly year: number
  readonly now: number
}

/** What is known of the exports of the card that is shown. */
export interface CardExportState {
  /** null: no card is shown. */
  readonly cardId: string | null
  /** Which years there are follows from it: milliseconds since 1970. */
  readonly now: number
  /** The chosen year, while its report is made (CARD-171, CARD-172). */
  readonly year: number | null
  /** What came of the last one; null: nothing to tell. */
  readonly told: { readonly kind: 'saved' | 'empty'; readonly text: string } | null
}

/** Before a card is shown. */
export const noExport: CardExportState = { cardId: null, now: 0, year: null, told: null }

/** The modal that tells why there is no report: "We're Sorry" and the text that it is opened with (ERR-045). */
export type CardExportModal = 'card-export-failed'
