import type { io as IO, taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import type { CeremonyFault, CreatedPasskey, PasskeyOrigins, RegistrationOptions } from './model.ts'

/** Port for adding and removing passkeys at the provider. */
export interface PasskeyKeeper {
  /** Loads the options for a new passkey (PASS-012). Faults: any. */
  readonly challenge: TE.TaskEither<Fault, RegistrationOptions>
  /** Asks the provider to verify and save a new passkey (PASS-014). Faults: any. */
  readonly verify: (created: CreatedPasskey) => TE.TaskEither<Fault, void>
  /** Removes a passkey; false if it no longer existed (CALL-021). Faults: any. */
  readonly remove: (input: { readonly id: string }) => TE.TaskEither<Fault, boolean>
}

/** Port for creating passkeys with the prompt of the browser. */
export interface PasskeyCeremony {
  /** Shows the prompt. Completes when the user has decided, or after the timeout in the options. */
  readonly create: (options: RegistrationOptions) => TE.TaskEither<CeremonyFault, CreatedPasskey>
}

/** Port that locally stores the names of the browser and the system in which each passkey was created (PASS-007). */
export interface PasskeyMemory {
  /** Reads the stored browser and system of each passkey. Returns an empty map if nothing is stored or readable. */
  readonly read: IO.IO<PasskeyOrigins>
  /** Replaces everything that is stored. */
  readonly write: (origins: PasskeyOrigins) => void
}
