import { function as F, task as T, taskEither as TE } from 'fp-ts'
import { logged } from '../../kernel/logged.ts'
import type { Log } from '../../platform/ports.ts'
import type { Application, ProductName } from '../model.ts'
import type { NewApplications } from './ports.ts'

/**
 * Applies for a product of which the user need not be told. Without one nothing is sent (VERIF-058); a failure is logged
 * and told to nobody. Both give undefined (ERR-029).
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
