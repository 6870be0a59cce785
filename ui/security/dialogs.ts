/**
 * Dialogs about password and two-factor, which load together. The page that opens them also loads the slices that they need.
 */
export { UpdatePasswordModal } from './password-update/UpdatePasswordModal.tsx'
export { BackupCodesModal } from './two-factor/BackupCodesModal.tsx'
export { DisableTwoFactorModal } from './two-factor/DisableTwoFactorModal.tsx'
export { UpdateTwoFactorModal } from './two-factor/UpdateTwoFactorModal.tsx'
