import * as t from 'io-ts'
import { graphql } from '../call.ts'
import { record } from '../codec.ts'
import { wholeList } from '../whole-list.ts'

/**
 * What was paid out between two instants in ISO 8601, UTC, both included: rows of cells, of which the first says what they
 * are; no rows where there was nothing (CALL-044). A report is complete or it is none.
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
