import type { taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import type { PayoutCheck } from '../model.ts'

/**
 * The invite whose token came with the link of a mail (RECV-070). `from` names who asks: the start of the app, or the
 * screen of the addresses (CALL-015).
 */
export interface InviteRecords {
  /** Whether it can be accepted, and why not (CALL-058). Faults: any. */
  readonly check: (input: HeldInvite) => TE.TaskEither<Fault, PayoutCheck>
  /** Its sender is a payor afterwards (CALL-059). Faults: any; Rejected with the words of ERR-077 and ERR-078. */
  readonly accept: (input: HeldInvite) => TE.TaskEither<Fault, void>
  /** Told that the user has seen it (CALL-060). Faults: any. */
  readonly markSeen: (input: Pick<HeldInvite, 'payload'>) => TE.TaskEither<Fault, void>
}

/** An invite by its token, and who asks. */
export interface HeldInvite {
  readonly payload: string
  readonly from: 'start' | 'screen'
}
