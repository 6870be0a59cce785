import {
  activityFilterOf,
  cardActivityOf,
  type CardPageView,
  queryOfActivityFilter,
  type RouteQuery,
} from '@paydeck/core'
import { useEffect, useLayoutEffect, useMemo } from 'react'
import { slice } from '../../di/tokens.ts'
import { useAddressQuery } from '../../di/use-address-query.ts'
import { useLive } from '../../di/use-live.ts'
import { useService } from '../../di/use-service.ts'
import { Panel, PanelBody } from '../../kit/Panel.tsx'
import { ActivityLists } from './ActivityLists.tsx'

/** Keys that the filter uses in the query of the URL. */
const keys: ReadonlySet<string> = new Set(['q', 'kind', 'category', 'least', 'most', 'from', 'to', 'days'])

export interface CardListsProps {
  readonly cardId: string
  /** Query of the URL. */
  readonly query: RouteQuery
  /** Key of the history entry. Each entry has its own URL with its own filter. */
  readonly entry: string
  /** Notice that replaces the lists of a card that must be activated first (CARD-029). */
  readonly activation: CardPageView['activation']
  /** Scroll position to restore once the page is long enough, in CSS pixels. */
  readonly wanted: number
}

/** Activity of the card. The URL contains the filter. */
export const CardLists = ({ cardId, query, entry, activation, wanted }: CardListsProps) => {
  const activity = useService(slice('cardActivity'))
  const amountPrivacy = useService(slice('amountPrivacy'))
  const { lists } = useLive(
    useMemo(() => cardActivityOf({ cardActivity: activity, amountPrivacy }), [activity, amountPrivacy]),
  )
  useLayoutEffect(() => activity.show({ cardId, filter: activityFilterOf(query) }), [activity, cardId, query, entry])
  const filter = lists?.filter.values ?? null
  useAddressQuery(
    keys,
    useMemo(() => filter && queryOfActivityFilter(filter), [filter]),
  )
  if (activation !== null)
    return (
      <Panel heading={activation.title}>
        <PanelBody>{activation.text}</PanelBody>
      </Panel>
    )
  return lists !== null && <ActivityLists activity={activity} lists={lists} wanted={wanted} />
}

/**
 * Keeps the loaded lists in memory while the user views a transaction. Drops the lists when the user leaves the pages of the
 * card.
 */
export const KeptLists = (): null => {
  const activity = useService(slice('cardActivity'))
  useEffect(() => activity.leave, [activity])
  return null
}
