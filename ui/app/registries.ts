import type { PaymentSlideKind } from '@paydeck/core'
import type { LazyBindings } from '../di/lazy-bindings.ts'
import { lazyPart } from '../di/lazy-part.ts'
import type { ModalContentProps, ModalRegistry } from '../di/modal-registry.ts'
import type { SlideRegistry, SlideProps } from '../di/slide-registry.ts'
import { lazy } from '../kit/lazy.tsx'
import { FailureModal } from './FailureModal.tsx'

const nothing = () => null
const activity = () => import('../activity/dialogs.ts')
const view = (name: keyof Awaited<ReturnType<typeof activity>>) =>
  lazyPart<Awaited<ReturnType<typeof activity>>, ModalContentProps>(
    ['timeline', 'savedViews'],
    activity,
    (part) => part[name],
  )
const bills = () => import('./bill-dialogs.ts')
const bill = (name: keyof Awaited<ReturnType<typeof bills>>) =>
  lazy<ModalContentProps>(() => bills().then((part) => part[name]), nothing)
/** Loads the modals that only the page of the card settings opens. This page has already loaded their slices. */
const cardSettings = () => import('../cards/card-settings/page.ts')
const details = () => import('../payments/payment-details/DetailSlide.tsx')
/** Loads the modals that only the passkey panel opens. This panel has already loaded their slice. */
const keeping = () => import('../passkeys/passkey-keeping/lazy.ts')
/** Loads the modals that only the palette opens. */
const palette = () => import('./palette/lazy.ts')
const programme = () => import('../referral/referral-programme/lazy.ts')
/** Loads the modals that only the page of the receiving addresses opens. This page has already loaded their slices. */
const receiving = () => import('../receiving/dialogs.ts')
/** Loads the modals that only the security page opens. This page has already loaded their slices. */
const security = () => import('../security/dialogs.ts')
const securityPage = () => import('../security/page.ts')

export const modals: ModalRegistry = {
  'save-view': { content: view('SaveViewModal') },
  'rename-view': { content: view('RenameViewModal') },
  'activity-shortcuts': { content: view('ShortcutsModal') },
  'opt-in-error': { content: FailureModal },
  'bill-pay.custom-bills-modal': { content: bill('ConnectModal') },
  'bill-pay.paid-modal': { content: bill('PaidModal') },
  'remove-bill': { content: bill('RemoveBillModal') },
  'unpayable-bill': { content: bill('UnpayableBillModal') },
  'card-export-failed': { content: FailureModal },
  'missing-ssn': {
    content: lazyPart(
      ['nationalIdentity'],
      () => import('../verification/national-identity/lazy.ts'),
      (part) => part.MissingSsnModal,
    ),
  },
  'add-funds': {
    content: lazyPart(
      ['cardTopUp', 'toasts'],
      () => import('../cards/card-top-up/lazy.ts'),
      (part) => part.AddFundsModal,
    ),
  },
  'update-card-name': {
    content: lazy(() => cardSettings().then((part) => part.UpdateCardNameModal), nothing),
  },
  'confirm-lock': {
    content: lazyPart(['cardSettings', 'toasts'], cardSettings, (part) => part.ConfirmLockModal),
  },
  'sign-out': {
    content: lazy(() => palette().then((part) => part.SignOutModal), nothing),
  },
  // Shows only an error (CARD-101).
  'lock-card': { content: FailureModal },
  'mailing-address': {
    content: lazy(() => cardSettings().then((part) => part.MailingAddressModal), nothing),
  },
  'pair-wallet': {
    content: lazyPart(
      ['walletPairing', 'recentFactor'],
      () => import('../profile/wallet-pairing/lazy.ts'),
      (part) => part.WalletPairingModal,
    ),
  },
  'what-are-passkeys': {
    content: lazy(
      () => import('../passkeys/passkey-keeping/WhatArePasskeysModal.tsx').then((part) => part.WhatArePasskeysModal),
      nothing,
    ),
  },
  'remove-passkey': {
    content: lazy(() => keeping().then((part) => part.RemovePasskeyModal), nothing),
  },
  'update-password': {
    content: lazy(() => security().then((part) => part.UpdatePasswordModal), nothing),
  },
  'update-two-factor': {
    isWide: true,
    content: lazy(() => security().then((part) => part.UpdateTwoFactorModal), nothing),
  },
  'disable-two-factor': {
    content: lazy(() => security().then((part) => part.DisableTwoFactorModal), nothing),
  },
  'backup-codes': {
    content: lazy(() => security().then((part) => part.BackupCodesModal), nothing),
  },
  'end-session': {
    content: lazyPart(['activeSessions'], securityPage, (part) => part.EndSessionModal),
  },
  'end-other-sessions': {
    content: lazyPart(['activeSessions'], securityPage, (part) => part.EndSessionModal),
  },
  referral: {
    content: lazyPart(['referralProgramme'], programme, (part) => part.ReferralModal),
  },
  'referral-reminder': {
    content: lazy(() => programme().then((part) => part.ReferralReminderModal), nothing),
  },
  'web3-options': {
    content: lazyPart(
      ['walletConnection'],
      () => import('../receiving/wallet-connection/dialog.ts'),
      (part) => part.Web3OptionsModal,
    ),
  },
  'update-name': {
    content: lazyPart(
      ['nameUpdate', 'profileSettings'],
      () => import('../profile/page.ts'),
      (part) => part.NameUpdateModal,
    ),
  },
  'address-code': {
    content: lazy(() => receiving().then((part) => part.AddressCodeModal), nothing),
  },
  'recent-factor': {
    content: lazy(
      () => import('../security/recent-factor/RecentFactorModal.tsx').then((part) => part.RecentFactorModal),
      nothing,
    ),
  },
  'remove-receiving': {
    content: lazy(() => receiving().then((part) => part.RemoveReceivingModal), nothing),
  },
}

/** Slide with the details of a payment or a payout. */
const detail = lazyPart<Awaited<ReturnType<typeof details>>, SlideProps<PaymentSlideKind>>(
  ['paymentDetails'],
  details,
  (part) => part.DetailSlide,
)

/** Preloads the code of the slides. A failed load is reported when a slide is shown. */
export const preloadSlides = (bindings: LazyBindings): void => void detail.preload(bindings).catch(() => undefined)

const entrySlide = () => import('../activity/timeline/EntrySlide.tsx')

/** Slide with the details of an entry of the timeline that is no payment. */
const entry = lazyPart<Awaited<ReturnType<typeof entrySlide>>, SlideProps>(
  ['timeline'],
  entrySlide,
  (part) => part.EntrySlide,
)

export const slides: SlideRegistry = {
  invoice: detail,
  'bill-payment': detail,
  donation: detail,
  payout: detail,
  'card-transaction': entry,
  'security-change': entry,
}
