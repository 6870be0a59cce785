import { project } from '../kernel/store.ts'
import { makePaymentList, makePaymentSearch, makePayoutExport } from '../payments/index.ts'
import { maker, type Makers } from './maker.ts'

/** Makers of the slices of the payments page. */
export const paymentsMakers = {
  paymentList: maker(['stores', 'clock', 'log', 'paymentLists'], [], (ports) =>
    makePaymentList({ ...ports, lists: ports.paymentLists }),
  ),
  paymentSearch: maker(
    ['stores', 'clock', 'log', 'device', 'paymentSearches'],
    ['startQuery'],
    (ports, { startQuery: { hiddenCurrencies } }) =>
      makePaymentSearch({ ...ports, searches: ports.paymentSearches, showHidden: hiddenCurrencies }),
  ),
  payoutExport: maker(['stores', 'clock', 'log', 'files', 'payoutReports'], ['payouts'], (ports, { payouts }) =>
    makePayoutExport({
      ...ports,
      reports: ports.payoutReports,
      firstPayout: project(payouts.state, ({ firstPayout }) => firstPayout?.requestDate ?? null),
    }),
  ),
} satisfies Makers<'paymentList' | 'paymentSearch' | 'payoutExport'>
