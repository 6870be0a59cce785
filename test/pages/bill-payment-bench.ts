import type { Slices } from '@paydeck/core'
import { makeStores } from '@paydeck/core/kernel'
import { decimalText, type DecimalText } from '@paydeck/core/money'
import { billPaymentPageOf } from '@paydeck/core/pages'
import { benchAt } from '../bill-pay/bill-payment/bench.ts'

/** Makes the bill payment page with a fake provider and fake payment windows. The test controls both, and sets the bills. */
export const pageAt = (accounts?: Parameters<typeof benchAt>[0]) => {
  const bench = benchAt(accounts)
  const isHidden = makeStores().make(false)
  const order = makeStores().make<'alphabetical' | 'dueDate'>('dueDate')
  const slices = {
    amountPrivacy: { isOn: isHidden },
    billList: { state: bench.bills, order },
    billPayment: bench.paying,
  } as unknown as Pick<Slices, 'amountPrivacy' | 'billList' | 'billPayment'>
  let zones = 0
  const timeZone = (): string => {
    zones += 1
    return 'UTC'
  }
  const page = billPaymentPageOf(slices, { configuration: { pictureOrigins: [] }, device: { timeZone } })
  /** `zones` returns the number of times that the time zone was read. */
  return { bench, isHidden, order, page, view: () => page.get(), zones: () => zones }
}

export const amount = (text: string): DecimalText => decimalText(text) ?? ('0' as DecimalText)
