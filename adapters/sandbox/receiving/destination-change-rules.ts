import type { WireEntry } from '@paydeck/adapters/wire/table'
import type { SecurityEventKind } from '@paydeck/core/model'

/** Protection of a call that can change a payout destination, against a stolen session (A12). */
export interface DestinationChangeRule {
  /**
   * "code": sent with every call. "recent-factor": given in the session within the last minutes, if the account has a
   * second factor. null: none, since no money goes anywhere new.
   */
  readonly needs: 'code' | 'recent-factor' | null
  /** Approval that the call requires, until which payouts are held; null if no payout is redirected. */
  readonly pending: 'address' | 'sender' | null
  /** Security events of the call, each with a mail to the owner; empty if no sender pays there yet. */
  readonly events: ReadonlyArray<SecurityEventKind>
}

/**
 * All calls that can change a payout destination, with their protection (RECV-106 to RECV-110). A test runs every call
 * of the contract and verifies that no other call changes a destination.
 */
export const destinationChangeRules = {
  CreateWallet: { needs: null, pending: 'address', events: ['address-added'] },
  UpdateWallet: { needs: 'code', pending: 'address', events: ['address-changed'] },
  DeleteWallet: { needs: null, pending: null, events: ['address-removed'] },
  createPayoutProfile: { needs: null, pending: null, events: [] },
  UpdatePayoutProfile: { needs: null, pending: null, events: [] },
  DeletePayoutProfile: { needs: null, pending: null, events: [] },
  AddPayorToWallet: { needs: 'recent-factor', pending: 'sender', events: ['sender-accepted', 'sender-moved'] },
  AddPayorToProfile: { needs: 'recent-factor', pending: 'sender', events: ['sender-accepted', 'sender-moved'] },
  RemovePayorFromProfile: { needs: 'recent-factor', pending: null, events: ['sender-removed'] },
  'POST /auth/security-history/stop': { needs: null, pending: null, events: ['payout-change-stopped'] },
} as const satisfies Partial<Record<WireEntry, DestinationChangeRule>>
