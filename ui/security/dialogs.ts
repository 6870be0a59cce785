/** What the dialogs of the password and of two-factor load, one piece for all. */
export { passwordUpdateModule } from './password-update/module.ts'
export { UpdatePasswordModal } from './password-update/UpdatePasswordModal.tsx'
export { BackupCodesModal } from './two-factor/BackupCodesModal.tsx'
export { DisableTwoFactorModal } from './two-factor/DisableTwoFactorModal.tsx'
export { twoFactorModule } from './two-factor/module.ts'
export { UpdateTwoFactorModal } from './two-factor/UpdateTwoFactorModal.tsx'
