import {
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
import { useArrival } from '../di/use-arrival.ts'
import { useLive } from '../di/use-live.ts'
import { useService } from '../di/use-service.ts'
import { useTitle } from '../di/use-title.ts'
import { ListedDetails } from './payment-details/lazy-listed-details.ts'
import { PaymentsPage } from './PaymentsPage.tsx'

/** Query keys that the page itself writes to the URL. `ListedDetails` writes the key of the open slide. */
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

export interface PaymentsScreenProps {
  /** Button that hides or shows amounts. */
  readonly headerActions: ReactNode
}

/** Payments screen. Keeps the filter and the query of the URL consistent. */
export const PaymentsScreen = ({ headerActions }: PaymentsScreenProps) => {
  const { page, act } = usePage()
  const view = useLive(page)
  const query = useArrival(useLocation())
  const [appliedQuery, setAppliedQuery] = useState<RouteQuery | null>(null)
  useTitle(view.heading)
  // A layout effect applies the query before the first paint, so that the user never sees a filter that differs from the
  // URL.
  useLayoutEffect(() => {
    page.show(paymentFilterOf(query))
    setAppliedQuery(query)
  }, [page, query])
  useEffect(() => page.leave, [page])
  const { values } = view.filter
  useAddressQuery(
    keys,
    // The filter must not rewrite the URL before the query of the URL has been applied.
    useMemo(() => (appliedQuery === query ? queryOfPaymentFilter(values) : null), [appliedQuery, query, values]),
  )
  return (
    appliedQuery !== null && (
      <PaymentsPage
        view={view}
        act={act}
        headerActions={headerActions}
        notice={<ListedDetails page={page} query={query} />}
      />
    )
  )
}
