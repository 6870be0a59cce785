import type { FailureTable } from '../../kernel/failure-text.ts'
import { limit } from '../../kernel/limits.ts'
import { delay } from '../../kernel/timings.ts'
import type { NameField, SettingsItem } from '../model.ts'

export interface SettingsRow {
  readonly label: string
  /** In-app path. */
  readonly path: string
  /** Only for users who have this; null: for everybody. */
  readonly needs: 'cards' | 'payouts' | null
}

/** The settings, in the order of their list (PROF-005 to PROF-008). */
export const settingsRows = {
  profile: { label: 'Profile', path: '/settings/profile', needs: null },
  security: { label: 'Security', path: '/settings/security', needs: null },
  card: { label: 'Card', path: '/settings/card', needs: 'cards' },
  'receiving-addresses': { label: 'Receiving Addresses', path: '/settings/receiving-addresses', needs: 'payouts' },
} as const satisfies Record<SettingsItem, SettingsRow>

/** The list itself, where there is no room for it beside its pages (PROF-003). */
export const settingsHub = { label: 'Settings', hub: '/settings' } as const

/** A first or last name has at least so many characters (PROF-022). */
export const nameMinimum = limit('name minimum', 2)

/** What the fields of the name dialog are called (PROF-069). */
export const nameLabels = { givenName: 'First name', familyName: 'Last name' } as const satisfies Record<
  NameField,
  string
>

/** What the name dialog says (PROF-023). */
export const nameTexts = {
  update: 'Update',
  tooShort: 'Must be at least 2 characters',
  updated: 'Name updated successfully.',
} as const

/** What is told when a name cannot be changed (ERR-008 to ERR-010). */
export const nameFailures = {
  rows: [{ statuses: [422, 429], text: null }],
  otherwise: 'An unexpected error has occurred.',
} as const satisfies FailureTable

/** The query by which a link asks for the name dialog (PROF-021). */
export const addNameQuery = { key: 'add-name', value: 'true' } as const

/** The name dialog's times (PROF-020, PROF-029, PROF-030). */
export const nameDialog = {
  opensAfter: delay('name dialog', 700),
  closesAfter: delay('update-name close', 1000),
  failureReset: delay('update-name failure', 100),
} as const

/** The QR code that pairs a wallet app appears so long after its step opened (PROF-045). */
export const pairingCodeDelay = delay('pairing code', 300)

/** The only word of the provider that says that an opt-in was changed (PROF-033). */
export const optInSuccess = 'success'

/** Told when it was not changed (ERR-016). */
export const optInFailure = 'There was a problem updating this setting. Please try again later.'
