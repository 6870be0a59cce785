import * as t from 'io-ts'
import { graphql } from '../call.ts'
import { record } from '../codec.ts'
import { wholeList } from '../whole-list.ts'

/**
 * Fetches a report of the payouts between two instants in ISO 8601, UTC, both inclusive (CALL-044). The first row contains
 * the column names; without payouts there are no rows at all. If the response is incomplete, it counts as malformed.
 */
export const getPayoutsTransactionsCsv = graphql({
  name: 'GetPayoutsTransactionsCsv',
  document: `query GetPayoutsTransactionsCsv(
    $token: String!, $csrf: String!, $startDate: String!, $endDate: String!
  ) {
    user(token: $token, csrf: $csrf) {
      payoutsTransactionsCsv(startDate: $startDate, endDate: $endDate)
    }
  }`,
  input: record({ startDate: t.string, endDate: t.string }),
  reply: record({ payoutsTransactionsCsv: wholeList(wholeList<string>(t.string)) }),
})
