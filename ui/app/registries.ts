import type { LateBindings } from '../di/late-bindings.ts'
import { latePart } from '../di/late-part.ts'
import type { ModalContentProps, ModalRegistry } from '../di/modal-registry.ts'
import type { SlideRegistry, SlideProps } from '../di/slide-registry.ts'
import { late } from '../kit/late.tsx'
import { FailureModal } from './FailureModal.tsx'

const nothing = () => null
const bills = () => import('./bill-dialogs.ts')
const bill = (name: keyof Awaited<ReturnType<typeof bills>>) =>
  late<ModalContentProps>(() => bills().then((part) => part[name]), nothing)
/** Opened from the settings of a card alone, which have the slices behind them. */
const cardSettings = () => import('../cards/card-settings/page.ts')
const details = () => import('../payments/payment-details/DetailSlide.tsx')
/** Opened from the list of the passkeys alone, which has the slice behind it. */
const keeping = () => import('../passkeys/passkey-keeping/late.ts')
const programme = () => import('../referral/referral-programme/late.ts')
/** Opened from the page of the receiving addresses alone, which has the slices behind them. */
const receiving = () => import('../receiving/dialogs.ts')
/** Opened from the security page alone, which has the slices behind them. */
const security = () => import('../security/dialogs.ts')
const securityPage = () => import('../security/page.ts')

export const modals: ModalRegistry = {
  'opt-in-error': { content: FailureModal },
  'bill-pay.custom-bills-modal': { content: bill('ConnectModal') },
  'bill-pay.paid-modal': { content: bill('PaidModal') },
  'remove-bill': { content: bill('RemoveBillModal') },
  'unpayable-bill': { content: bill('UnpayableBillModal') },
  'card-export-failed': { content: FailureModal },
  'missing-ssn': {
    content: latePart(
      ['nationalIdentity'],
      () => import('../verification/national-identity/late.ts'),
      (part) => part.MissingSsnModal,
    ),
  },
  'add-funds': {
    content: latePart(
      ['cardTopUp', 'toasts'],
      () => import('../cards/card-top-up/late.ts'),
      (part) => part.AddFundsModal,
    ),
  },
  'update-card-name': {
    content: late(() => cardSettings().then((part) => part.UpdateCardNameModal), nothing),
  },
  // Shows only an error (CARD-101).
  'lock-card': { content: FailureModal },
  'mailing-address': {
    content: late(() => cardSettings().then((part) => part.MailingAddressModal), nothing),
  },
  'pair-wallet': {
    content: latePart(
      ['walletPairing', 'recentFactor'],
      () => import('../profile/wallet-pairing/late.ts'),
      (part) => part.WalletPairingModal,
    ),
  },
  'what-are-passkeys': {
    content: late(
      () => import('../passkeys/passkey-keeping/WhatArePasskeysModal.tsx').then((part) => part.WhatArePasskeysModal),
      nothing,
    ),
  },
  'remove-passkey': {
    content: late(() => keeping().then((part) => part.RemovePasskeyModal), nothing),
  },
  'update-password': {
    content: late(() => security().then((part) => part.UpdatePasswordModal), nothing),
  },
  'update-two-factor': {
    isWide: true,
    content: late(() => security().then((part) => part.UpdateTwoFactorModal), nothing),
  },
  'disable-two-factor': {
    content: late(() => security().then((part) => part.DisableTwoFactorModal), nothing),
  },
  'backup-codes': {
    content: late(() => security().then((part) => part.BackupCodesModal), nothing),
  },
  'end-session': {
    content: latePart(['activeSessions'], securityPage, (part) => part.EndSessionModal),
  },
  'end-other-sessions': {
    content: latePart(['activeSessions'], securityPage, (part) => part.EndSessionModal),
  },
  referral: {
    content: latePart(['referralProgramme'], programme, (part) => part.ReferralModal),
  },
  'referral-reminder': {
    content: late(() => programme().then((part) => part.ReferralReminderModal), nothing),
  },
  'web3-options': {
    content: latePart(
      ['walletConnection'],
      () => import('../receiving/wallet-connection/dialog.ts'),
      (part) => part.Web3OptionsModal,
    ),
  },
  'update-name': {
    content: latePart(
      ['nameUpdate', 'profileSettings'],
      () => import('../profile/page.ts'),
      (part) => part.NameUpdateModal,
    ),
  },
  'address-code': {
    content: late(() => receiving().then((part) => part.AddressCodeModal), nothing),
  },
  'recent-factor': {
    content: late(
      () => import('../security/recent-factor/RecentFactorModal.tsx').then((part) => part.RecentFactorModal),
      nothing,
    ),
  },
  'remove-receiving': {
    content: late(() => receiving().then((part) => part.RemoveReceivingModal), nothing),
  },
}

/** The component of all kinds, since the item decides what it shows. */
const detail = latePart<Awaited<ReturnType<typeof details>>, SlideProps>(
  ['paymentDetails'],
  details,
  (part) => part.DetailSlide,
)

/** Fetches the code of the slides ahead; a failure is met when one is shown. */
export const preloadSlides = (bindings: LateBindings): void => void detail.preload(bindings).catch(() => undefined)

export const slides: SlideRegistry = {
  invoice: detail,
  'bill-payment': detail,
  donation: detail,
  payout: detail,
}
