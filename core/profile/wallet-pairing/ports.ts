import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'

/** Lets a companion wallet app be paired with the account. */
export interface PairingCodes {
  /** The address that carries a new pairing code (CALL-093). Faults: any. */
  readonly newCode: TE.TaskEither<Fault, string>
}
