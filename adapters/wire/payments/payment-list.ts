import { MerchantStatus } from '@paydeck/core/model'
import * as t from 'io-ts'
import { graphql } from '../call.ts'
import { list, nothing, nullable, record } from '../codec.ts'
import { count } from '../tolerant.ts'
import { listedInvoice, mixedItem, mixedItemFields, wholeInvoiceFields } from './shared.ts'

/**
 * Input of a call that fetches a list. `startDate` is an instant in ISO 8601, UTC; without `startDate`, the list goes back
 * to the oldest item. `skip` is the number of newest items to omit.
 */
const input = record({ limit: t.number, skip: t.number, merchantStatus: MerchantStatus }, { startDate: t.string })

/** @__NO_SIDE_EFFECTS__ */
const page = (name: string, field: string): string => `query ${name}(
  $token: String!, $csrf: String!, $limit: Int!, $startDate: String, $skip: Int!, $merchantStatus: MerchantStatus!
) {
  user(token: $token, csrf: $csrf) {
    ${field}(limit: $limit, startDate: $startDate, skip: $skip, merchantStatus: $merchantStatus) {${mixedItemFields}
    }
  }
}`

/** Fetches a page of invoices and payouts, newest first (CALL-038). */
export const getPayments = graphql({
  name: 'GetPayments',
  document: page('GetPayments', 'payments'),
  input,
  reply: record({ payments: list(mixedItem) }),
})

/** Fetches a page of the payouts list (CALL-039). */
export const getPayouts = graphql({
  name: 'GetPayouts',
  document: page('GetPayouts', 'payouts'),
  input,
  reply: record({ payouts: list(mixedItem) }),
})

/** Fetches a page of the donations list (CALL-040). */
export const getDonations = graphql({
  name: 'GetDonations',
  document: page('GetDonations', 'donations'),
  input,
  reply: record({ donations: list(mixedItem) }),
})

/** Fetches unconfirmed invoices, newest first (CALL-041, PAY-024). */
export const getUnconfirmedPayments = graphql({
  name: 'GetUnconfirmedPayments',
  document: `query GetUnconfirmedPayments(
    $token: String!, $csrf: String!, $merchantStatus: MerchantStatus!, $limit: Int!, $skip: Int!
  ) {
    user(token: $token, csrf: $csrf) {
      unconfirmedPayments(merchantStatus: $merchantStatus, limit: $limit, skip: $skip) {${wholeInvoiceFields}
      }
    }
  }`,
  input: record({ merchantStatus: MerchantStatus, limit: t.number, skip: t.number }),
  reply: record({ unconfirmedPayments: list(listedInvoice) }),
})

/** Fetches the currencies of invoices, with the data that the app needs to format amounts in them (CALL-043). */
export const getInvoiceCurrencies = graphql({
  name: 'GetInvoiceCurrencies',
  document: `query GetInvoiceCurrencies($token: String!, $csrf: String!) {
    user(token: $token, csrf: $csrf) {
      invoiceCurrencies { code name symbol precision decimals chain }
    }
  }`,
  input: nothing,
  reply: record({
    invoiceCurrencies: list(
      record({
        code: t.string,
        name: t.string,
        symbol: t.string,
        precision: count,
        decimals: count,
        chain: nullable(t.string),
      }),
    ),
  }),
})
