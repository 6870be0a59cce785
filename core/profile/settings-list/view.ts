import type { SettingsItem } from './model.ts'
import { settingsFor } from './rules.ts'
import { settingsHub, settingsRows } from './tables.ts'

/** What the frame around the settings is computed from. */
export interface SettingsState {
  readonly cards: boolean
  readonly payouts: boolean
  /** In-app path. */
  readonly path: string
}

/** One item of the settings list, ready to render. */
export interface SettingsEntry {
  readonly item: SettingsItem
  readonly label: string
  /** In-app path. */
  readonly path: string
  readonly isCurrent: boolean
}

/** The frame around the settings, ready to render. */
export interface SettingsView {
  readonly label: string
  readonly entries: ReadonlyArray<SettingsEntry>
  /** The item whose page is shown; null: the list itself. */
  readonly current: SettingsEntry | null
  /** In-app path of the list. */
  readonly hub: string
}

/** A page under an item's own belongs to it. */
export const settingsView = ({ cards, payouts, path }: SettingsState): SettingsView => {
  const entries = settingsFor({ cards, payouts }).map((item): SettingsEntry => {
    const row = settingsRows[item]
    return { item, label: row.label, path: row.path, isCurrent: `${path}/`.startsWith(`${row.path}/`) }
  })
  return { ...settingsHub, entries, current: entries.find(({ isCurrent }) => isCurrent) ?? null }
}
