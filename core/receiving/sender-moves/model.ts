import type { Fault } from '../../kernel/fault.ts'
import type { Payor, PayoutProfile, ReceivingNotice } from '../model.ts'

/** Move of a sender from one profile to another. Null stands for no profile, which makes the payor a request. */
export interface SenderMove {
  readonly payor: Payor
  readonly from: PayoutProfile | null
  readonly to: PayoutProfile | null
}

/** Failure of a move, with the stage that failed. */
export interface MoveFailure {
  readonly stage: 'remove' | 'add'
  readonly fault: Fault
}

/** Notice of the last action. `move` is the move that the user can undo, or null. */
export interface MoveNotice extends ReceivingNotice {
  readonly move: SenderMove | null
}

/** Address that the user is choosing for a sender, by the id of its profile. */
export interface AddressChoice {
  readonly payorId: string
  readonly profileId: string
}
