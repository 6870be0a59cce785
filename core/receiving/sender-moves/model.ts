import type { Fault } from '../../kernel/fault.ts'
import type { Payor, PayoutProfile, ReceivingNotice } from '../model.ts'

/**
 * Move of a sender from the profile `from` to the profile `to`. Null stands for no profile: the payor is then a payment
 * request.
 */
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

/** Choice of another address for a sender, by the id of the address's profile. */
export interface AddressChoice {
  readonly payorId: string
  readonly profileId: string
}
