import { makeBillPaying } from '@paydeck/core'
import type { Bindings } from '../../di/container.ts'
import { port, slice } from '../../di/tokens.ts'

/** Bound with the screen that pays bills, or with what tells that they were paid. */
export const billPaymentModule: Bindings = ({ bind }) => {
  bind(slice('billPayment')).toDynamicValue(({ get }) =>
    makeBillPaying({
      stores: get(port('stores')),
      clock: get(port('clock')),
      log: get(port('log')),
      modals: get(slice('shell')).modals,
      appNavigation: get(port('appNavigation')),
      analytics: get(port('analytics')),
      device: get(port('device')),
      randomness: get(port('randomness')),
      paymentWindow: get(port('paymentWindow')),
      invoices: get(port('billInvoices')),
      quotes: get(port('billQuotes')),
      records: get(port('invoiceRecords')),
      bills: get(slice('billList')),
    }),
  )
}
