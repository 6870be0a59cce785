/** Password and two-factor dialogs, loaded together. The page that opens them binds their slices. */
export { UpdatePasswordModal } from './password-update/UpdatePasswordModal.tsx'
export { BackupCodesModal } from './two-factor/BackupCodesModal.tsx'
export { DisableTwoFactorModal } from './two-factor/DisableTwoFactorModal.tsx'
export { UpdateTwoFactorModal } from './two-factor/UpdateTwoFactorModal.tsx'
