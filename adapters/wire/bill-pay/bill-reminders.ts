import * as t from 'io-ts'
import { amountText } from '../amount.ts'
import { graphql } from '../call.ts'
import { list, nothing, record } from '../codec.ts'
import { anyText, moment } from '../tolerant.ts'

/**
 * The bills that are due within 14 days and not being paid, the one due first first: beyond the specification, so a provider
 * may not know the operation. `dueAt` is milliseconds since 1970, `minimum` whole US dollars, null where it is not told.
 */
export const getBillReminders = graphql({
  name: 'GetBillReminders',
  document: `query GetBillReminders($token: String!, $csrf: String!) {
    user(token: $token, csrf: $csrf) { billReminders { accountId merchantName mask dueAt minimum } }
  }`,
  input: nothing,
  reply: record({
    billReminders: list(
      record({ accountId: t.string, merchantName: anyText(), mask: anyText(), dueAt: moment, minimum: amountText }),
    ),
  }),
})
