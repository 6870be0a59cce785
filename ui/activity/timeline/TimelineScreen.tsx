import {
  activityPageOf,
  queryOfTimelineFilter,
  type RouteQuery,
  timelineFilterKeys,
  timelineFilterOf,
} from '@paydeck/core'
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { port, slice } from '../../di/tokens.ts'
import { useAddressQuery } from '../../di/use-address-query.ts'
import { useArrival } from '../../di/use-arrival.ts'
import { useLive } from '../../di/use-live.ts'
import { useService } from '../../di/use-service.ts'
import { useTitle } from '../../di/use-title.ts'
import type { ChartLook } from '../../kit/ChartLooks.tsx'
import { OpenEntry } from './lazy-open-entry.ts'
import { TimelinePage } from './TimelinePage.tsx'

/** Query keys that the page itself writes to the URL. `OpenEntry` writes the key of the open slide. */
const { entry: _entry, ...filterKeys } = timelineFilterKeys
const keys: ReadonlySet<string> = new Set(Object.values(filterKeys))

const usePage = () => {
  const amountPrivacy = useService(slice('amountPrivacy'))
  const cardList = useService(slice('cardList'))
  const timeline = useService(slice('timeline'))
  const { carousels } = useService(slice('shell'))
  const configuration = useService(port('configuration'))
  const device = useService(port('device'))
  return useMemo(
    () => activityPageOf({ amountPrivacy, cardList, timeline }, { carousels, configuration, device }),
    [amountPrivacy, cardList, timeline, carousels, configuration, device],
  )
}

/** Reports whether the window shows the top of the page. */
const useAtTop = (setAtTop: (isAtTop: boolean) => void): void => {
  useEffect(() => {
    const report = (): void => setAtTop(window.scrollY <= 0)
    report()
    window.addEventListener('scroll', report, { passive: true })
    return () => window.removeEventListener('scroll', report)
  }, [setAtTop])
}

export interface TimelineScreenProps {
  /** Button that hides or shows amounts. */
  readonly headerActions: ReactNode
}

/** Timeline screen. Keeps the filter and the query of the URL consistent (ACT-013). */
export const TimelineScreen = ({ headerActions }: TimelineScreenProps) => {
  const page = usePage()
  const { table } = useService(slice('timeline'))
  const view = useLive(page)
  const isTable = useLive(table.isOn)
  const query = useArrival(useLocation())
  const [appliedQuery, setAppliedQuery] = useState<RouteQuery | null>(null)
  const setLook = useCallback((look: ChartLook) => table.set(look === 'table'), [table])
  useTitle(view.heading)
  // A layout effect applies the query before the first paint, so that the user never sees a filter that differs from the
  // URL.
  useLayoutEffect(() => {
    page.show(timelineFilterOf(query))
    setAppliedQuery(query)
  }, [page, query])
  useEffect(() => page.leave, [page])
  useAtTop(page.setAtTop)
  const { values } = view.filter
  useAddressQuery(
    keys,
    // The filter must not rewrite the URL before the query of the URL has been applied.
    useMemo(() => (appliedQuery === query ? queryOfTimelineFilter(values) : null), [appliedQuery, query, values]),
  )
  return (
    appliedQuery !== null && (
      <TimelinePage
        page={page}
        view={view}
        look={isTable ? 'table' : 'chart'}
        onLook={setLook}
        headerActions={headerActions}
        notice={<OpenEntry page={page} query={query} />}
      />
    )
  )
}
