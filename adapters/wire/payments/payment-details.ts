import { InvoiceStep } from '@paydeck/core/model'
import * as t from 'io-ts'
import { graphql } from '../call.ts'
import { record, word } from '../codec.ts'
import { getInvoice as document } from '../documents/payments/payment-details.ts'
import { anyList, count, moment, orNull } from '../tolerant.ts'
import { wholeInvoiceProps } from './shared.ts'

/**
 * One invoice with its transaction currency, its swap info and the wallet that was chosen (CALL-045). The confirmations, the
 * end of its time (milliseconds since 1970) and its history, oldest first, go beyond the specification: where they are
 * missing they are read as null and as empty.
 */
export const getInvoice = graphql({
  name: 'GetInvoice',
  document,
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
