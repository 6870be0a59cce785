import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import type { PayoutCheck } from '../model.ts'

/**
 * Checks and accepts invites whose token came with an email link (RECV-070). The field `from` of an invite names the origin
 * of the call: the start of the app or the addresses screen (CALL-015).
 */
export interface InviteRecords {
  /** Checks whether the invite can be accepted, and returns the reason if not (CALL-058). Faults: any. */
  readonly check: (input: PayoutInvite) => TE.TaskEither<Fault, PayoutCheck>
  /**
   * Accepts the invite, which makes the sender of the invite a payor (CALL-059). Faults: any; Rejected with the messages of
   * ERR-077 and ERR-078.
   */
  readonly accept: (input: PayoutInvite) => TE.TaskEither<Fault, void>
  /** Marks the invite as seen by the user (CALL-060). Faults: any. */
  readonly markSeen: (input: Pick<PayoutInvite, 'payload'>) => TE.TaskEither<Fault, void>
}

/** Token of an invite (`payload`), and the origin of the call (`from`). */
export interface PayoutInvite {
  readonly payload: string
  readonly from: 'start' | 'screen'
}
