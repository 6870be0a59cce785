/** Items of the settings list, in order (PROF-008). */
export const settingsItems = ['profile', 'security', 'card', 'receiving-addresses'] as const
/** An item of the settings list, by its last path segment. */
export type SettingsItem = (typeof settingsItems)[number]
