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

/** The labels that bills' payments and donations go by. */
const billLabels: ReadonlyArray<StatusRow> = (Object.keys(billTexts) as ReadonlyArray<BillState>).map((state) => ({
  text: billTexts[state],
  tone: billTones[billTexts[state]],
}))

/** The labels that items of a list have; bills stand among the payments. */
const labelsOf = {
  payments: [...Object.values<StatusRow>(invoiceStatuses), nonRefundable, refunded, ...billLabels],
  payouts: [...payoutStatuses.values()],
  donations: [...Object.values<StatusRow>(invoiceStatuses), nonRefundable, ...billLabels],
} as const satisfies Record<ListName, ReadonlyArray<StatusRow>>

/** A label and what it means. */
export interface LegendRow extends StatusRow {
  readonly text: string
  readonly meaning: string
}

/** What the labels of a list mean, each in the colour of its pills. */
export const legendRows = (list: ListName): ReadonlyArray<LegendRow> =>
  Object.entries(statusMeanings[list]).map(([text, meaning]) => ({
    text,
    tone: labelsOf[list].find((label) => label.text === text)?.tone ?? 'neutral',
    meaning,
  }))
