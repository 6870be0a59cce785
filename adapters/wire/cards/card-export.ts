import { CardProvider } from '@paydeck/core/model'
import * as t from 'io-ts'
import { amountText } from '../amount.ts'
import { graphql } from '../call.ts'
import { record } from '../codec.ts'
import { wholeList } from '../whole-list.ts'

const input = record({ debitCardId: t.string, year: t.number, provider: CardProvider, lastFour: t.string })

/**
 * Rows of a card report. A single unreadable row makes the whole report invalid. Dates are milliseconds since 1970; amounts
 * are in whole units of the card's currency.
 */
const rows = wholeList(record({ date: t.number, description: t.string, type: t.string, amount: amountText }))

/** Fetches the report of a year, for a card of the card programme firstView (CALL-034). */
export const exportFirstViewCsv = graphql({
  name: 'ExportFirstViewCsv',
  document: `query ExportFirstViewCsv(
    $token: String!, $csrf: String!, $debitCardId: ID!, $year: Int!, $provider: String!, $lastFour: String!
  ) {
    user(token: $token, csrf: $csrf) {
      firstViewCsv(debitCardId: $debitCardId, year: $year, provider: $provider, lastFour: $lastFour) {
        date description type amount
      }
    }
  }`,
  input,
  reply: record({ firstViewCsv: rows }),
})

/** Fetches the report of a year, for a card of the card programme galileo (CALL-035). */
export const exportGalileoCsv = graphql({
  name: 'ExportGalileoCsv',
  document: `query ExportGalileoCsv(
    $token: String!, $csrf: String!, $debitCardId: ID!, $year: Int!, $provider: String!, $lastFour: String!
  ) {
    user(token: $token, csrf: $csrf) {
      galileoCsv(debitCardId: $debitCardId, year: $year, provider: $provider, lastFour: $lastFour) {
        date description type amount
      }
    }
  }`,
  input,
  reply: record({ galileoCsv: rows }),
})
