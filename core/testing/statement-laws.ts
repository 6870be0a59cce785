import { function as F, taskEither as TE } from 'fp-ts'
import type { MonthStatements } from '../activity/index.ts'
import { unsupported } from '../kernel/capability.ts'
import { rejected } from '../kernel/fault.ts'
import type { Law } from './law.ts'
import { type SavedFilesBench, savedPdfLaw } from './saved-pdf-law.ts'

/** Test setup for `MonthStatements`: a signed-in user. The provider supports the call. */
export interface MonthStatementsBench extends SavedFilesBench {
  readonly statements: MonthStatements
  /** A month that has begun. */
  readonly query: Omit<Parameters<MonthStatements['download']>[0], 'name'>
}

/** Laws of `MonthStatements` (STMT-005). `make` must create a new test setup on each call. */
export const monthStatementsLaws = (make: () => Promise<MonthStatementsBench>): ReadonlyArray<Law> => [
  savedPdfLaw('statements.download', make, ({ statements, query }, name) =>
    F.pipe(
      statements.download({ ...query, name }),
      TE.flatMap((reply) => (reply === unsupported ? TE.left(rejected(404)) : TE.right(reply))),
    ),
  ),
]
