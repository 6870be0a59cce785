import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../kernel/fault.ts'
import type { OptIn } from './model.ts'

/** Mailing lists of the provider. */
export interface MailingLists {
  /** Returns the mailing data of an email address. Faults: any. */
  readonly optInOf: (input: { readonly email: string }) => TE.TaskEither<Fault, OptIn>
  /** Adds an email address to the mailing list that has this attribute. Idempotent. Faults: any. */
  readonly join: (input: { readonly email: string; readonly attribute: string }) => TE.TaskEither<Fault, void>
}
