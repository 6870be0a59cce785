import { CardProvider } from '@paydeck/core/model'
import * as t from 'io-ts'
import { amountText } from '../amount.ts'
import { graphql } from '../call.ts'
import { record } from '../codec.ts'
import * as documents from '../documents/cards/card-export.ts'
import { wholeList } from '../whole-list.ts'

const input = record({ debitCardId: t.string, year: t.number, provider: CardProvider, lastFour: t.string })

/** A report is complete or it is none. Dates are milliseconds since 1970, amounts whole units of the card's currency. */
const rows = wholeList(record({ date: t.number, description: t.string, type: t.string, amount: amountText }))

/** What happened on a firstView card in a year (CALL-034). */
export const exportFirstViewCsv = graphql({
  name: 'ExportFirstViewCsv',
  document: documents.exportFirstViewCsv,
  input,
  reply: record({ firstViewCsv: rows }),
})

/** What happened on a galileo card in a year (CALL-035). */
export const exportGalileoCsv = graphql({
  name: 'ExportGalileoCsv',
  document: documents.exportGalileoCsv,
  input,
  reply: record({ galileoCsv: rows }),
})
