import { filled } from '../../../kernel/text.ts'
import {
  type ActivityFilter,
  filterTexts,
  isNarrowed,
  isWindowNarrow,
  notNarrowed,
  windowName,
} from '../../activity-filter/index.ts'
import type { DebitCard } from '../../model.ts'
import { cardListTexts } from '../tables.ts'
import type { Moment } from './rows.ts'

/** Stands in place of the lists where there is nothing in them. */
export interface EmptyView {
  /** 'none': nothing happened; 'no-match': nothing of it is what was looked for. */
  readonly kind: 'none' | 'no-match'
  readonly text: string
  /** What leads on: the change to be told to `narrow`. */
  readonly ways: ReadonlyArray<{ readonly label: string; readonly change: Partial<ActivityFilter> }>
}

/** Returns the text in place of empty lists, with the changes of the filter that may find more. */
export const emptyOf = (filter: ActivityFilter, card: DebitCard, { now, timeZone }: Moment): EmptyView => {
  const isNarrow = isWindowNarrow(filter, card.provider, now, timeZone)
  const allDates = { isPillOn: false, from: '', to: '' }
  const { search } = filter
  if (!isNarrowed(filter)) {
    const ways = isNarrow ? [{ label: cardListTexts.allDates, change: allDates }] : []
    return { kind: 'none', text: cardListTexts.empty, ways }
  }
  const when = windowName(filter, 'of')
  const what = search.trim() === '' ? cardListTexts.chosen : `“${search.trim()}”`
  const clear =
    search.trim() === ''
      ? { label: cardListTexts.clearAll, change: notNarrowed }
      : { label: filterTexts.search.clear, change: { search: '' } }
  return {
    kind: 'no-match',
    text: when === null ? filled(cardListTexts.noMatch, { what }) : filled(cardListTexts.noMatchWhen, { when, what }),
    ways: [clear, ...(isNarrow ? [{ label: cardListTexts.searchAllDates, change: allDates }] : [])],
  }
}
