import * as t from 'io-ts'
import type { Whereabouts } from '../model.ts'

/** What can happen to an account that its owner should be able to read. */
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

/** Something that happened to the account. */
export interface SecurityEvent extends Whereabouts {
  readonly id: string
  /** null: a kind that we do not know. */
  readonly kind: SecurityEventKind | null
  /** Milliseconds since 1970. */
  readonly at: number
  /** Whether what it tells of can still be stopped: a change of where payouts go. Left out: it cannot. */
  readonly canStop?: boolean | undefined
}

/** A part of what happened, the newest first. */
export interface SecurityEventPage {
  readonly events: ReadonlyArray<SecurityEvent>
  /** Asks for the page after it; null: there is nothing earlier. */
  readonly next: string | null
}
