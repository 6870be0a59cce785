import { CardActivityStatus, CardProvider, MerchantCategory } from '@paydeck/core/model'
import * as t from 'io-ts'
import { amountText } from '../amount.ts'
import { nullable, record, word } from '../codec.ts'

/**
 * Transaction of a card (CARD-066). Dates are milliseconds since 1970, amounts whole units. `status` is null for settled
 * transactions, because the vocabulary has no word for them. The specification lacks `category` and `original`: missing or
 * unknown values are read as null.
 */
export const cardTransaction = record({
  id: t.string,
  dates: record({ auth: nullable(t.number), post: nullable(t.number) }),
  provider: CardProvider,
  status: word(CardActivityStatus),
  type: t.string,
  description: nullable(t.string),
  displayMerchant: nullable(t.string),
  /** Negative if money was spent (CARD-068). */
  displayPrice: amountText,
  currency: t.string,
  merchant: record({
    merchantName: t.string,
    merchantCity: nullable(t.string),
    merchantState: nullable(t.string),
  }),
  category: word(MerchantCategory),
  /** Amount paid in another currency. Null if the payment was in the card's currency. */
  original: nullable(record({ amount: amountText, currency: t.string })),
})

/** Transaction fields beyond the specification. A provider may not support them. */
export const transactionExtras = ' category original { amount currency }'

/** Requested fields of a transaction (CARD-066). */
export const transactionFields = `id dates { auth post } provider status type description displayMerchant displayPrice currency
        merchant { merchantName merchantCity merchantState }${transactionExtras}`
