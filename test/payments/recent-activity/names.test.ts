import { recentActivityView } from '@paydeck/core/payments'
import { expect, it } from 'vitest'
import { donation, now, payment, payout } from '../bench.ts'

/** Returns the row titles of a payment, donation, bill payment and payout. */
const titlesOf = (merchantName: string) => {
  const bill = {
    itemCode: 'Bill Payment',
    bills: [{ merchantId: 'm', merchantName, icon: null, status: 'sent' }],
  }
  return [
    payment('p', 1, { merchantName }),
    donation('d', 1, { merchantName }),
    { ...payment('b', 1, { merchantName }), ...bill },
    payout('o', 1, { merchantName }),
  ].map((item) => recentActivityView({ seenAt: now, items: [item] }).rows[0]?.title)
}

it.each([
  ['Kiosk', 'Kiosk'],
  [' Kiosk\u00A0am\u0009Eck ', 'Kiosk\u00A0am Eck'],
  // Bidirectional control characters and invisible characters.
  ['\u202EKiosk\u202C\u0000', 'Kiosk'],
  ['', 'Unknown merchant'],
  [' ', 'Unknown merchant'],
  ['\u200B\u2066\u2069', 'Unknown merchant'],
])(
  'the merchant name %j is shown without invisible characters, or as "Unknown merchant" if nothing remains',
  (merchantName, name) => {
    expect(titlesOf(merchantName)).toEqual([name, `${name} · donation`, `${name} · bill`, `${name} · payout`])
  },
)
