import type { InputOf } from '@paydeck/adapters/wire/call'
import type { getPayments } from '@paydeck/adapters/wire/payments/payment-list'
import type { ListName } from '@paydeck/core/model'
import type { CallContext, Handlers } from '../calls/context.ts'
import type { RunDueWork } from '../calls/due-work.ts'
import { currencies, type Currency } from '../money/currencies.ts'
import { parseLimit, parseInstant, invoicesOf, mixedPage, oldestTime, parseSkip } from './mixed-list.ts'
import { toInvoiceDto } from './serializers.ts'

/**
 * Loads a page of a list. The response may contain items of all kinds (PAY-027), but a client shows only one kind in each
 * list. The list therefore ends with the oldest item of the shown kind. Otherwise clients would load pages without visible
 * rows.
 */
const page = (context: CallContext, list: ListName, input: InputOf<typeof getPayments>) => {
  const { startDate, merchantStatus } = input
  const [limit, skip] = [parseLimit(input.limit), parseSkip(input.skip)]
  const from = startDate === undefined ? 0 : parseInstant(startDate, 'start date')
  const oldest = oldestTime(context, list, { from, merchantStatus })
  return mixedPage(context, { from: oldest, limit, skip, merchantStatus })
}

const symbols: Readonly<Record<string, string>> = { BTC: '₿', ETH: 'Ξ', LTC: 'Ł', DOGE: 'Ð' }

/**
 * Returns the number of decimal places to show. Stablecoins of the US dollar have at most two, like the dollar. All other
 * coins have at most six.
 */
const precisionOf = ({ decimals, price }: Currency): number => Math.min(decimals, price === '1.00' ? 2 : 6)

/** Makes the handlers of the payment lists. `runDueWork` updates the user's payments and payouts before the read. */
export const makePaymentListHandlers = (runDueWork: RunDueWork) =>
  ({
    GetPayments: async (context, input) => {
      await runDueWork(context)
      return { payments: await page(context, 'payments', input) }
    },
    GetPayouts: async (context, input) => {
      await runDueWork(context)
      return { payouts: await page(context, 'payouts', input) }
    },
    GetDonations: async (context, input) => {
      await runDueWork(context)
      return { donations: await page(context, 'donations', input) }
    },
    GetUnconfirmedPayments: async (context, { merchantStatus, limit, skip }) => {
      await runDueWork(context)
      const rows = await invoicesOf(context, merchantStatus)
        .selectAll()
        .orderBy('timestamp', 'desc')
        .orderBy('id')
        .limit(parseLimit(limit))
        .offset(parseSkip(skip))
        .execute()
      return { unconfirmedPayments: rows.map(toInvoiceDto) }
    },
    GetInvoiceCurrencies: async () => ({
      invoiceCurrencies: currencies.map((currency) => ({
        code: currency.code,
        name: currency.name,
        symbol: symbols[currency.code] ?? '',
        precision: precisionOf(currency),
        decimals: currency.decimals,
        chain: currency.chain,
      })),
    }),
  }) satisfies Handlers<
    'GetPayments' | 'GetPayouts' | 'GetDonations' | 'GetUnconfirmedPayments' | 'GetInvoiceCurrencies'
  >
