import { routePath } from '../../routes/index.ts'
import type { SettingsItem } from './model.ts'

export interface SettingsRow {
  readonly label: string
  /** In-app path. */
  readonly path: string
  /** Access that the item requires; null for every user. */
  readonly needs: 'cards' | 'payouts' | null
}

/** Rows of the settings list, in order (PROF-005 to PROF-008). */
export const settingsRows = {
  profile: { label: 'Profile', path: routePath('settings-profile'), needs: null },
  security: { label: 'Security', path: routePath('settings-security'), needs: null },
  card: { label: 'Card', path: routePath('settings-card-home'), needs: 'cards' },
  'receiving-addresses': {
    label: 'Receiving Addresses',
    path: routePath('settings-receiving-addresses'),
    needs: 'payouts',
  },
} as const satisfies Record<SettingsItem, SettingsRow>

/** Page of the list, for viewports that are too narrow to show it beside its pages (PROF-003). */
export const settingsHub = { label: 'Settings', hub: routePath('settings-hub') } as const
