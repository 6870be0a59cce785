import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import type { Live } from '../../kernel/store.ts'
import type { NationalIdentityForm } from './model.ts'
import type { NationalIdentityRecords } from './ports.ts'

/** Submits the number together with the issuer that is known at the time of the request (VERIF-082). */
export const makeGiveNumber =
  (ports: { readonly nationalIdentityRecords: NationalIdentityRecords; readonly issuer: Live<string> }) =>
  ({ number }: NationalIdentityForm): TE.TaskEither<Fault, void> =>
    ports.nationalIdentityRecords.give({ number, issuer: ports.issuer.get() })
