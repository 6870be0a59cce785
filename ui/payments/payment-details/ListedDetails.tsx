import {
  openItemOf,
  openPaymentItem,
  itemReferenceOf,
  paymentFilterKeys,
  type PaymentsPage,
  queryOfItem,
  type RouteQuery,
} from '@paydeck/core'
import { useMemo } from 'react'
import { slice } from '../../di/tokens.ts'
import { useAddressQuery } from '../../di/use-address-query.ts'
import { useLive } from '../../di/use-live.ts'
import { useNamedSlide } from '../../di/use-named-slide.ts'
import { useService } from '../../di/use-service.ts'
import { Alert } from '../../kit/Alert.tsx'

const keys: ReadonlySet<string> = new Set([paymentFilterKeys.item])

export interface ListedDetailsProps {
  readonly page: PaymentsPage
  /** Query of the page's URL. Whenever the query changes, the item that it names is opened. */
  readonly query: RouteQuery
}

/**
 * Connects the slides to the list and to the URL. The slides show the items of the list. If the URL names an item, this item
 * is opened. While an item is open, the URL names this item.
 */
export const ListedDetails = ({ page, query }: ListedDetailsProps) => {
  const details = useService(slice('paymentDetails'))
  const { carousel, carousels } = useService(slice('shell'))
  const problem = useNamedSlide(
    details,
    page.listed,
    useMemo(() => itemReferenceOf(query), [query]),
    useMemo(() => openItemOf(page, details, carousels), [page, details, carousels]),
  )
  const open = useLive(useMemo(() => openPaymentItem(carousel, details), [carousel, details]))
  // Changes only the URL of the slide's history entry. The page's own history entry never names an item, so going back from
  // a slide opens no other slide.
  useAddressQuery(
    keys,
    useMemo(() => (open === null ? [] : queryOfItem(open)), [open]),
  )
  return <Alert tone="wait">{problem}</Alert>
}
