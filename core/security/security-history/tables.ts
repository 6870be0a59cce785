import type { FailureTable } from '../../kernel/failure-text.ts'
import { delay } from '../../kernel/timings.ts'
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

/** The words of a device and its place, as far as they are known. */
export const whereaboutsTexts = {
  both: '{browser} on {system}',
  unknown: 'Unknown device',
  machine: 'This machine',
  nowhere: 'Unknown place',
} as const

export const historyTexts = {
  title: 'Security history',
  text: 'What happened to your account. If something was not you, change your password.',
  empty: 'Nothing has happened yet.',
  unavailable: 'Your security history could not be loaded.',
  outdated: 'This history may be out of date: it could not be loaded again.',
  more: 'Show more',
  moreFailed: 'Earlier events could not be loaded. Try again.',
} as const

export const signedInTexts = {
  title: 'Signed-in devices',
  text: 'Where you are signed in now. Sign out what you do not know, and change your password.',
  unavailable: 'Your signed-in devices could not be loaded.',
  outdated: 'This list may be out of date: it could not be loaded again.',
  current: 'This device',
  seen: 'last used {time}',
  end: 'Sign out',
  endOthers: 'Sign out all others',
} as const

/** The words that ending sessions is confirmed with, and told with afterwards. */
export const endingTexts = {
  one: { warning: 'It is signed out at once, in every tab.', done: 'That device was signed out.' },
  others: {
    title: 'Every device but this one',
    warning: 'They are signed out at once, in every tab. You stay signed in here.',
    done: 'All other devices were signed out.',
  },
  confirm: 'Sign out',
  cancel: 'Cancel',
} as const

/** What is told when a device could not be signed out. */
export const endingFailures = {
  rows: [{ statuses: [400, 409, 422, 429], text: null }],
  otherwise: 'It could not be signed out. Try again.',
} as const satisfies FailureTable

/** So long it is told that a device was signed out. */
export const endedReset = delay('device signed out', 4000)
