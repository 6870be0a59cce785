import { project } from '../kernel/store.ts'
import { makePaymentList, makePaymentSearch, makePayoutExport } from '../payments/index.ts'
import { maker, type Makers } from './maker.ts'

/** Makers of the slices of the payments page. */
export const paymentsMakers = {
  paymentList: maker(['stores', 'clock', 'log', 'paymentLists'], [], makePaymentList),
  paymentSearch: maker(
    ['stores', 'clock', 'log', 'device', 'paymentSearches'],
    ['startQuery'],
    (ports, { startQuery: { hiddenCurrencies } }) => makePaymentSearch({ ...ports, showHidden: hiddenCurrencies }),
  ),
  payoutExport: maker(['stores', 'clock', 'log', 'files', 'payoutReports'], ['payouts'], (ports, { payouts }) =>
    makePayoutExport({
      ...ports,
      firstPayout: project(payouts.state, ({ firstPayout }) => firstPayout?.requestDate ?? null),
    }),
  ),
} satisfies Makers<'paymentList' | 'paymentSearch' | 'payoutExport'>
