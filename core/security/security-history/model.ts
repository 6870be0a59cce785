import * as t from 'io-ts'
import type { Whereabouts } from '../model.ts'

/** Kinds of security events that the account owner can read. */
export const SecurityEventKind = /* @__PURE__ */ t.keyof({
  'signed-in': null,
  'signed-in-by-passkey': null,
  'sign-in-refused': null,
  'code-refused': null,
  'session-ended': null,
  'other-sessions-ended': null,
  'password-changed': null,
  'two-factor-on': null,
  'two-factor-off': null,
  'backup-codes-made': null,
  'backup-code-used': null,
  'passkey-added': null,
  'passkey-removed': null,
  'name-changed': null,
  'national-identity-added': null,
  'wallet-paired': null,
  'address-added': null,
  'address-changed': null,
  'address-removed': null,
  'sender-accepted': null,
  'sender-moved': null,
  'sender-removed': null,
  'payout-change-stopped': null,
})
/** A key of `SecurityEventKind`. */
export type SecurityEventKind = t.TypeOf<typeof SecurityEventKind>

/** Security event of the account. */
export interface SecurityEvent extends Whereabouts {
  readonly id: string
  /** Kind of the event; null if this version of the app does not know the kind. */
  readonly kind: SecurityEventKind | null
  /** Time of the event, in milliseconds since 1970. */
  readonly at: number
  /** True if the event changed the destination of payouts, and the user can still stop this change. Missing means false. */
  readonly canStop?: boolean | undefined
}

/** Change of the destination of payouts that the user can still stop. */
export interface StoppableChange extends Pick<SecurityEvent, 'id' | 'at'> {
  readonly title: string
}

/** Page of the security history, newest event first. */
export interface SecurityEventPage {
  readonly events: ReadonlyArray<SecurityEvent>
  /** Cursor of the next page; null on the last page. */
  readonly next: string | null
}
