import { routePath } from '../../routes/index.ts'
import { settingsTexts } from '../texts.ts'
import type { SettingsItem } from './model.ts'

export interface SettingsRow {
  readonly label: string
  /** In-app path. */
  readonly path: string
  /** Access that a user needs to see the item; null if every user sees it. */
  readonly needs: 'cards' | 'payouts' | null
}

/** Rows of the settings list, in order (PROF-005 to PROF-008). */
export const settingsRows = {
  profile: { label: settingsTexts.items.profile, path: routePath('settings-profile'), needs: null },
  security: { label: settingsTexts.items.security, path: routePath('settings-security'), needs: null },
  card: { label: settingsTexts.items.card, path: routePath('settings-card-home'), needs: 'cards' },
  'receiving-addresses': {
    label: settingsTexts.items.addresses,
    path: routePath('settings-receiving-addresses'),
    needs: 'payouts',
  },
} as const satisfies Record<SettingsItem, SettingsRow>

/** Page of the settings list, for viewports too narrow to show the list beside the settings pages (PROF-003). */
export const settingsHub = { label: settingsTexts.title, hub: routePath('settings-hub') } as const
