/** What the page "Profile" and its dialog load: themselves, and the slices behind them. */
export { ProfileScreen } from './profile-settings/ProfileScreen.tsx'
export { profileSettingsModule } from './profile-settings/module.ts'
export { nameUpdateModule } from './name-update/module.ts'
export { NameUpdateModal } from './name-update/NameUpdateModal.tsx'
