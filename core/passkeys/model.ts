import type { Fault } from '../kernel/fault.ts'
import type { Status } from '../kernel/remote.ts'

/** A passkey as the provider lists it (CALL-020, PASS-002). */
export interface PasskeyCredential {
  readonly id: string
  readonly publicKey: string
  /** Milliseconds since 1970. */
  readonly createdAt: number
}

/** Passkeys of the user, and the state of their load. */
export interface PasskeysState {
  readonly status: Status
  /** Fault of the last load, or null (PASS-023). */
  readonly fault: Fault | null
  /** True if the provider enables passkeys for this user. All passkey features depend on it (PASS-001). */
  readonly enabled: boolean
  /** Null until loaded; an empty array means that the user has no passkey. */
  readonly credentials: ReadonlyArray<PasskeyCredential> | null
  /** True if a password change failed to remove all passkeys, so that some may remain. Missing means false. */
  readonly isRemovalIncomplete?: boolean
}

/** Initial state, also after sign-out. */
export const unknownPasskeys: PasskeysState = { status: null, fault: null, enabled: false, credentials: null }
