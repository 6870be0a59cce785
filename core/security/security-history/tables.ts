import { securityEventTexts } from '../texts.ts'
import type { SecurityEventKind } from './model.ts'

/** Icon of a row in the security history. */
export type EventIcon = 'person' | 'shield' | 'key' | 'alert'

/** Icon and title of an event. */
export interface EventRow {
  readonly icon: EventIcon
  readonly title: string
}

/** Icon and title of each kind of event. */
export const eventRows = {
  'signed-in': { icon: 'person', title: securityEventTexts['signed-in'] },
  'signed-in-by-passkey': { icon: 'key', title: securityEventTexts['signed-in-by-passkey'] },
  'sign-in-refused': { icon: 'alert', title: securityEventTexts['sign-in-refused'] },
  'code-refused': { icon: 'alert', title: securityEventTexts['code-refused'] },
  'session-ended': { icon: 'person', title: securityEventTexts['session-ended'] },
  'other-sessions-ended': { icon: 'person', title: securityEventTexts['other-sessions-ended'] },
  'password-changed': { icon: 'shield', title: securityEventTexts['password-changed'] },
  'two-factor-on': { icon: 'shield', title: securityEventTexts['two-factor-on'] },
  'two-factor-off': { icon: 'alert', title: securityEventTexts['two-factor-off'] },
  'backup-codes-made': { icon: 'shield', title: securityEventTexts['backup-codes-made'] },
  'backup-code-used': { icon: 'shield', title: securityEventTexts['backup-code-used'] },
  'passkey-added': { icon: 'key', title: securityEventTexts['passkey-added'] },
  'passkey-removed': { icon: 'key', title: securityEventTexts['passkey-removed'] },
  'name-changed': { icon: 'person', title: securityEventTexts['name-changed'] },
  'national-identity-added': { icon: 'person', title: securityEventTexts['national-identity-added'] },
  'wallet-paired': { icon: 'key', title: securityEventTexts['wallet-paired'] },
  'address-added': { icon: 'shield', title: securityEventTexts['address-added'] },
  'address-changed': { icon: 'shield', title: securityEventTexts['address-changed'] },
  'address-removed': { icon: 'shield', title: securityEventTexts['address-removed'] },
  'sender-accepted': { icon: 'shield', title: securityEventTexts['sender-accepted'] },
  'sender-moved': { icon: 'alert', title: securityEventTexts['sender-moved'] },
  'sender-removed': { icon: 'shield', title: securityEventTexts['sender-removed'] },
  'payout-change-stopped': { icon: 'shield', title: securityEventTexts['payout-change-stopped'] },
} as const satisfies Record<SecurityEventKind, EventRow>

/** Icon and title of an event whose kind this version of the app does not know. */
export const unknownEvent: EventRow = { icon: 'shield', title: securityEventTexts.unknown }
