import { MerchantStatus } from '@paydeck/core/model'
import * as t from 'io-ts'
import { graphql } from '../call.ts'
import { list, nothing, nullable, record } from '../codec.ts'
import * as documents from '../documents/payments/payment-list.ts'
import { count } from '../tolerant.ts'
import { listedInvoice, mixedItem } from './shared.ts'

/** `startDate` is an instant in ISO 8601, UTC; left out: from the beginning. `skip` counts the items before. */
const input = record({ limit: t.number, skip: t.number, merchantStatus: MerchantStatus }, { startDate: t.string })

/** A page of invoices and payouts, newest first (CALL-038). */
export const getPayments = graphql({
  name: 'GetPayments',
  document: documents.getPayments,
  input,
  reply: record({ payments: list(mixedItem) }),
})

/** The same, for the list of payouts (CALL-039). */
export const getPayouts = graphql({
  name: 'GetPayouts',
  document: documents.getPayouts,
  input,
  reply: record({ payouts: list(mixedItem) }),
})

/** The same, for the list of donations (CALL-040). */
export const getDonations = graphql({
  name: 'GetDonations',
  document: documents.getDonations,
  input,
  reply: record({ donations: list(mixedItem) }),
})

/** Invoices that are not confirmed yet, newest first (CALL-041, PAY-024). */
export const getUnconfirmedPayments = graphql({
  name: 'GetUnconfirmedPayments',
  document: documents.getUnconfirmedPayments,
  input: record({ merchantStatus: MerchantStatus, limit: t.number, skip: t.number }),
  reply: record({ unconfirmedPayments: list(listedInvoice) }),
})

/** What invoices may be paid in, and how it is written (CALL-043). */
export const getInvoiceCurrencies = graphql({
  name: 'GetInvoiceCurrencies',
  document: documents.getInvoiceCurrencies,
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
