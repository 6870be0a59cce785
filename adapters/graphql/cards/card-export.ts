import { type CardReportRow, type CardReports, type Fault, malformed } from '@paydeck/core'
import { either as E, function as F, taskEither as TE } from 'fp-ts'
import type { GraphqlClient } from '../../transport/graphql-client.ts'
import type { ReplyOf } from '../../wire/call.ts'
import { exportFirstViewCsv, exportGalileoCsv } from '../../wire/cards/card-export.ts'

type Row = ReplyOf<typeof exportGalileoCsv>['galileoCsv'][number]

/** Maps the rows of a report. Fails if the amount of a row cannot be parsed, since the report's sums would be wrong. */
const rowsOf = (name: string, rows: ReadonlyArray<Row>): E.Either<Fault, ReadonlyArray<CardReportRow>> => {
  const read = rows.flatMap(({ amount, ...row }) => (amount === null ? [] : [{ ...row, amount }]))
  return read.length === rows.length ? E.right(read) : E.left(malformed(`${name}: amount`))
}

export const graphqlCardReports = (client: GraphqlClient): CardReports => ({
  ofYear: ({ cardId, provider, lastFour, year }) => {
    const input = { debitCardId: cardId, year, provider, lastFour }
    return provider === 'firstView'
      ? F.pipe(
          client.call(exportFirstViewCsv)(input),
          TE.flatMapEither(({ firstViewCsv }) => rowsOf(exportFirstViewCsv.name, firstViewCsv)),
        )
      : F.pipe(
          client.call(exportGalileoCsv)(input),
          TE.flatMapEither(({ galileoCsv }) => rowsOf(exportGalileoCsv.name, galileoCsv)),
        )
  },
})
