import { makeStores } from '@paydeck/core/kernel'
import { paymentsPageOf } from '@paydeck/core/pages'
import { noPaymentFilter, type PaymentFilter, type PayoutExportView } from '@paydeck/core/payments'
import { settle } from '@paydeck/core/testing'
import { either as E } from 'fp-ts'
import { payment } from '../payments/bench.ts'
import { makeListBench } from '../payments/payment-list/bench.ts'
import { makeSearchBench } from '../payments/payment-search/bench.ts'

export const exportsView: PayoutExportView = { title: 'Export', years: [], earlier: null, progress: '', notice: null }

/** Makes the payments page with a fake provider. The test answers the requests. */
export const paymentsPage = (isHidden = false) => {
  const run = makeListBench()
  const found = makeSearchBench()
  const stores = makeStores()
  const done: Array<string> = []
  const page = paymentsPageOf(
    {
      paymentList: run.lists,
      paymentSearch: found.search,
      payoutExport: {
        view: stores.make<PayoutExportView | null>(exportsView),
        enter: () => void done.push('enter'),
        choose: () => undefined,
        leave: () => void done.push('leave'),
      },
      amountPrivacy: { isOn: stores.make(isHidden), toggle: () => undefined, recall: () => undefined },
    },
    {
      ...run.ports,
      configuration: { pictureOrigins: [] },
      device: { timeZone: () => 'UTC' },
    },
  )
  return {
    ...run,
    found,
    page,
    opened: run.carousels,
    done,
    view: () => page.get(),
    show: async (change: Partial<PaymentFilter> = {}): Promise<void> => {
      page.show({ ...noPaymentFilter, ...change })
      await settle()
    },
    /**
     * Answers the first request, which probes for search support, with an empty page. An empty page means that the provider
     * supports search.
     */
    offer: () => found.finds[0]?.answer(E.right({ items: [], after: null, total: 0 })),
  }
}

export const paid = (id: string) => payment(id, 1, { status: 'paid' })
