import { CardProvider, InvoiceStatus } from '@paydeck/core/model'
import * as t from 'io-ts'
import { amountText } from '../amount.ts'
import { graphql, keyed } from '../call.ts'
import { list, nullable, record, word } from '../codec.ts'

/** Creates the invoice of a top-up (CALL-033). The amount is in whole units of the currency, by default US dollars. */
export const generateTopUp = keyed(
  graphql({
    name: 'GenerateTopUp',
    document: `mutation GenerateTopUp(
      $token: String!, $csrf: String!, $debitCardId: ID!, $invoicePrice: AmountText!, $invoiceCurrency: String = "USD"
    ) {
      user(token: $token, csrf: $csrf) {
        generateTopUp(debitCardId: $debitCardId, invoicePrice: $invoicePrice, invoiceCurrency: $invoiceCurrency) {
          id invoiceTime price currency { code symbol precision decimals } status
        }
      }
    }`,
    input: record({ debitCardId: t.string, invoicePrice: amountText }, { invoiceCurrency: t.string }),
    reply: record({
      generateTopUp: record({
        id: t.string,
        invoiceTime: t.number,
        price: amountText,
        currency: record({ code: t.string, symbol: t.string, precision: t.number, decimals: t.number }),
        status: word(InvoiceStatus),
      }),
    }),
  }),
)

/**
 * Fetches the top-ups of a card since an instant in ISO 8601, UTC (CALL-027). If `credited` is true, the reply contains the
 * top-ups that the card has received, otherwise the pending ones.
 */
export const getCardTopUps = graphql({
  name: 'GetCardTopUps',
  document: `query GetCardTopUps(
    $token: String!, $csrf: String!, $debitCardId: ID!, $credited: Boolean!, $startDate: String!
  ) {
    user(token: $token, csrf: $csrf) {
      cardTopUps(debitCardId: $debitCardId, credited: $credited, startDate: $startDate) {
        id invoice { id invoiceTime } amount appliedDate debitCard user provider pending displayMerchant referralId
      }
    }
  }`,
  input: record({ debitCardId: t.string, credited: t.boolean, startDate: t.string }),
  reply: record({
    cardTopUps: list(
      record({
        id: t.string,
        invoice: record({ id: t.string, invoiceTime: t.number }),
        amount: amountText,
        appliedDate: nullable(t.number),
        debitCard: t.string,
        user: t.string,
        provider: CardProvider,
        pending: t.boolean,
        displayMerchant: nullable(t.string),
        referralId: nullable(t.string),
      }),
    ),
  }),
})
