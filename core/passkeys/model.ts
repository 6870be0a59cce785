import type { Fault } from '../kernel/fault.ts'
import type { Status } from '../kernel/remote.ts'

/** A passkey as the provider lists it (CALL-020, PASS-002). */
export interface PasskeyCredential {
  readonly id: string
  readonly publicKey: string
  /** Milliseconds since 1970. */
  readonly createdAt: number
}

/** The browser's prompt was dismissed, or the machine would not make a passkey (PASS-018). */
export interface Cancelled {
  readonly _tag: 'Cancelled'
}

/** For adapters: no passkey was made. */
export const cancelled: Cancelled = { _tag: 'Cancelled' }

/** WebAuthn's own JSON: what a passkey is to be made by, and one that was made. The core only carries it. */
export type CeremonyData = Readonly<Record<string, unknown>>

/** What is known of the user's passkeys. */
export interface PasskeysState {
  readonly status: Status
  /** Why the last load or registration failed (PASS-017, PASS-018, PASS-023). */
  readonly fault: Fault | Cancelled | null
  /** Whether the provider offers passkeys to this user; every passkey feature hangs on it (PASS-001). */
  readonly enabled: boolean
  readonly credentials: ReadonlyArray<PasskeyCredential>
}

/** `enabled` and `credentials` change together, so that an empty list is never one that was not loaded. */
export const unknownPasskeys: PasskeysState = { status: null, fault: null, enabled: false, credentials: [] }

/** What this browser remembers of a passkey that was made in it (PASS-007). */
export interface PasskeyOrigin {
  /** Name of the browser. */
  readonly savedWith: string
  /** Name of the operating system. */
  readonly device: string
}

/** A passkey as it is listed (PASS-003). */
export interface DisplayedPasskey extends PasskeyOrigin {
  readonly id: string
  readonly title: string
  /** "Jan 5, 2024". */
  readonly createdAt: string
  /** All of it in a sentence. */
  readonly text: string
}

/** What a removal leads to: the request, or one of two failures (PASS-020 to PASS-022). */
export type Removal =
  | { readonly _tag: 'Remove'; readonly id: string }
  | { readonly _tag: 'Refused'; readonly text: string }
