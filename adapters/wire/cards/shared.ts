import { CardActivityStatus, CardProvider, MerchantCategory } from '@paydeck/core/model'
import * as t from 'io-ts'
import { amountText } from '../amount.ts'
import { nullable, record, word } from '../codec.ts'

/**
 * Transaction of a card (CARD-066). Dates are milliseconds since 1970; amounts are in whole units of the currency. `status`
 * is null for settled transactions, because the specification defines no status for them. `category` and `original` are not
 * in the specification: missing or unknown values are read as null.
 */
export const cardTransaction = record({
  id: t.string,
  dates: record({ auth: nullable(t.number), post: nullable(t.number) }),
  provider: CardProvider,
  status: word(CardActivityStatus),
  type: t.string,
  description: nullable(t.string),
  displayMerchant: nullable(t.string),
  /** Amount of the transaction. Negative if the user spent money (CARD-068). */
  displayPrice: amountText,
  currency: t.string,
  merchant: record({
    merchantName: t.string,
    merchantCity: nullable(t.string),
    merchantState: nullable(t.string),
  }),
  category: word(MerchantCategory),
  /** Amount in the currency in which the user paid. Null if this is the card's currency. */
  original: nullable(record({ amount: amountText, currency: t.string })),
})

/** Part of the query that selects transaction fields beyond the specification. Not every provider supports these fields. */
export const transactionExtras = ' category original { amount currency }'

/** Requested fields of a transaction (CARD-066). */
export const transactionFields = `id dates { auth post } provider status type description displayMerchant displayPrice currency
        merchant { merchantName merchantCity merchantState }${transactionExtras}`
