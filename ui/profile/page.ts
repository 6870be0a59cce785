/** What the page "Profile" and its dialog load: themselves, and the slice behind them. */
export { ProfileScreen } from './profile-settings/ProfileScreen.tsx'
export { profileSettingsModule } from './profile-settings/module.ts'
export { NameUpdateModal } from './name-update/NameUpdateModal.tsx'
