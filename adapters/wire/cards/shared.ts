import { CardActivityStatus, CardProvider, MerchantCategory } from '@paydeck/core/model'
import * as t from 'io-ts'
import { amountText } from '../amount.ts'
import { nullable, record, word } from '../codec.ts'

/**
 * A transaction of a card (CARD-066); dates are milliseconds since 1970, amounts whole units. A settled one has no word
 * of the vocabulary as its status. `category` and `original` go beyond the specification: where they are missing, or
 * unknown, they are read as null.
 */
export const cardTransaction = record({
  id: t.string,
  dates: record({ auth: nullable(t.number), post: nullable(t.number) }),
  provider: CardProvider,
  status: word(CardActivityStatus),
  type: t.string,
  description: nullable(t.string),
  displayMerchant: nullable(t.string),
  /** Negative: money was spent (CARD-068). */
  displayPrice: amountText,
  currency: t.string,
  merchant: record({
    merchantName: t.string,
    merchantCity: nullable(t.string),
    merchantState: nullable(t.string),
  }),
  category: word(MerchantCategory),
  /** What was paid in another currency; null: nothing was. */
  original: nullable(record({ amount: amountText, currency: t.string })),
})

/** The fields of a transaction that go beyond the specification: a provider may not know them. */
export const transactionExtras = ' category original { amount currency }'

/** What is asked of a transaction of a card (CARD-066). */
export const transactionFields = `id dates { auth post } provider status type description displayMerchant displayPrice currency
        merchant { merchantName merchantCity merchantState }${transactionExtras}`
