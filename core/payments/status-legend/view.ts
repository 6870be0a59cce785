import type { StatusRow } from '../../presentation/tone.ts'
import type { ListName } from '../payment-list/index.ts'
import {
  type BillState,
  billTexts,
  billTones,
  invoiceStatuses,
  nonRefundable,
  payoutStatuses,
  refunded,
} from '../tables.ts'
import { statusMeanings } from './tables.ts'

/** Labels of bill payments and donations. */
const billLabels: ReadonlyArray<StatusRow> = (Object.keys(billTexts) as ReadonlyArray<BillState>).map((state) => ({
  text: billTexts[state],
  tone: billTones[billTexts[state]],
}))

/** Labels of each list. Bill payments are in the payments list. */
const labelsOf = {
  payments: [...Object.values<StatusRow>(invoiceStatuses), nonRefundable, refunded, ...billLabels],
  payouts: [...payoutStatuses.values()],
  donations: [...Object.values<StatusRow>(invoiceStatuses), nonRefundable, ...billLabels],
} as const satisfies Record<ListName, ReadonlyArray<StatusRow>>

/** Label, its tone and its meaning. */
export interface LegendRow extends StatusRow {
  readonly text: string
  readonly meaning: string
}

/** Returns the legend of a list. Each label has the tone of its pill. */
export const legendRows = (list: ListName): ReadonlyArray<LegendRow> =>
  Object.entries(statusMeanings[list]).map(([text, meaning]) => ({
    text,
    tone: labelsOf[list].find((label) => label.text === text)?.tone ?? 'neutral',
    meaning,
  }))
