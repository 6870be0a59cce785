import type { ModalRegistry } from '../di/modal-registry.ts'
import type { SlideRegistry } from '../di/slide-registry.ts'
import { withPorts } from '../di/with-ports.ts'
import { late } from '../kit/late.tsx'
import { ActivitySlide } from '../payments/ActivitySlide.tsx'
import { OptInErrorModal } from '../waitlist/OptInErrorModal.tsx'
import { NotBuiltModal } from './NotBuilt.tsx'
import { unbuiltModals } from './not-built.ts'

const nothing = () => null
const pairing = () => import('../profile/pairing.ts')
const keeping = () => import('../passkeys/keeping.ts')
const programme = () => import('../referral/programme.ts')
const security = () => import('../security/dialogs.ts')

export const modals: ModalRegistry = {
  'opt-in-error': { heading: 'That did not work', content: OptInErrorModal },
  'missing-ssn': { heading: unbuiltModals['missing-ssn'], content: NotBuiltModal },
  'add-funds': { heading: unbuiltModals['add-funds'], content: NotBuiltModal },
  'pair-wallet': {
    heading: 'Connect to wallet',
    content: late(() => pairing().then((part) => withPorts('settings', [part.pairingModule], part.PairWalletModal)), nothing),
  },
  'what-are-passkeys': {
    heading: 'What are passkeys?',
    content: late(() => import('../passkeys/WhatArePasskeysModal.tsx').then((part) => part.WhatArePasskeysModal), nothing),
  },
  'remove-passkey': {
    heading: 'Remove this passkey?',
    content: late(() => keeping().then((part) => withPorts('settings', [part.keepingModule], part.RemovePasskeyModal)), nothing),
  },
  'update-password': {
    heading: 'Update password',
    content: late(() => security().then((part) => withPorts('settings', [part.protectionModule], part.UpdatePasswordModal)), nothing),
  },
  'update-two-factor': {
    heading: 'Two-factor authentication',
    content: late(() => security().then((part) => withPorts('settings', [part.protectionModule], part.UpdateTwoFactorModal)), nothing),
  },
  'disable-two-factor': {
    heading: 'Turn off two-factor authentication?',
    content: late(() => security().then((part) => withPorts('settings', [part.protectionModule], part.DisableTwoFactorModal)), nothing),
  },
  'backup-codes': {
    heading: 'Backup codes',
    content: late(() => security().then((part) => withPorts('settings', [part.protectionModule], part.BackupCodesModal)), nothing),
  },
  'end-session': {
    heading: 'Sign out that device?',
    content: late(() => security().then((part) => withPorts('settings', [part.activityModule], part.EndSessionModal)), nothing),
  },
  'end-other-sessions': {
    heading: 'Sign out all others?',
    content: late(() => security().then((part) => withPorts('settings', [part.activityModule], part.EndSessionModal)), nothing),
  },
  referral: {
    heading: 'Refer a friend',
    content: late(() => programme().then((part) => withPorts('settings', [part.programmeModule], part.ReferralModal)), nothing),
  },
  'referral-reminder': {
    heading: 'Your referral ran out',
    content: late(() => programme().then((part) => part.ReferralReminderModal), nothing),
  },
  'update-name': {
    heading: 'Update your name',
    content: late(
      () =>
        import('../profile/page.ts').then((part) => withPorts('settings', [part.profileSettingsModule], part.UpdateNameModal)),
      nothing,
    ),
  },
}

export const slides: SlideRegistry = {
  invoice: ActivitySlide,
  'bill-payment': ActivitySlide,
  donation: ActivitySlide,
  payout: ActivitySlide,
}
