/** What the dialogs of the security page load, one piece for all. */
export { BackupCodesModal } from './BackupCodesModal.tsx'
export { DisableTwoFactorModal } from './DisableTwoFactorModal.tsx'
export { protectionModule } from './protection-module.ts'
export { UpdatePasswordModal } from './UpdatePasswordModal.tsx'
export { UpdateTwoFactorModal } from './UpdateTwoFactorModal.tsx'
