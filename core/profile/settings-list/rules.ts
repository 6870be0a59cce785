import { type SettingsItem, settingsItems } from './model.ts'
import { settingsRows, type SettingsRow } from './tables.ts'

/**
 * Returns the settings items for a user, in order (PROF-008).
 * @example
 * settingsFor({ cards: false, payouts: false }).length // 2
 */
export const settingsFor = (
  has: { readonly cards: boolean; readonly payouts: boolean },
  rows: Readonly<Record<SettingsItem, SettingsRow>> = settingsRows,
): ReadonlyArray<SettingsItem> =>
  settingsItems.filter((item) => {
    const { needs } = rows[item]
    return needs === null || has[needs]
  })
