import { makeBillPaying } from '@paydeck/core'
import { sliceModule } from '../../di/slice-module.ts'

/* Payment page of bills, and its confirmation dialog. */
export { PaidModal } from './PaidModal.tsx'
export { PaymentScreen } from './PaymentScreen.tsx'

export const slices = sliceModule({
  billPayment: (ports, { billList, shell }) => {
    const { stores, clock, log, appNavigation, analytics, device, randomness, paymentWindow } = ports
    return makeBillPaying({
      stores,
      clock,
      log,
      modals: shell.modals,
      appNavigation,
      analytics,
      device,
      randomness,
      paymentWindow,
      invoices: ports.billInvoices,
      quotes: ports.billQuotes,
      records: ports.invoiceRecords,
      bills: billList,
    })
  },
})
