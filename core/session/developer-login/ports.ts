import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'

/** Sign-in that does not use the provider's login page. */
export interface Logins {
  /** Signs this browser in with the key derived from the password (CALL-079). Faults: any. */
  readonly begin: (input: { readonly email: string; readonly hashedPassword: string }) => TE.TaskEither<Fault, void>
}
