import {
  type Arrival,
  basePath,
  paymentFilterKeys,
  paymentFilterOf,
  paymentsPageOf,
  queryOfPaymentFilter,
  type RouteQuery,
} from '@paydeck/core'
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { port, slice } from '../di/tokens.ts'
import { useAddressQuery } from '../di/use-address-query.ts'
import { useLive } from '../di/use-live.ts'
import { useService } from '../di/use-service.ts'
import { useTitle } from '../di/use-title.ts'
import { ListedDetails } from './payment-details/listed.ts'
import { PaymentsPage } from './PaymentsPage.tsx'

/** What of the address the filter owns; which slide is open stands there, too. */
const { item: _item, ...filterKeys } = paymentFilterKeys
const keys: ReadonlySet<string> = new Set(Object.values(filterKeys))

const usePage = () => {
  const amountPrivacy = useService(slice('amountPrivacy'))
  const paymentList = useService(slice('paymentList'))
  const paymentSearch = useService(slice('paymentSearch'))
  const payoutExport = useService(slice('payoutExport'))
  const { carousels } = useService(slice('shell'))
  const configuration = useService(port('configuration'))
  const device = useService(port('device'))
  return useMemo(() => {
    const page = paymentsPageOf(
      { amountPrivacy, paymentList, paymentSearch, payoutExport },
      { carousels, configuration, device },
    )
    const { open, more, moreConfirming, tryAgain, refresh } = page
    return {
      page,
      act: {
        open,
        more,
        moreConfirming,
        tryAgain,
        refresh,
        narrow: page.narrow,
        save: paymentSearch.save,
        exportYear: payoutExport.choose,
      },
    }
  }, [amountPrivacy, paymentList, paymentSearch, payoutExport, carousels, device])
}

const queryOf = (search: string): RouteQuery => new Map(new URLSearchParams(search))

/** The arrivals that a page was shown for: each app has one of its own. */
const met = new WeakSet<Arrival>()

/**
 * The query that the page was come to by. It stays while the page itself changes the address, which is the same entry.
 * Loaded again over an open slide, the address has lost it by the time that the page is there.
 */
const useArrival = (): RouteQuery => {
  const { key, pathname, search } = useLocation()
  const { arrival: loaded } = useService(port('navigation'))
  const [arrival, setArrival] = useState(() => ({
    key,
    query: !met.has(loaded) && loaded.path === `${basePath}${pathname}` ? loaded.query : queryOf(search),
  }))
  useEffect(() => void met.add(loaded), [loaded])
  if (arrival.key !== key) setArrival({ key, query: queryOf(search) })
  return arrival.query
}

export interface PaymentsScreenProps {
  /** What hides and shows amounts. */
  readonly beside: ReactNode
}

/** The history of the crypto payments: what is listed follows the address, and the address what is chosen. */
export const PaymentsScreen = ({ beside }: PaymentsScreenProps) => {
  const { page, act } = usePage()
  const view = useLive(page)
  const query = useArrival()
  const [shownOf, setShownOf] = useState<RouteQuery | null>(null)
  useTitle(view.heading)
  // Before the paint: the page is never seen as another address would have it.
  useLayoutEffect(() => {
    page.show(paymentFilterOf(query))
    setShownOf(query)
  }, [page, query])
  useEffect(() => page.leave, [page])
  const { values } = view.filter
  useAddressQuery(
    keys,
    // Before the page shows what the address says, it must not say otherwise.
    useMemo(() => (shownOf === query ? queryOfPaymentFilter(values) : null), [shownOf, query, values]),
  )
  return (
    shownOf !== null && (
      <PaymentsPage view={view} act={act} beside={beside} notice={<ListedDetails page={page} query={query} />} />
    )
  )
}
