import type { SettingsItem } from './model.ts'
import { settingsFor } from './rules.ts'
import { settingsHub, settingsRows } from './tables.ts'

/** State from which the view of the settings list is computed. */
export interface SettingsState {
  readonly cards: boolean
  readonly payouts: boolean
  /** In-app path. */
  readonly path: string
}

/** Item of the settings list, ready to render. */
export interface SettingsEntry {
  readonly item: SettingsItem
  readonly label: string
  /** In-app path. */
  readonly path: string
  readonly isCurrent: boolean
}

/** Settings list, ready to render beside each settings page. */
export interface SettingsView {
  readonly label: string
  readonly entries: ReadonlyArray<SettingsEntry>
  /** Item whose page is shown. Null on the page that shows only the list. */
  readonly current: SettingsEntry | null
  /** In-app path of the page that shows only the list. */
  readonly hub: string
}

/** Computes the settings list. A path below the path of an item belongs to that item. */
export const settingsView = ({ cards, payouts, path }: SettingsState): SettingsView => {
  const entries = settingsFor({ cards, payouts }).map((item): SettingsEntry => {
    const row = settingsRows[item]
    return { item, label: row.label, path: row.path, isCurrent: `${path}/`.startsWith(`${row.path}/`) }
  })
  return { ...settingsHub, entries, current: entries.find(({ isCurrent }) => isCurrent) ?? null }
}
