import { type BillPaymentPage, billPaymentPageOf } from '@paydeck/core'
import { useMemo } from 'react'
import { port, slice } from '../../di/tokens.ts'
import { useService } from '../../di/use-service.ts'

/** Returns the core's object for the payment page. The payment screen and the confirmation share this object. */
export const usePaymentPage = (): BillPaymentPage => {
  const amountPrivacy = useService(slice('amountPrivacy'))
  const billList = useService(slice('billList'))
  const billPayment = useService(slice('billPayment'))
  const configuration = useService(port('configuration'))
  const device = useService(port('device'))
  return useMemo(
    () => billPaymentPageOf({ amountPrivacy, billList, billPayment }, { configuration, device }),
    [amountPrivacy, billList, billPayment, configuration, device],
  )
}
