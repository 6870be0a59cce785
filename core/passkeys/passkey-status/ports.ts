import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import type { PasskeyCredential } from '../model.ts'

/** The passkeys that the provider keeps. */
export interface PasskeyDirectory {
  /** Whether passkeys are on offer to the owner of an address (CALL-090). Faults: any. */
  readonly isEnabled: (input: { readonly email: string }) => TE.TaskEither<Fault, boolean>
  /** The signed-in user's passkeys. Faults: any. */
  readonly credentials: TE.TaskEither<Fault, ReadonlyArray<PasskeyCredential>>
}
