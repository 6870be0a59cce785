import { makePaymentList, makePaymentSearch, makePayoutExport, project } from '@paydeck/core'
import { sliceModule } from '../di/slice-module.ts'
import { startQueryToken } from '../di/tokens.ts'

/* Code of the payments page, loaded on demand. */
export { PaymentsScreen } from './PaymentsScreen.tsx'

export const slices = sliceModule({
  paymentList: ({ stores, clock, log, paymentLists }) => makePaymentList({ stores, clock, log, lists: paymentLists }),
  paymentSearch: ({ stores, clock, log, device, paymentSearches }, _, get) =>
    makePaymentSearch({
      stores,
      clock,
      log,
      device,
      searches: paymentSearches,
      showHidden: get(startQueryToken).hiddenCurrencies,
    }),
  payoutExport: ({ stores, clock, log, files, payoutReports }, { payouts }) =>
    makePayoutExport({
      stores,
      clock,
      log,
      files,
      reports: payoutReports,
      firstPayout: project(payouts.state, ({ firstPayout }) => firstPayout?.requestDate ?? null),
    }),
})
