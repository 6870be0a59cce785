import { filled } from '../../../kernel/text.ts'
import {
  type ActivityFilter,
  isNarrowed,
  isWindowNarrow,
  notNarrowed,
  windowName,
} from '../../activity-filter/index.ts'
import type { DebitCard } from '../../model.ts'
import { activityFilterTexts, cardActivityTexts } from '../../texts.ts'
import type { Moment } from './rows.ts'

/** Text and buttons in place of lists without rows. */
export interface EmptyView {
  /** 'none' if there is no activity; 'no-match' if no activity matches the filter. */
  readonly kind: 'none' | 'no-match'
  readonly text: string
  /** Buttons that change the filter; `change` is the argument of `narrow`. */
  readonly ways: ReadonlyArray<{ readonly label: string; readonly change: Partial<ActivityFilter> }>
}

/** Returns the text that is shown in place of empty lists, and buttons that widen the filter. */
export const emptyOf = (filter: ActivityFilter, card: DebitCard, { now, timeZone }: Moment): EmptyView => {
  const isNarrow = isWindowNarrow(filter, card.provider, now, timeZone)
  const allDates = { isPillOn: false, from: '', to: '' }
  const { search } = filter
  if (!isNarrowed(filter)) {
    const ways = isNarrow ? [{ label: cardActivityTexts.allDates, change: allDates }] : []
    return { kind: 'none', text: cardActivityTexts.empty, ways }
  }
  const when = windowName(filter)
  const what = search.trim() === '' ? cardActivityTexts.chosen : `“${search.trim()}”`
  const clear =
    search.trim() === ''
      ? { label: cardActivityTexts.clearAll, change: notNarrowed }
      : { label: activityFilterTexts.search.clear, change: { search: '' } }
  return {
    kind: 'no-match',
    text:
      when === null
        ? filled(cardActivityTexts.noMatch, { what })
        : filled(cardActivityTexts.noMatchWhen, { when, what }),
    ways: [clear, ...(isNarrow ? [{ label: cardActivityTexts.searchAllDates, change: allDates }] : [])],
  }
}
