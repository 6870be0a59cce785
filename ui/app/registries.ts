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
  'opt-in-error': { heading: 'That did not work', content: FailureModal },
  'bill-pay.custom-bills-modal': { heading: 'Connect your bills', content: bill('ConnectModal') },
  // It heads itself, with the amount.
  'bill-pay.paid-modal': { heading: 'Your payment is on its way', content: bill('PaidModal') },
  'remove-bill': { heading: 'Remove this bill?', content: bill('RemoveBillModal') },
  'unpayable-bill': { heading: 'Why this bill cannot be paid', content: bill('UnpayableBillModal') },
  'card-export-failed': { heading: "We're Sorry", content: FailureModal },
  'missing-ssn': {
    heading: 'Missing information',
    content: latePart(
      ['nationalIdentity'],
      () => import('../verification/national-identity/late.ts'),
      (part) => part.MissingSsnModal,
    ),
  },
  'add-funds': {
    heading: 'Add Funds',
    content: latePart(
      ['cardTopUp', 'toasts'],
      () => import('../cards/card-top-up/late.ts'),
      (part) => part.AddFundsModal,
    ),
  },
  'update-card-name': {
    heading: 'Update Card Name',
    content: late(() => cardSettings().then((part) => part.UpdateCardNameModal), nothing),
  },
  // Shows only an error (CARD-101).
  'lock-card': { heading: 'Lock Card', content: FailureModal },
  // It heads itself, stage by stage.
  'mailing-address': {
    heading: 'Mailing Address',
    content: late(() => cardSettings().then((part) => part.MailingAddressModal), nothing),
  },
  'pair-wallet': {
    heading: 'Connect to wallet',
    content: latePart(
      ['walletPairing', 'recentFactor'],
      () => import('../profile/wallet-pairing/late.ts'),
      (part) => part.WalletPairingModal,
    ),
  },
  'what-are-passkeys': {
    heading: 'What are passkeys?',
    content: late(
      () => import('../passkeys/passkey-keeping/WhatArePasskeysModal.tsx').then((part) => part.WhatArePasskeysModal),
      nothing,
    ),
  },
  'remove-passkey': {
    heading: 'Remove this passkey?',
    content: late(() => keeping().then((part) => part.RemovePasskeyModal), nothing),
  },
  'update-password': {
    heading: 'Update password',
    content: late(() => security().then((part) => part.UpdatePasswordModal), nothing),
  },
  'update-two-factor': {
    heading: 'Two-factor authentication',
    isWide: true,
    content: late(() => security().then((part) => part.UpdateTwoFactorModal), nothing),
  },
  'disable-two-factor': {
    heading: 'Turn off two-factor authentication?',
    content: late(() => security().then((part) => part.DisableTwoFactorModal), nothing),
  },
  'backup-codes': {
    heading: 'Backup codes',
    content: late(() => security().then((part) => part.BackupCodesModal), nothing),
  },
  'end-session': {
    heading: 'Sign out that device?',
    content: latePart(['activeSessions'], securityPage, (part) => part.EndSessionModal),
  },
  'end-other-sessions': {
    heading: 'Sign out all others?',
    content: latePart(['activeSessions'], securityPage, (part) => part.EndSessionModal),
  },
  referral: {
    heading: 'Refer a friend',
    content: latePart(['referralProgramme'], programme, (part) => part.ReferralModal),
  },
  'referral-reminder': {
    heading: 'Your referral ran out',
    content: late(() => programme().then((part) => part.ReferralReminderModal), nothing),
  },
  'web3-options': {
    heading: 'Web3 Options',
    content: latePart(
      ['walletConnection'],
      () => import('../receiving/wallet-connection/dialog.ts'),
      (part) => part.Web3OptionsModal,
    ),
  },
  'update-name': {
    heading: 'Update your name',
    content: latePart(
      ['nameUpdate', 'profileSettings'],
      () => import('../profile/page.ts'),
      (part) => part.NameUpdateModal,
    ),
  },
  'address-code': {
    heading: '2-step verification',
    content: late(() => receiving().then((part) => part.AddressCodeModal), nothing),
  },
  'recent-factor': {
    heading: "Confirm it's you",
    content: late(
      () => import('../security/recent-factor/RecentFactorModal.tsx').then((part) => part.RecentFactorModal),
      nothing,
    ),
  },
  'remove-receiving': {
    heading: 'Are you sure?',
    content: late(() => receiving().then((part) => part.RemoveReceivingModal), nothing),
  },
}

/** One component for every kind: which it is follows from what is shown. */
const detail = latePart<Awaited<ReturnType<typeof details>>, SlideProps>(
  ['paymentDetails'],
  details,
  (part) => part.DetailSlide,
)

/** Fetches the code of the slides ahead; a failure is met when one is shown. */
export const preloadSlides = (bindings: LateBindings): void => void detail.preload(bindings).catch(() => undefined)

export const slides: SlideRegistry = {
  invoice: { heading: 'Payment', content: detail },
  'bill-payment': { heading: 'Bill payment', content: detail },
  donation: { heading: 'Donation', content: detail },
  payout: { heading: 'Payout', content: detail },
}
