import type { InputOf } from '@paydeck/adapters/wire/call'
import type { getPayments } from '@paydeck/adapters/wire/payments/payment-list'
import type { ListName } from '@paydeck/core/model'
import type { CallContext, Handlers } from '../calls/context.ts'
import type { Settle } from '../calls/settle.ts'
import { currencies, type Currency } from '../money/currencies.ts'
import { countOf, instantOf, invoicesOf, mixedPage, oldestOf, skipOf } from './mixed-list.ts'
import { toldInvoice } from './told.ts'

/**
 * A page of a list. All three mix everything that happened (PAY-027); each ends with the oldest item of its own kind, so that
 * nobody reads on for what does not come.
 */
const page = async (context: CallContext, list: ListName, input: InputOf<typeof getPayments>) => {
  const { startDate, merchantStatus } = input
  const [limit, skip] = [countOf(input.limit), skipOf(input.skip)]
  const from = startDate === undefined ? 0 : instantOf(startDate, 'start date')
  const oldest = await oldestOf(context, list, { from, merchantStatus })
  return oldest === null ? [] : mixedPage(context, { from: oldest, limit, skip, merchantStatus })
}

const symbols: Readonly<Record<string, string>> = { BTC: '₿', ETH: 'Ξ', LTC: 'Ł', DOGE: 'Ð' }

/** How many places a coin is written with: one that stands for a dollar like a dollar. */
const precisionOf = ({ decimals, price }: Currency): number => Math.min(decimals, price === '1.00' ? 2 : 6)

/** `settle` brings the user's payments and payouts up to date before they are looked at. */
export const makePaymentListHandlers = (settle: Settle) =>
  ({
    GetPayments: async (context, input) => {
      await settle(context)
      return { payments: await page(context, 'payments', input) }
    },
    GetPayouts: async (context, input) => {
      await settle(context)
      return { payouts: await page(context, 'payouts', input) }
    },
    GetDonations: async (context, input) => {
      await settle(context)
      return { donations: await page(context, 'donations', input) }
    },
    GetUnconfirmedPayments: async (context, { merchantStatus, limit, skip }) => {
      await settle(context)
      const rows = await invoicesOf(context, merchantStatus)
        .selectAll()
        .orderBy('timestamp', 'desc')
        .orderBy('id')
        .limit(countOf(limit))
        .offset(skipOf(skip))
        .execute()
      return { unconfirmedPayments: rows.map(toldInvoice) }
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
