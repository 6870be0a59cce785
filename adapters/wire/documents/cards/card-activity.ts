import { transactionFields } from './shared.ts'

/** What is pending on a card that supports paging (CALL-025). */
export const getCardActivityOverviewPaged = `query GetCardActivityOverviewPaged(
  $token: String!, $csrf: String!, $debitCardId: ID!, $pageSize: Int!, $pageNumber: Int!, $credited: Boolean!
  $startDate: String!, $endDate: String!
) {
  user(token: $token, csrf: $csrf) {
    activityOverview(
      debitCardId: $debitCardId, pageSize: $pageSize, pageNumber: $pageNumber, credited: $credited
      startDate: $startDate, endDate: $endDate
    ) {
      dateAccountOpened
      pendingTransactions {
        ${transactionFields}
      }
    }
  }
}`

/** What is pending on any other card (CALL-026). */
export const getCardActivityOverview = `query GetCardActivityOverview(
  $token: String!, $csrf: String!, $debitCardId: ID!, $recordCount: Int!, $startDate: String!, $endDate: String!
) {
  user(token: $token, csrf: $csrf) {
    activityOverview(debitCardId: $debitCardId, recordCount: $recordCount, startDate: $startDate, endDate: $endDate) {
      dateAccountOpened
      pendingTransactions {
        ${transactionFields}
      }
    }
  }
}`

/** A page of what is settled (CALL-028). */
export const getSettledTransactions = `query GetSettledTransactions(
  $token: String!, $csrf: String!, $debitCardId: ID!, $pageSize: Int!, $pageNumber: Int!
  $startDate: String!, $endDate: String!
) {
  user(token: $token, csrf: $csrf) {
    settledTransactions(
      debitCardId: $debitCardId, pageSize: $pageSize, pageNumber: $pageNumber, startDate: $startDate, endDate: $endDate
    ) {
      currentPageNumber totalPageCount totalRecordCount
      transactionList {
        ${transactionFields}
      }
    }
  }
}`

/** All that is pending on a card (CALL-029). */
export const getPendingTransactions = `query GetPendingTransactions(
  $token: String!, $csrf: String!, $debitCardId: ID!, $credited: Boolean!, $startDate: String!
) {
  user(token: $token, csrf: $csrf) {
    pendingTransactions(debitCardId: $debitCardId, credited: $credited, startDate: $startDate) {
        ${transactionFields}
    }
  }
}`
