import {
  openItemOf,
  openPaymentItem,
  itemReferenceOf,
  paymentFilterKeys,
  type PaymentsPage,
  queryOfItem,
  type RouteQuery,
} from '@paydeck/core'
import { useEffect, useMemo, useState } from 'react'
import { slice } from '../../di/tokens.ts'
import { useAddressQuery } from '../../di/use-address-query.ts'
import { useLive } from '../../di/use-live.ts'
import { useService } from '../../di/use-service.ts'
import { Alert } from '../../kit/Alert.tsx'

const keys: ReadonlySet<string> = new Set([paymentFilterKeys.item])

export interface ListedDetailsProps {
  readonly page: PaymentsPage
  /** Of the address that the page was come to by; it says anew what is to be open. */
  readonly query: RouteQuery
}

/** Ties the slides to the list: what is listed is known to them, the address says which is open, and opens it. */
export const ListedDetails = ({ page, query }: ListedDetailsProps) => {
  const details = useService(slice('paymentDetails'))
  const { carousel, carousels } = useService(slice('shell'))
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    const { follow, unfollow } = details.act
    follow(page.listed)
    return () => unfollow(page.listed)
  }, [details, page])
  useEffect(() => {
    setProblem(null)
    const place = itemReferenceOf(query)
    if (place === null) return
    let isWanted = true
    void openItemOf(
      page,
      details,
      carousels,
    )(place, () => isWanted)().then((told) => {
      if (isWanted) setProblem(told)
    })
    return () => {
      isWanted = false
    }
  }, [details, page, carousels, query])
  const open = useLive(useMemo(() => openPaymentItem(carousel, details), [carousel, details]))
  // The entry of the page itself never has one: on the way back from a slide none is open.
  useAddressQuery(
    keys,
    useMemo(() => (open === null ? [] : queryOfItem(open)), [open]),
  )
  return <Alert tone="wait">{problem}</Alert>
}
