import type { WireEntry } from '@paydeck/adapters/wire/table'
import { type ProofContext, refuseWithoutRecentProof } from './recent-factor.ts'
import { owesSecondFactor } from './second-factor.ts'

/**
 * Proof of identity that a call needs. "recent": a sign-in, a second factor or, without two-factor, the password, given in
 * the same session within the last five minutes. "call": the call carries the password, a code or a challenge itself.
 */
type Proof = 'recent' | 'call'

/** Proof that a call needs, with and without two-factor. */
interface ProtectionChange {
  readonly withTwoFactor: Proof
  readonly withoutTwoFactor: Proof
}

/**
 * Every call that changes what protects an account or pairs another device with it, and its proof (A7). A test makes all other calls of the contract and
 * compares the protection before and after.
 */
export const protectionChanges = {
  'POST /auth/passkey/register/challenge': { withTwoFactor: 'recent', withoutTwoFactor: 'recent' },
  'POST /auth/passkey/register/verify': { withTwoFactor: 'call', withoutTwoFactor: 'call' },
  DeletePasskeyCredential: { withTwoFactor: 'recent', withoutTwoFactor: 'recent' },
  // A code of the secret that is only offered proves nothing about the user.
  toggleTwoFactorAuthEnabled: { withTwoFactor: 'call', withoutTwoFactor: 'recent' },
  generateBackupCodes: { withTwoFactor: 'call', withoutTwoFactor: 'call' },
  'POST /dashboard-api/change-password': { withTwoFactor: 'call', withoutTwoFactor: 'call' },
  // A paired wallet gives access. With two-factor on, the wallet app asks for the code.
  'POST /auth/generateBitAuthPairingCode': { withTwoFactor: 'call', withoutTwoFactor: 'recent' },
} as const satisfies Partial<Record<WireEntry, ProtectionChange>>

const changes: ReadonlyMap<string, ProtectionChange> = new Map(Object.entries(protectionChanges))

/** Refuses with 403 a change of protection whose recent proof is missing; lets every other call pass. */
export const checkProtectionChange = async (name: string, asking: ProofContext): Promise<void> => {
  const change = changes.get(name)
  if (change === undefined) return
  const proof = owesSecondFactor(asking.user) ? change.withTwoFactor : change.withoutTwoFactor
  if (proof === 'recent') await refuseWithoutRecentProof(asking)
}
