/** What the page "Profile" and its dialog load: themselves, and the slice behind them. */
export { ProfileScreen } from './ProfileScreen.tsx'
export { profileSettingsModule } from './settings-module.ts'
export { UpdateNameModal } from './UpdateNameModal.tsx'
