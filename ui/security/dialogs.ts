/** Dialogs of the password and of two-factor, fetched together; the page that opens them has their slices. */
export { UpdatePasswordModal } from './password-update/UpdatePasswordModal.tsx'
export { BackupCodesModal } from './two-factor/BackupCodesModal.tsx'
export { DisableTwoFactorModal } from './two-factor/DisableTwoFactorModal.tsx'
export { UpdateTwoFactorModal } from './two-factor/UpdateTwoFactorModal.tsx'
