export { avatarAddress, avatarText, isOptInChanged } from './rules.ts'
export { makeProfileSettings, type ProfileSettings, type ProfileSettingsPorts } from './slice.ts'
export { type ProfileSettingsView, type RowAction } from './view.ts'
