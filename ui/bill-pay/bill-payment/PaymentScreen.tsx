import type { BillPaymentPage } from '@paydeck/core'
import { useLayoutEffect, useMemo } from 'react'
import { useDraft } from '../../di/use-draft.ts'
import { useLive } from '../../di/use-live.ts'
import { useRecovery } from '../../di/use-recovery.ts'
import { useTitle } from '../../di/use-title.ts'
import { PaymentPage } from './PaymentPage.tsx'
import { usePaymentPage } from './use-payment-page.ts'

export interface PaymentScreenProps {
  /** Id of the bill to pay. Null to pay all payable bills (BILL-028, BILL-029). */
  readonly accountId: string | null
}

/** Screen that pays one bill or several. */
export const PaymentScreen = ({ accountId }: PaymentScreenProps) => {
  const page = usePaymentPage()
  const view = useLive(page)
  useTitle(view.heading)
  // A layout effect, so that amounts of an earlier visit are never painted.
  useLayoutEffect(() => {
    page.open(accountId)
    return page.leave
  }, [page, accountId])
  // Bills may have been paid in another tab or on another device.
  useRecovery(page.refetch)
  const ids = view.bills.map(({ head }) => head.id)
  const type = useDraft(`bill-amounts ${accountId}`, ids, (id, text) => page.type({ accountId: id, text }))
  const act = useMemo(
    (): BillPaymentPage => ({ ...page, type: ({ accountId: id, text }) => type(id, text) }),
    [page, type],
  )
  return <PaymentPage view={view} act={act} />
}
