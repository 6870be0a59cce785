import {
  type ActivityPage,
  openSlide,
  openSlideOf,
  type RouteQuery,
  slideInQuery,
  timelineFilterKeys,
} from '@paydeck/core'
import { useMemo } from 'react'
import { slice } from '../../di/tokens.ts'
import { useAddressQuery } from '../../di/use-address-query.ts'
import { useLive } from '../../di/use-live.ts'
import { useNamedSlide } from '../../di/use-named-slide.ts'
import { useService } from '../../di/use-service.ts'
import { Alert } from '../../kit/Alert.tsx'

const keys: ReadonlySet<string> = new Set([timelineFilterKeys.entry])

export interface OpenEntryProps {
  readonly page: ActivityPage
  /** Query of the page's URL. Whenever the query changes, the slide that it names is opened. */
  readonly query: RouteQuery
}

/** Connects the slides to the list and to the URL: while a slide is open, the URL names it (ACT-013, ACT-019). */
export const OpenEntry = ({ page, query }: OpenEntryProps) => {
  const details = useService(slice('paymentDetails'))
  const carousel = useService(slice('carousel'))
  const { carousels } = useService(slice('shell'))
  const problem = useNamedSlide(
    details,
    page.listed,
    useMemo(() => slideInQuery(query), [query]),
    useMemo(() => openSlideOf(page, details, carousels), [page, details, carousels]),
  )
  const open = useLive(useMemo(() => openSlide(carousel), [carousel]))
  useAddressQuery(
    keys,
    useMemo(() => (open === null ? [] : [[timelineFilterKeys.entry, `${open.kind}:${open.id}`] as const]), [open]),
  )
  return <Alert tone="wait">{problem}</Alert>
}
