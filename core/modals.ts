import type { BillConnectionModal, BillDetailModal, BillListModal, BillPaymentModal } from './bill-pay/index.ts'
import type { CardExportModal, CardSettingsModal, CardTopUpModal, MailingAddressModal } from './cards/index.ts'
import type { HomePageModal } from './home/index.ts'
import type { PasskeyKeepingModal } from './passkeys/index.ts'
import type { NameUpdateModal, WalletPairingModal } from './profile/index.ts'
import type { AddressDirectoryModal, AddressFormModal, WalletConnectionModal } from './receiving/index.ts'
import type { ReferralModal } from './referral/index.ts'
import type { ActiveSessionsModal, PasswordUpdateModal, RecentFactorModal, TwoFactorModal } from './security/index.ts'
import type { NationalIdentityModal } from './verification/index.ts'
import type { WaitlistModal } from './waitlist/index.ts'

/** Every modal that a slice opens, named by the slice that it belongs to: what a front end's modal registry has to know. */
export type ModalName =
  | BillConnectionModal
  | BillDetailModal
  | BillListModal
  | BillPaymentModal
  | CardExportModal
  | CardSettingsModal
  | CardTopUpModal
  | MailingAddressModal
  | HomePageModal
  | PasskeyKeepingModal
  | NameUpdateModal
  | WalletPairingModal
  | AddressDirectoryModal
  | AddressFormModal
  | WalletConnectionModal
  | ReferralModal
  | ActiveSessionsModal
  | PasswordUpdateModal
  | RecentFactorModal
  | TwoFactorModal
  | NationalIdentityModal
  | WaitlistModal
