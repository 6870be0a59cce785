import type { io as IO, taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import type { CeremonyFault, CreatedPasskey, PasskeyOrigins, RegistrationOptions } from './model.ts'

/** How the passkeys that the provider keeps are changed. */
export interface PasskeyKeeper {
  /** What a new passkey is to be made by (PASS-012). Faults: any. */
  readonly challenge: TE.TaskEither<Fault, RegistrationOptions>
  /** Once this is right, the passkey counts (PASS-014). Faults: any. */
  readonly verify: (created: CreatedPasskey) => TE.TaskEither<Fault, void>
  /** Whether there was one to remove; afterwards there is none (CALL-021). Faults: any. */
  readonly remove: (input: { readonly id: string }) => TE.TaskEither<Fault, boolean>
}

/** Where passkeys are made: the browser and its prompt. */
export interface PasskeyCeremony {
  /** Ends when the person has decided, or when the time that the options give is over. */
  readonly create: (options: RegistrationOptions) => TE.TaskEither<CeremonyFault, CreatedPasskey>
}

/** What this browser remembers of the passkeys that were made in it (PASS-007). */
export interface PasskeyMemory {
  /** Empty where nothing was kept, or cannot be read. */
  readonly read: IO.IO<PasskeyOrigins>
  /** Replaces what was kept. */
  readonly write: (origins: PasskeyOrigins) => void
}
