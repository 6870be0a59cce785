import type { SecurityEventKind } from './model.ts'

/** What a row of the history is marked with. */
export type EventIcon = 'person' | 'shield' | 'key' | 'alert'

/** An event as the history tells it. */
export interface EventRow {
  readonly icon: EventIcon
  readonly title: string
}

/** What happened, in words. */
export const eventRows = {
  'signed-in': { icon: 'person', title: 'Signed in' },
  'signed-in-by-passkey': { icon: 'key', title: 'Signed in with a passkey' },
  'code-refused': { icon: 'alert', title: 'Wrong two-factor code entered' },
  'session-ended': { icon: 'person', title: 'Another device signed out' },
  'other-sessions-ended': { icon: 'person', title: 'All other devices signed out' },
  'password-changed': { icon: 'shield', title: 'Password changed' },
  'two-factor-on': { icon: 'shield', title: 'Two-factor authentication turned on' },
  'two-factor-off': { icon: 'alert', title: 'Two-factor authentication turned off' },
  'backup-codes-made': { icon: 'shield', title: 'Backup codes generated' },
  'backup-code-used': { icon: 'shield', title: 'Backup code used' },
  'passkey-added': { icon: 'key', title: 'Passkey added' },
  'passkey-removed': { icon: 'key', title: 'Passkey removed' },
  'name-changed': { icon: 'person', title: 'Name changed' },
  'national-identity-added': { icon: 'person', title: 'Identity number added' },
  'wallet-paired': { icon: 'key', title: 'Wallet app connected' },
  'address-added': { icon: 'shield', title: 'Receiving address added' },
  'address-changed': { icon: 'shield', title: 'Receiving address changed' },
  'address-removed': { icon: 'shield', title: 'Receiving address removed' },
} as const satisfies Record<SecurityEventKind, EventRow>

/** An event of a kind that we do not know. */
export const unknownEvent: EventRow = { icon: 'shield', title: 'Security event' }

export const historyTexts = {
  title: 'Security history',
  text: 'What happened to your account. If something was not you, change your password.',
  row: '{time} · {device} · {place}',
  empty: 'Nothing has happened yet.',
  unavailable: 'Your security history could not be loaded.',
  outdated: 'This history may be out of date: it could not be loaded again.',
  more: 'Show more',
  moreFailed: 'Earlier events could not be loaded. Try again.',
} as const
