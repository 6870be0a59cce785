import { useLayoutEffect } from 'react'
import { useLive } from '../../di/use-live.ts'
import { useTitle } from '../../di/use-title.ts'
import { PaymentPage } from './PaymentPage.tsx'
import { usePaymentPage } from './use-payment-page.ts'

export interface PaymentScreenProps {
  /** The one bill that is paid; null: all that can be (BILL-028, BILL-029). */
  readonly accountId: string | null
}

/** Pays one bill, or several at once. */
export const PaymentScreen = ({ accountId }: PaymentScreenProps) => {
  const page = usePaymentPage()
  const view = useLive(page)
  useTitle(view.heading)
  // Before the paint: the page is never seen with the amounts of another visit.
  useLayoutEffect(() => {
    page.open(accountId)
    return page.leave
  }, [page, accountId])
  return <PaymentPage view={view} act={page} />
}
