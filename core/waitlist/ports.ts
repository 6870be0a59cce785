import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../kernel/fault.ts'
import type { OptIn } from './model.ts'

/** The provider's mailing lists. */
export interface MailingLists {
  /** What is known of an address. Faults: any. */
  readonly optInOf: (input: { readonly email: string }) => TE.TaskEither<Fault, OptIn>
  /** Puts an address on the list of an attribute; asking twice is as good as once. Faults: any. */
  readonly join: (input: { readonly email: string; readonly attribute: string }) => TE.TaskEither<Fault, void>
}
