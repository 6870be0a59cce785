/** What the dialogs of the security page load, one piece for all. */
export { activityModule } from './activity-module.ts'
export { BackupCodesModal } from './BackupCodesModal.tsx'
export { DisableTwoFactorModal } from './DisableTwoFactorModal.tsx'
export { EndSessionModal } from './EndSessionModal.tsx'
export { protectionModule } from './protection-module.ts'
export { UpdatePasswordModal } from './UpdatePasswordModal.tsx'
export { UpdateTwoFactorModal } from './UpdateTwoFactorModal.tsx'
