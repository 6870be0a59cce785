import * as t from 'io-ts'
import { amountText } from '../amount.ts'
import { graphql } from '../call.ts'
import { list, nothing, record } from '../codec.ts'
import { anyText, moment } from '../tolerant.ts'

/**
 * Fetches the bills that are due within 14 days and for which no payment is in progress, ordered by due date. The call is
 * not in the specification. `dueAt` is milliseconds since 1970; `minimum` is US dollars, null if unknown.
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
