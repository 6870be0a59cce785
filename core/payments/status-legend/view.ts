import type { StatusRow } from '../../presentation/tone.ts'
import type { ListName } from '../payment-list/index.ts'
import { billStatuses, invoiceStatuses, nonRefundable, payoutStatuses, refunded } from '../tables.ts'
import { paymentStatusTexts, statusMeanings } from '../texts.ts'

/** Status labels of bill payments and donations. */
const billLabels = Object.values<StatusRow>(billStatuses)

/** Status labels that each list can show. The payments list also contains bill payments. */
const labelsOf = {
  payments: [...Object.values<StatusRow>(invoiceStatuses), nonRefundable, refunded, ...billLabels],
  payouts: [...payoutStatuses.values()],
  donations: [...Object.values<StatusRow>(invoiceStatuses), nonRefundable, ...billLabels],
} as const satisfies Record<ListName, ReadonlyArray<StatusRow>>

/** Row of a legend: a status label with its tone and its meaning. */
export interface LegendRow extends StatusRow {
  readonly text: string
  readonly meaning: string
}

type StatusName = keyof typeof paymentStatusTexts

const meanings: Readonly<Record<ListName, Readonly<Partial<Record<StatusName, string>>>>> = statusMeanings

/**
 * Returns the legend of a list, which explains its status labels. A label has the same tone in the legend and in the list.
 * @example
 * legendRows('payouts').map(({ text }) => text) // ['Confirming', 'Complete']
 */
export const legendRows = (list: ListName): ReadonlyArray<LegendRow> =>
  (Object.entries(meanings[list]) as ReadonlyArray<[StatusName, string]>).map(([name, meaning]) => {
    const text = paymentStatusTexts[name]
    return { text, tone: labelsOf[list].find((label) => label.text === text)?.tone ?? 'neutral', meaning }
  })
