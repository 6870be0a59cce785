import * as t from 'io-ts'
import { graphql } from '../call.ts'
import { list, nullable, record } from '../codec.ts'
import * as documents from '../documents/cards/card-activity.ts'
import { cardTransaction } from './shared.ts'

const overview = record({
  activityOverview: record({ dateAccountOpened: nullable(t.number), pendingTransactions: list(cardTransaction) }),
})

/**
 * What is pending on a card that supports paging (CALL-025, CARD-082): a page of so many, pages count from 1. Dates are
 * instants in ISO 8601, UTC, as in every call of this file.
 */
export const getCardActivityOverviewPaged = graphql({
  name: 'GetCardActivityOverviewPaged',
  document: documents.getCardActivityOverviewPaged,
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

/** What is pending on any other card, at most so many (CALL-026, CARD-082). */
export const getCardActivityOverview = graphql({
  name: 'GetCardActivityOverview',
  document: documents.getCardActivityOverview,
  input: record({ debitCardId: t.string, recordCount: t.number, startDate: t.string, endDate: t.string }),
  reply: overview,
})

/** A page of what is settled, newest first; pages count from 1 (CALL-028, CARD-080). */
export const getSettledTransactions = graphql({
  name: 'GetSettledTransactions',
  document: documents.getSettledTransactions,
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

/** All that is pending on a card since an instant (CALL-029); credited: money that is on it already. */
export const getPendingTransactions = graphql({
  name: 'GetPendingTransactions',
  document: documents.getPendingTransactions,
  input: record({ debitCardId: t.string, credited: t.boolean, startDate: t.string }),
  reply: record({ pendingTransactions: list(cardTransaction) }),
})
