/** A year of a firstView card (CALL-034). */
export const exportFirstViewCsv = `query ExportFirstViewCsv(
  $token: String!, $csrf: String!, $debitCardId: ID!, $year: Int!, $provider: String!, $lastFour: String!
) {
  user(token: $token, csrf: $csrf) {
    firstViewCsv(debitCardId: $debitCardId, year: $year, provider: $provider, lastFour: $lastFour) {
      date description type amount
    }
  }
}`

/** A year of a galileo card (CALL-035). */
export const exportGalileoCsv = `query ExportGalileoCsv(
  $token: String!, $csrf: String!, $debitCardId: ID!, $year: Int!, $provider: String!, $lastFour: String!
) {
  user(token: $token, csrf: $csrf) {
    galileoCsv(debitCardId: $debitCardId, year: $year, provider: $provider, lastFour: $lastFour) {
      date description type amount
    }
  }
}`
