import type { LateSlice } from '@paydeck/core'
import type { Bindings } from '../di/container.ts'
import type { SliceModule } from '../di/slice-module.ts'
import { slices as start } from './slices.ts'

const billPay = () => import('../bill-pay/late.ts')
const cardLists = () => import('../cards/card-activity/late.ts')
const cardSettings = () => import('../cards/card-settings/page.ts')
const payments = () => import('../payments/late.ts')
const profile = () => import('../profile/page.ts')
const receiving = () => import('../receiving/page.ts')
const security = () => import('../security/page.ts')
const verification = () => import('../verification/module.ts')

/** File that binds each late slice. */
const late: { readonly [K in LateSlice]: () => Promise<{ readonly slices: SliceModule<K> }> } = {
  activeSessions: security,
  addressDirectory: receiving,
  addressForm: receiving,
  applicationCreation: verification,
  applicationUpdates: verification,
  billConnection: billPay,
  billDetail: () => import('../bill-pay/bill-detail/late.ts'),
  billList: billPay,
  billPayment: () => import('../bill-pay/bill-payment/late.ts'),
  billReminders: () => import('../bill-pay/bill-reminders/late.ts'),
  cardActivity: cardLists,
  cardExport: () => import('../cards/card-export/late.ts'),
  cardSettings,
  cardSpending: () => import('../cards/card-spending/late.ts'),
  cardTopUp: () => import('../cards/card-top-up/late.ts'),
  cardTransaction: cardLists,
  carousel: () => import('../carousel/module.ts'),
  connection: () => import('../connection/module.ts'),
  developerLogin: () =>
    import.meta.env.DEV
      ? import('../session/developer-login/late.ts')
      : Promise.reject(new Error('This page is part of development builds only')),
  donationForm: () => import('../payments/donation-form/late.ts'),
  mailingAddress: cardSettings,
  nameUpdate: profile,
  nationalIdentity: () => import('../verification/national-identity/late.ts'),
  passkeyKeeping: () => import('../passkeys/passkey-keeping/late.ts'),
  passwordUpdate: security,
  paymentDetails: () => import('../payments/payment-details/module.ts'),
  paymentList: payments,
  paymentSearch: payments,
  payoutExport: payments,
  payoutInvites: () => import('../receiving/payout-invites/module.ts'),
  profileSettings: profile,
  recentFactor: () => import('../security/recent-factor/module.ts'),
  referralArrival: async () => ({ slices: start }),
  referralProgramme: () => import('../referral/referral-programme/late.ts'),
  securityHistory: security,
  toasts: () => import('../toasts/module.ts'),
  twoFactor: security,
  waitlist: () => import('../waitlist/late.ts'),
  walletConnection: () => import('../receiving/wallet-connection/dialog.ts'),
  walletPairing: () => import('../profile/wallet-pairing/late.ts'),
}

/** Names of the late slices. */
export const lateSlices = Object.keys(late) as ReadonlyArray<LateSlice>

/** Loads the modules of the given slices, in parallel and each module once. */
export const slicesOf = async (names: ReadonlyArray<LateSlice>): Promise<ReadonlyArray<Bindings>> => {
  const files = await Promise.all(names.map((name) => late[name]()))
  return [...new Set(files.map(({ slices }): Bindings => slices))]
}
