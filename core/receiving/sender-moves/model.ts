import type { Fault } from '../../kernel/fault.ts'
import type { Payor, PayoutProfile, ReceivingNotice } from '../model.ts'

/** A sender who is to pay elsewhere: from one profile into another; null: they are, or will be, a request. */
export interface SenderMove {
  readonly payor: Payor
  readonly from: PayoutProfile | null
  readonly to: PayoutProfile | null
}

/** Where a move of a sender stopped, and why. */
export interface MoveFailure {
  readonly stage: 'remove' | 'add'
  readonly fault: Fault
}

/** What was done last, and which move can be taken back; null: nothing can. */
export interface MoveNotice extends ReceivingNotice {
  readonly move: SenderMove | null
}

/** The address that is being chosen for a sender, by the id of its profile. */
export interface AddressChoice {
  readonly payorId: string
  readonly profileId: string
}
