import { function as F, taskEither as TE } from 'fp-ts'
import { describeFault, type Fault } from '../../kernel/fault.ts'
import type { Log } from '../../platform/ports.ts'
import type { TwoFactorSettings } from './model.ts'
import type { AccountProtection } from './ports.ts'

/** Asks the provider; a failure is logged. */
export const makeLoadSettings = (ports: {
  readonly log: Log
  readonly protection: AccountProtection
}): TE.TaskEither<Fault, TwoFactorSettings> =>
  F.pipe(
    ports.protection.settings,
    TE.orElseFirstIOK(
      (fault) => () => ports.log.error(`The two-factor settings could not be loaded: ${describeFault(fault)}`),
    ),
  )
