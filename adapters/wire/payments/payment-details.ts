import { InvoiceStep } from '@paydeck/core/model'
import * as t from 'io-ts'
import { graphql } from '../call.ts'
import { record, word } from '../codec.ts'
import { anyList, count, moment, orNull } from '../tolerant.ts'
import { wholeInvoiceFields, wholeInvoiceProps } from './shared.ts'

/** The fields of an invoice that go beyond the specification: a provider may not know them. */
export const invoiceExtras = ' confirmations targetConfirmations expiresAt history { step at }'

/**
 * One invoice with its transaction currency, its swap info and the wallet that was chosen (CALL-045). The confirmations, the
 * end of its time (milliseconds since 1970) and its history, oldest first, go beyond the specification: where they are
 * missing they are read as null and as empty.
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
