import { makeBillPaying } from '../bill-pay/index.ts'
import { maker, type Makers } from './maker.ts'

/** Maker of the payment of bills. */
export const billPaymentMakers = {
  billPayment: maker(
    [
      'stores',
      'clock',
      'log',
      'appNavigation',
      'analytics',
      'device',
      'randomness',
      'paymentWindow',
      'billInvoices',
      'billQuotes',
      'invoiceRecords',
    ],
    ['billList', 'shell'],
    (ports, { billList, shell }) =>
      makeBillPaying({
        ...ports,
        modals: shell.modals,
        bills: billList,
      }),
  ),
} satisfies Makers<'billPayment'>
