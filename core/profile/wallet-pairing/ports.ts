import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'

/** Pairing of companion wallet apps at the provider. */
export interface PairingCodes {
  /** Returns a URL that contains a new pairing code (CALL-093). Faults: any. */
  readonly newCode: TE.TaskEither<Fault, string>
}
