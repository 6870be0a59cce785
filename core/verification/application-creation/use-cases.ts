import { function as F, task as T, taskEither as TE } from 'fp-ts'
import { logged } from '../../kernel/logged.ts'
import type { Log } from '../../platform/ports.ts'
import type { Application, ProductName } from '../model.ts'
import type { NewApplications } from './ports.ts'

/**
 * Creates an application without notifying the user. A failure is only logged, and the result is undefined (ERR-029). If the
 * product is null, sends nothing and returns undefined (VERIF-058).
 */
export const makeCreateApplication =
  ({ newApplications, log }: { readonly newApplications: NewApplications; readonly log: Log }) =>
  (productName: ProductName | null): T.Task<Application | undefined> =>
    productName === null
      ? T.of(undefined)
      : F.pipe(
          newApplications.create({ productName, notifyUser: false }),
          logged(log.error, 'An application could not be made'),
          TE.getOrElseW(() => T.of(undefined)),
        )
