import type { WireEntry } from '@paydeck/adapters/wire/table'
import { type ProofContext, refuseWithoutRecentProof } from './recent-factor.ts'
import { owesSecondFactor } from './second-factor.ts'

/**
 * Proof of identity that a call needs. "recent": in the last five minutes of this session, the user signed in, entered a
 * second factor or, without two-factor, entered the password. "call": the call itself carries the password, a code or a
 * challenge.
 */
type Proof = 'recent' | 'call'

/** Proof of identity that a call requires, for users with and without two-factor. */
interface ProtectionChange {
  readonly withTwoFactor: Proof
  readonly withoutTwoFactor: Proof
}

/**
 * Calls that change the protection of an account or pair a device with it, and the proof that each needs (A7). A test makes
 * all other calls of the contract and compares the protection before and after.
 */
export const protectionChanges = {
  'POST /auth/passkey/register/challenge': { withTwoFactor: 'recent', withoutTwoFactor: 'recent' },
  'POST /auth/passkey/register/verify': { withTwoFactor: 'call', withoutTwoFactor: 'call' },
  DeletePasskeyCredential: { withTwoFactor: 'recent', withoutTwoFactor: 'recent' },
  // Without two-factor, the code in this call comes from a newly offered secret, so the code does not prove the user's
  // identity.
  toggleTwoFactorAuthEnabled: { withTwoFactor: 'call', withoutTwoFactor: 'recent' },
  generateBackupCodes: { withTwoFactor: 'call', withoutTwoFactor: 'call' },
  'POST /dashboard-api/change-password': { withTwoFactor: 'call', withoutTwoFactor: 'call' },
  // A paired wallet gives access to the account. With two-factor on, the wallet app asks for the code.
  'POST /auth/generateBitAuthPairingCode': { withTwoFactor: 'call', withoutTwoFactor: 'recent' },
} as const satisfies Partial<Record<WireEntry, ProtectionChange>>

const changes: ReadonlyMap<string, ProtectionChange> = new Map(Object.entries(protectionChanges))

/**
 * Refuses a call with 403 if `protectionChanges` requires a recent proof of identity that the session lacks. Allows every
 * other call.
 */
export const checkProtectionChange = async (name: string, context: ProofContext): Promise<void> => {
  const change = changes.get(name)
  if (change === undefined) return
  const proof = owesSecondFactor(context.user) ? change.withTwoFactor : change.withoutTwoFactor
  if (proof === 'recent') await refuseWithoutRecentProof(context)
}
