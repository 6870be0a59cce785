import type { DecimalText } from '../../money/model.ts'

/** A row of a card's yearly report (CALL-034, CALL-035). */
export interface CardReportRow {
  /** Milliseconds since 1970. */
  readonly date: number
  readonly description: string
  /** The provider's code, or "Fee" (CARD-178). */
  readonly type: string
  readonly amount: DecimalText
}
