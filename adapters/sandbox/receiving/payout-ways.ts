import type { WireEntry } from '@paydeck/adapters/wire/table'
import type { SecurityEventKind } from '@paydeck/core/model'

/** What stands between a caller with an open session and another destination of money (A12). */
export interface PayoutWay {
  /**
   * "code": with the call itself, always. "recent-factor": given in the session within the last minutes, where the account
   * has one. null: nothing, since it leads no money to anything that is new.
   */
  readonly needs: 'code' | 'recent-factor' | null
  /** What waits for its approval anew, so that no payout goes there before; null: no payout goes anywhere by it. */
  readonly waits: 'address' | 'sender' | null
  /** What its owner reads of it in the history, with a mail each; empty: nobody pays there yet. */
  readonly tells: ReadonlyArray<SecurityEventKind>
}

/**
 * Every call by which it can change where a payout goes, and what it takes (docs/decisions/0025). No other call changes
 * it: a test makes each call of the contract and compares where money goes before and after.
 */
export const payoutWays = {
  CreateWallet: { needs: null, waits: 'address', tells: ['address-added'] },
  UpdateWallet: { needs: 'code', waits: 'address', tells: ['address-changed'] },
  DeleteWallet: { needs: null, waits: null, tells: ['address-removed'] },
  createPayoutProfile: { needs: null, waits: null, tells: [] },
  UpdatePayoutProfile: { needs: null, waits: null, tells: [] },
  DeletePayoutProfile: { needs: null, waits: null, tells: [] },
  AddPayorToWallet: { needs: 'recent-factor', waits: 'sender', tells: ['sender-accepted', 'sender-moved'] },
  AddPayorToProfile: { needs: 'recent-factor', waits: 'sender', tells: ['sender-accepted', 'sender-moved'] },
  RemovePayorFromProfile: { needs: 'recent-factor', waits: null, tells: ['sender-removed'] },
  'POST /auth/security-history/stop': { needs: null, waits: null, tells: ['payout-change-stopped'] },
} as const satisfies Partial<Record<WireEntry, PayoutWay>>
