import type { MonthStatements } from '@paydeck/core'
import { function as F, taskEither as TE } from 'fp-ts'
import { type FetchedFiles, fetchedPdf, type FileClient } from '../../transport/file-client.ts'
import { getMonthStatement, toStatementInput } from '../../wire/activity/statements.ts'
import { supportCheck } from '../capability.ts'

/** Implements the port `MonthStatements`. */
export const restMonthStatements = (client: FileClient, files: FetchedFiles): MonthStatements => {
  const whereSupported = supportCheck()
  return {
    download: ({ name, ...month }) =>
      F.pipe(
        client.call(getMonthStatement)(toStatementInput(month)),
        TE.flatMap(fetchedPdf(files, getMonthStatement.name, name)),
        whereSupported,
      ),
  }
}
