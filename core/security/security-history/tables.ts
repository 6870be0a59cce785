import type { SecurityEventKind } from './model.ts'

/** Icon of a row. */
export type EventIcon = 'person' | 'shield' | 'key' | 'alert'

/** Icon and title of an event. */
export interface EventRow {
  readonly icon: EventIcon
  readonly title: string
}

/** Row of each kind of event. */
export const eventRows = {
  'signed-in': { icon: 'person', title: 'Signed in' },
  'signed-in-by-passkey': { icon: 'key', title: 'Signed in with a passkey' },
  'sign-in-refused': { icon: 'alert', title: 'Sign-in refused' },
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
  'sender-accepted': { icon: 'shield', title: 'Sender accepted' },
  'sender-moved': { icon: 'alert', title: 'Sender moved to another address' },
  'sender-removed': { icon: 'shield', title: 'Sender removed from an address' },
  'payout-change-stopped': { icon: 'shield', title: 'Change of where payments go stopped' },
} as const satisfies Record<SecurityEventKind, EventRow>

/** Row of an event whose kind this version does not know. */
export const unknownEvent: EventRow = { icon: 'shield', title: 'Security event' }

export const historyTexts = {
  title: 'Security history',
  text: 'What happened to your account. If something was not you, change your password.',
  row: '{time} · {device} · {place}',
  empty: 'Nothing has happened yet.',
  unavailable: 'Your security history could not be loaded.',
  outdated: 'This history may be out of date: it could not be loaded again.',
  stop: 'Stop this',
  stopped: 'The change was stopped. What is paid by it is held until you say where it goes.',
  notStopped: 'The change could not be stopped. Try again.',
  more: 'Show more',
  moreFailed: 'Earlier events could not be loaded. Try again.',
} as const
