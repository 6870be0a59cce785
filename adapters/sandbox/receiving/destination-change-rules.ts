import type { WireEntry } from '@paydeck/adapters/wire/table'
import type { SecurityEventKind } from '@paydeck/core/model'

/** Protection of a call that can change a payout destination. It limits the damage of a stolen session (A12). */
export interface DestinationChangeRule {
  /**
   * Proof of identity that the call requires. "code": a two-factor code in the call itself. "recent-factor": a proof in the
   * same session within the last five minutes, if the account has a second factor. null: no proof, because the call
   * redirects no money.
   */
  readonly needs: 'code' | 'recent-factor' | null
  /**
   * Approval that payouts have to wait for after the call: approval of the address or of the sender. Null if the call
   * redirects no payout.
   */
  readonly pending: 'address' | 'sender' | null
  /**
   * Security events that the call can record. The owner gets a mail about each event. Empty if the call changes neither an
   * address nor the assignment of a sender.
   */
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
