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

/** What of the address the filter owns. */
const keys: ReadonlySet<string> = new Set(['q', 'kind', 'category', 'least', 'most', 'from', 'to', 'days'])

export interface CardListsProps {
  readonly cardId: string
  /** Of the address. */
  readonly query: RouteQuery
  /** Of the entry in the history: the address of each says anew what is looked at. */
  readonly entry: string
  /** Stands in place of the lists (CARD-029). */
  readonly activation: CardPageView['activation']
  /** How far down the page is to be once it is loaded as far, in CSS pixels. */
  readonly wanted: number
}

/** What happened on the card, as its address narrows it. */
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

/** Keeps what was loaded while a transaction is looked at, until the page of the cards is left. */
export const KeptLists = (): null => {
  const activity = useService(slice('cardActivity'))
  useEffect(() => activity.leave, [activity])
  return null
}
