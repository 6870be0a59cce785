import type { Fault } from '../kernel/fault.ts'
import type { Status } from '../kernel/remote.ts'

/** A passkey as the provider lists it (CALL-020, PASS-002). */
export interface PasskeyCredential {
  readonly id: string
  readonly publicKey: string
  /** Milliseconds since 1970. */
  readonly createdAt: number
}

export interface PasskeysState {
  readonly status: Status
  /** Why the last load failed (PASS-023). */
  readonly fault: Fault | null
  /** Whether the provider offers passkeys to this user; every passkey feature hangs on it (PASS-001). */
  readonly enabled: boolean
  readonly credentials: ReadonlyArray<PasskeyCredential>
}

/** `enabled` and `credentials` change together, so that an empty list is never one that was not loaded. */
export const unknownPasskeys: PasskeysState = { status: null, fault: null, enabled: false, credentials: [] }
