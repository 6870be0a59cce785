import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../kernel/fault.ts'
import type { Cancelled, CeremonyData, PasskeyCredential } from './model.ts'

/** The passkeys that the provider keeps. */
export interface PasskeyDirectory {
  /** Whether passkeys are on offer to the owner of an address (CALL-090). Faults: any. */
  readonly isEnabled: (input: { readonly email: string }) => TE.TaskEither<Fault, boolean>
  /** The signed-in user's passkeys. Faults: any. */
  readonly credentials: TE.TaskEither<Fault, ReadonlyArray<PasskeyCredential>>
}

/** Where the provider takes in a new passkey. */
export interface PasskeyRegistration {
  /** What the passkey is to be made by (PASS-012). Faults: any. */
  readonly challenge: TE.TaskEither<Fault, CeremonyData>
  /** Once this is right, the passkey counts (PASS-014). Faults: any. */
  readonly verify: (created: CeremonyData) => TE.TaskEither<Fault, void>
}

/** Where passkeys are made: the browser and its prompt. */
export interface PasskeyCeremony {
  /** Ends when the person has decided. */
  readonly create: (options: CeremonyData) => TE.TaskEither<Cancelled, CeremonyData>
}
