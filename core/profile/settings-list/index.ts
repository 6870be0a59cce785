export * from './model.ts'
export { settingsFor } from './rules.ts'
export { settingsRows } from './tables.ts'
export { type SettingsEntry, type SettingsState, type SettingsView, settingsView } from './view.ts'
