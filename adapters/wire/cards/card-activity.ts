import * as t from 'io-ts'
import { graphql } from '../call.ts'
import { list, nullable, record } from '../codec.ts'
import { cardTransaction, transactionFields } from './shared.ts'

const overview = record({
  activityOverview: record({ dateAccountOpened: nullable(t.number), pendingTransactions: list(cardTransaction) }),
})

/**
 * Fetches a page of pending transactions, for a card that supports paging. The first page is 1 (CALL-025, CARD-082). Dates
 * are instants in ISO 8601, UTC, as in all calls of this file.
 */
export const getCardActivityOverviewPaged = graphql({
  name: 'GetCardActivityOverviewPaged',
  document: `query GetCardActivityOverviewPaged(
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
  }`,
  input: record({
    debitCardId: t.string,
    pageSize: t.number,
    pageNumber: t.number,
    credited: t.boolean,
    startDate: t.string,
    endDate: t.string,
  }),
  reply: overview,
})

/** Fetches at most `recordCount` pending transactions, for a card that does not support paging (CALL-026, CARD-082). */
export const getCardActivityOverview = graphql({
  name: 'GetCardActivityOverview',
  document: `query GetCardActivityOverview(
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
  }`,
  input: record({ debitCardId: t.string, recordCount: t.number, startDate: t.string, endDate: t.string }),
  reply: overview,
})

/** Fetches a page of settled transactions, newest first. The first page is 1 (CALL-028, CARD-080). */
export const getSettledTransactions = graphql({
  name: 'GetSettledTransactions',
  document: `query GetSettledTransactions(
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
  }`,
  input: record({
    debitCardId: t.string,
    pageSize: t.number,
    pageNumber: t.number,
    startDate: t.string,
    endDate: t.string,
  }),
  reply: record({
    settledTransactions: record({
      currentPageNumber: t.number,
      totalPageCount: t.number,
      totalRecordCount: t.number,
      transactionList: list(cardTransaction),
    }),
  }),
})

/**
 * Fetches all pending transactions of a card since an instant (CALL-029). If `credited` is true, the reply omits top-ups
 * that the card has not received yet.
 */
export const getPendingTransactions = graphql({
  name: 'GetPendingTransactions',
  document: `query GetPendingTransactions(
    $token: String!, $csrf: String!, $debitCardId: ID!, $credited: Boolean!, $startDate: String!
  ) {
    user(token: $token, csrf: $csrf) {
      pendingTransactions(debitCardId: $debitCardId, credited: $credited, startDate: $startDate) {
          ${transactionFields}
      }
    }
  }`,
  input: record({ debitCardId: t.string, credited: t.boolean, startDate: t.string }),
  reply: record({ pendingTransactions: list(cardTransaction) }),
})
