import type { SettingsItem } from './model.ts'

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
