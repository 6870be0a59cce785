/** What the dialogs of the security page load, one piece for all. */
export { BackupCodesModal } from './two-factor/BackupCodesModal.tsx'
export { DisableTwoFactorModal } from './two-factor/DisableTwoFactorModal.tsx'
export { protectionModule } from './two-factor/module.ts'
export { UpdatePasswordModal } from './password-update/UpdatePasswordModal.tsx'
export { UpdateTwoFactorModal } from './two-factor/UpdateTwoFactorModal.tsx'
