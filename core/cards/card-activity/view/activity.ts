import { memoizeByObject, memoizeLast } from '../../../kernel/memo.ts'
import { filled } from '../../../kernel/text.ts'
import {
  type ActivityFilter,
  type ActivityFilterView,
  activityFilterView,
  isNarrowed,
  matchingItems,
  notNarrowed,
  searchTextOf,
  windowName,
} from '../../activity-filter/index.ts'
import {
  activityOf,
  type CardActivityItem,
  type CardActivityRow,
  type CardTransaction,
  listedTransactions,
  newestFirst,
  type ShownActivity,
} from '../../activity-items/index.ts'
import { readableCards } from '../../card-list/index.ts'
import type { DebitCard } from '../../model.ts'
import { cardActivityTexts } from '../../texts.ts'
import { type CardActivityState, noSettled, type SettledList } from '../model.ts'
import { pageStep, shownActivities, stillPending } from '../rules.ts'
import { emptyOf, type EmptyView } from './empty.ts'
import { makeRows, pagesOf } from './rows.ts'
import { type ListTail, pendingTail, settledTail } from './tails.ts'

/** Pending list of a card, ready to render. */
export interface PendingView {
  readonly title: string
  /** Accessible name of the button that shows `tooltip`. */
  readonly about: string
  readonly tooltip: string
  readonly rows: ReadonlyArray<CardActivityRow>
  readonly tail: ListTail
  /** Label of the button that shows more rows; null if all rows are shown. */
  readonly more: string | null
}

/** Settled list of a card, ready to render. */
export interface SettledView {
  readonly title: string
  /** Number of transactions and their time window; null if unknown. */
  readonly note: string | null
  readonly rows: ReadonlyArray<CardActivityRow>
  readonly tail: ListTail
  /** True if all pages have loaded and every matching row is shown. */
  readonly isWhole: boolean
}

/** Activity of a card, ready to render. */
export interface CardActivityView {
  /** Null if no card is shown, or the card has no lists (CARD-029). */
  readonly lists: {
    readonly filter: ActivityFilterView
    readonly refresh: { readonly label: string; readonly isRefreshing: boolean; readonly failure: string | null }
    /** Null if there are no pending items that match the filter. */
    readonly pending: PendingView | null
    /** Null if the list has neither rows nor a `tail` below the rows. The text `empty` may then replace the list. */
    readonly settled: SettledView | null
    readonly empty: EmptyView | null
    /**
     * Number of matching items, and the filter change that clears all criteria. Null if the filter has no criteria, and
     * until the first page has loaded.
     */
    readonly result: { readonly text: string; readonly clear: string; readonly change: Partial<ActivityFilter> } | null
  } | null
}

/** Data from which the view is computed. */
export interface CardActivitySource {
  readonly state: CardActivityState
  readonly cards: ReadonlyArray<DebitCard>
  /** True while the overview loads. */
  readonly isOverviewLoading: boolean
  /** True if the provider supports requests for single transactions; null before the first response. */
  readonly hasPages: boolean | null
  /** IANA name, for example "Europe/Berlin". */
  readonly timeZone: string
}

const noteOf = (filter: ActivityFilter, count: number): string => {
  const when = windowName(filter)
  return when === null ? filled(cardActivityTexts.note, { count }) : filled(cardActivityTexts.noteWhen, { count, when })
}

const resultOf = (
  found: Readonly<Record<'pending' | 'settled', ReadonlyArray<unknown>>>,
  all: typeof found,
  isComplete: boolean,
): NonNullable<CardActivityView['lists']>['result'] => {
  const values = {
    count: found.pending.length + found.settled.length,
    all: all.pending.length + all.settled.length,
  }
  return {
    text: filled(isComplete ? cardActivityTexts.result : cardActivityTexts.resultSoFar, values),
    clear: cardActivityTexts.clearAll,
    change: notNarrowed,
  }
}

/**
 * Makes a function that computes the view for one slice. The function memoizes the rows, so that an update recomputes only
 * the changed ones.
 */
export const makeCardActivityView = (): ((source: CardActivitySource) => CardActivityView) => {
  const textOf = memoizeByObject(searchTextOf)
  const settledItem = memoizeByObject((row: CardTransaction) => activityOf(row, false))
  const memoized = {
    settled: memoizeLast((rows: SettledList['rows']) => newestFirst(listedTransactions(rows).map(settledItem))),
    pending: memoizeLast((items: CardActivityState['pending'], rows: SettledList['rows']) =>
      newestFirst(listedTransactions(stillPending(items, rows))),
    ),
    categories: memoizeLast((...lists: ReadonlyArray<ReadonlyArray<CardActivityItem>>) =>
      lists.some((items) => items.some(({ category }) => category !== null)),
    ),
    matchingSettled: memoizeLast(matchingItems),
    matchingPending: memoizeLast(matchingItems),
    pages: memoizeLast(pagesOf),
  }
  const rows = { pending: makeRows(true), settled: makeRows(false) }
  return ({ state, cards, isOverviewLoading, hasPages, timeZone }) => {
    const card = readableCards(cards).find(({ id }) => id === state.place?.cardId)
    if (state.place === null || card === undefined) return { lists: null }
    const { list, presses, place } = state
    const { filter } = place
    const moment = { now: state.seenAt, timeZone }
    const all = {
      settled: memoized.settled(list?.rows ?? noSettled.rows),
      pending: memoized.pending(state.pending, list?.rows ?? noSettled.rows),
    }
    const found = {
      settled: memoized.matchingSettled(filter, all.settled, textOf),
      pending: memoized.matchingPending(filter, all.pending, textOf),
    }
    const toOf = memoized.pages(card.id, filter, hasPages === true)
    const shown = (which: 'pending' | 'settled'): ReadonlyArray<CardActivityRow> => {
      const count = shownActivities(found[which].length, presses[which], pageStep(card))
      return rows[which](found[which].slice(0, count), moment, toOf)
    }
    const [pending, settled] = [shown('pending'), shown('settled')]
    const tails = { pending: pendingTail(state, isOverviewLoading), settled: settledTail(state, found.settled.length) }
    const isComplete = list !== null && list.nextPage === null
    const isAnswered = state.range === null || (isComplete && state.overview === 'success')
    const isSettledEmpty = settled.length === 0 && tails.settled.kind === 'none'
    const isNarrow = isNarrowed(filter)
    return {
      lists: {
        filter: activityFilterView(filter, {
          provider: card.provider,
          ...moment,
          hasCategories: memoized.categories(all.settled, all.pending),
        }),
        refresh: {
          label: cardActivityTexts.refresh,
          isRefreshing: state.refresh === 'loading',
          failure: state.refresh === 'failed' ? cardActivityTexts.refreshFailed : null,
        },
        pending:
          pending.length === 0 && tails.pending.kind === 'none'
            ? null
            : {
                title: cardActivityTexts.pending,
                about: cardActivityTexts.about,
                tooltip: cardActivityTexts.pendingTooltip,
                rows: pending,
                tail: tails.pending,
                more: pending.length < found.pending.length ? cardActivityTexts.more : null,
              },
        settled: isSettledEmpty
          ? null
          : {
              title: cardActivityTexts.settled,
              note: isComplete && !isNarrow ? noteOf(filter, all.settled.length) : null,
              rows: settled,
              tail: tails.settled,
              isWhole: isComplete && settled.length === found.settled.length,
            },
        empty: isAnswered && isSettledEmpty && pending.length === 0 ? emptyOf(filter, card, moment) : null,
        result: isNarrow && list !== null ? resultOf(found, all, isComplete) : null,
      },
    }
  }
}

/** Returns the activity items of the visible rows, in the order of the rows and with all fields that the provider sends. */
export const shownActivity = ({
  view,
  state,
}: {
  readonly view: CardActivityView
  readonly state: CardActivityState
}): ShownActivity => {
  const of = (rows: ReadonlyArray<CardActivityRow>, items: ReadonlyArray<CardActivityItem>) => {
    const itemsById = new Map(items.map((item) => [item.id, item]))
    return rows.map(({ id }) => itemsById.get(id)).filter((item) => item !== undefined)
  }
  const settled = (state.list?.rows ?? noSettled.rows).map((row) => activityOf(row, false))
  return {
    cardId: state.place?.cardId ?? null,
    pending: of(view.lists?.pending?.rows ?? [], state.pending),
    settled: of(view.lists?.settled?.rows ?? [], settled),
  }
}
