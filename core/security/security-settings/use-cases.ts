import { function as F, type taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import { logged } from '../../kernel/logged.ts'
import type { Log } from '../../platform/ports.ts'
import type { TwoFactorSettings } from './model.ts'
import type { AccountProtection } from './ports.ts'

/** Loads the two-factor settings; logs a failure. */
export const makeLoadSettings = (ports: {
  readonly log: Log
  readonly accountProtection: AccountProtection
}): TE.TaskEither<Fault, TwoFactorSettings> =>
  F.pipe(ports.accountProtection.settings, logged(ports.log.error, 'The two-factor settings could not be loaded'))
