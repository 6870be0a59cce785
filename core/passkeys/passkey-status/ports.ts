import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import type { PasskeyCredential } from '../model.ts'

/** Port for reading the passkeys at the provider. */
export interface PasskeyDirectory {
  /** True if the provider enables passkeys for the user with this email address (CALL-090). Faults: any. */
  readonly isEnabled: (input: { readonly email: string }) => TE.TaskEither<Fault, boolean>
  /** Returns the passkeys of the signed-in user. Faults: any. */
  readonly credentials: TE.TaskEither<Fault, ReadonlyArray<PasskeyCredential>>
}
