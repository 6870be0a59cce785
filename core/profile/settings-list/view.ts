import type { SettingsItem } from './model.ts'
import { settingsFor } from './rules.ts'
import { settingsHub, settingsRows } from './tables.ts'

/** State from which the settings frame is computed. */
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

/** Settings frame, ready to render. */
export interface SettingsView {
  readonly label: string
  readonly entries: ReadonlyArray<SettingsEntry>
  /** Item whose page is shown; null on the page of the list. */
  readonly current: SettingsEntry | null
  /** In-app path of the list. */
  readonly hub: string
}

/** Computes the frame; a page below an item's path belongs to that item. */
export const settingsView = ({ cards, payouts, path }: SettingsState): SettingsView => {
  const entries = settingsFor({ cards, payouts }).map((item): SettingsEntry => {
    const row = settingsRows[item]
    return { item, label: row.label, path: row.path, isCurrent: `${path}/`.startsWith(`${row.path}/`) }
  })
  return { ...settingsHub, entries, current: entries.find(({ isCurrent }) => isCurrent) ?? null }
}
