import type { Fault } from '../kernel/fault.ts'
import type { Status } from '../kernel/remote.ts'

/** A passkey as the provider lists it (CALL-020, PASS-002). */
export interface PasskeyCredential {
  readonly id: string
  readonly publicKey: string
  /** Milliseconds since 1970. */
  readonly createdAt: number
}

/** What is known of the user's passkeys. */
export interface PasskeysState {
  readonly status: Status
  /** Why the last load failed (PASS-023). */
  readonly fault: Fault | null
  /** Whether the provider offers passkeys to this user; every passkey feature hangs on it (PASS-001). */
  readonly enabled: boolean
  /** null until they were loaded: an empty list is one that the provider said is empty. */
  readonly credentials: ReadonlyArray<PasskeyCredential> | null
  /** Whether they were to go with a changed password, and some of them did not. Left out: no. */
  readonly wereToGo?: boolean
}

/** Before the first load, and after signing out. */
export const unknownPasskeys: PasskeysState = { status: null, fault: null, enabled: false, credentials: null }
