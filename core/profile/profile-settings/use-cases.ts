import { function as F, taskEither as TE } from 'fp-ts'
import { type Fault, rejected } from '../../kernel/fault.ts'
import type { ProfileRecords } from '../ports.ts'
import { isOptInChanged } from './rules.ts'

/** Turns the email opt-in on or off. Every result word except `optInSuccess` counts as a rejection (PROF-033). */
export const makeSetOptIn =
  (records: Pick<ProfileRecords, 'setEmailOptIn'>) =>
  (optIn: boolean): TE.TaskEither<Fault, void> =>
    F.pipe(
      records.setEmailOptIn({ optIn }),
      TE.filterOrElse(isOptInChanged, (): Fault => rejected(200)),
      TE.asUnit,
    )
