import { type DecimalText, negate, signOf } from '../../../money/index.ts'
import { isKnownTime, PaymentFilterStatus, statusFilters } from '../../../payments/index.ts'
import type { StatusRow } from '../../../presentation/tone.ts'
import { visibleText } from '../../../presentation/visible-text.ts'
import { entryTexts as texts } from '../../texts.ts'
import type { EntryStatus } from '../../timeline-filter/index.ts'
import type { TimelineEntry } from '../model.ts'
import { statusOfLabels } from '../tables.ts'

/** Fields of an entry that do not follow from the others. */
export type EntryFields = Omit<TimelineEntry, 'id' | 'source' | 'direction' | 'usd' | 'item'>

/** Returns a time, or 0 if it is unknown or invalid. Another value would disorder the entries. */
export const timeOf = (at: number | null): number => (isKnownTime(at) ? at : 0)

/** Returns an amount without its sign. */
export const sizeOf = (amount: DecimalText | null): DecimalText | null =>
  amount !== null && signOf(amount) < 0 ? negate(amount) : amount

/** Returns the name without invisible characters, or a fallback if nothing is left. */
export const nameOf = (name: string): string => visibleText(name) || texts.unnamed

/** Label of an entry that has none. */
export const noLabel: StatusRow = { text: null, tone: 'neutral' }

/** Returns the status filter that matches a label of payments. */
export const paymentStatusOf = ({ text }: StatusRow): EntryStatus | null => {
  const found = Object.keys(statusFilters)
    .filter(PaymentFilterStatus.is)
    .find((status) => statusFilters[status].labels.some((label) => label === text))
  return found === undefined ? null : statusOfLabels[found]
}
