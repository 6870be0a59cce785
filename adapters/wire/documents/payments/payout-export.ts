/** The payouts of a period, as rows of a table (CALL-044). */
export const getPayoutsTransactionsCsv = `query GetPayoutsTransactionsCsv(
  $token: String!, $csrf: String!, $startDate: String!, $endDate: String!
) {
  user(token: $token, csrf: $csrf) {
    payoutsTransactionsCsv(startDate: $startDate, endDate: $endDate)
  }
}`
