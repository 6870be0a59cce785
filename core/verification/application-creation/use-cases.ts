import { function as F, task as T, taskEither as TE } from 'fp-ts'
import { logged } from '../../kernel/logged.ts'
import type { Log } from '../../platform/ports.ts'
import type { Application, ProductName } from '../model.ts'
import type { NewApplications } from './ports.ts'

/**
 * Creates an application without notifying the user. Returns undefined after a failure, which is only logged (ERR-029).
 * Without a product nothing is sent, and the result is undefined too (VERIF-058).
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
