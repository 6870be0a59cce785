import { InvoiceStep } from '@paydeck/core/model'
import * as t from 'io-ts'
import { graphql } from '../call.ts'
import { record, word } from '../codec.ts'
import { anyList, count, moment, orNull } from '../tolerant.ts'
import { wholeInvoiceFields, wholeInvoiceProps } from './shared.ts'

/** Part of the query that selects invoice fields beyond the specification. Not every provider supports these fields. */
export const invoiceExtras = ' confirmations targetConfirmations expiresAt history { step at }'

/**
 * Fetches one invoice with its currency, swap info and selected wallet (CALL-045). Confirmations, `expiresAt` (milliseconds
 * since 1970) and `history` (oldest first) go beyond the specification. If they are missing, they are read as null or empty.
 */
export const getInvoice = graphql({
  name: 'GetInvoice',
  document: `query GetInvoice($token: String!, $csrf: String!, $invoiceId: ID!) {
    user(token: $token, csrf: $csrf) {
      invoice(invoiceId: $invoiceId) {${wholeInvoiceFields}
          swapInfo { code }${invoiceExtras}
      }
    }
  }`,
  input: record({ invoiceId: t.string }),
  reply: record({
    invoice: record({
      ...wholeInvoiceProps,
      swapInfo: orNull(record({ code: t.string })),
      confirmations: orNull(count),
      targetConfirmations: orNull(count),
      expiresAt: orNull(moment),
      history: anyList(record({ step: word(InvoiceStep), at: orNull(moment) })),
    }),
  }),
})
