import type { LazySlice } from '@paydeck/core'
import type { Bindings } from '../di/container.ts'
import type { SliceModule } from '../di/slice-module.ts'
import { slices as start } from './slices.ts'

const activity = () => import('../activity/lazy.ts')
const billPay = () => import('../bill-pay/lazy.ts')
const cardLists = () => import('../cards/card-activity/lazy.ts')
const cardSettings = () => import('../cards/card-settings/page.ts')
const payments = () => import('../payments/lazy.ts')
const profile = () => import('../profile/page.ts')
const receiving = () => import('../receiving/page.ts')
const security = () => import('../security/page.ts')
const verification = () => import('../verification/module.ts')

/** For each lazy slice, a function that loads the file with the slice's bindings. */
const lazy: { readonly [K in LazySlice]: () => Promise<{ readonly slices: SliceModule<K> }> } = {
  activeSessions: security,
  activityExport: activity,
  addressDirectory: receiving,
  addressForm: receiving,
  applicationCreation: verification,
  applicationUpdates: verification,
  billConnection: billPay,
  billDetail: () => import('../bill-pay/bill-detail/lazy.ts'),
  billList: billPay,
  billPayment: () => import('../bill-pay/bill-payment/lazy.ts'),
  billReminders: () => import('../bill-pay/bill-reminders/lazy.ts'),
  cardActivity: cardLists,
  cardExport: () => import('../cards/card-export/lazy.ts'),
  cardSettings,
  cardSpending: () => import('../cards/card-spending/lazy.ts'),
  cardTopUp: () => import('../cards/card-top-up/lazy.ts'),
  cardTransaction: cardLists,
  carousel: () => import('../carousel/module.ts'),
  connection: () => import('../connection/module.ts'),
  developerLogin: () =>
    import.meta.env.DEV
      ? import('../session/developer-login/lazy.ts')
      : Promise.reject(new Error('This page is part of development builds only')),
  donationForm: () => import('../payments/donation-form/lazy.ts'),
  mailingAddress: cardSettings,
  nameUpdate: profile,
  nationalIdentity: () => import('../verification/national-identity/lazy.ts'),
  palette: () => import('./palette/lazy.ts'),
  passkeyKeeping: () => import('../passkeys/passkey-keeping/lazy.ts'),
  passwordUpdate: security,
  paymentDetails: () => import('../payments/payment-details/module.ts'),
  paymentList: payments,
  paymentSearch: payments,
  payoutExport: payments,
  payoutInvites: () => import('../receiving/payout-invites/module.ts'),
  profileSettings: profile,
  recentFactor: () => import('../security/recent-factor/module.ts'),
  referralArrival: async () => ({ slices: start }),
  referralProgramme: () => import('../referral/referral-programme/lazy.ts'),
  savedViews: activity,
  securityHistory: security,
  since: () => import('../since/lazy.ts'),
  statements: () => import('../activity/statements/lazy.ts'),
  timeline: activity,
  toasts: () => import('../toasts/module.ts'),
  twoFactor: security,
  waitlist: () => import('../waitlist/lazy.ts'),
  walletConnection: () => import('../receiving/wallet-connection/dialog.ts'),
  walletPairing: () => import('../profile/wallet-pairing/lazy.ts'),
}

/** Names of the lazy slices. */
export const lazySlices = Object.keys(lazy) as ReadonlyArray<LazySlice>

/** Loads the bindings of the given slices in parallel. Loads a file that contains several slices only once. */
export const slicesOf = async (names: ReadonlyArray<LazySlice>): Promise<ReadonlyArray<Bindings>> => {
  const files = await Promise.all(names.map((name) => lazy[name]()))
  return [...new Set(files.map(({ slices }): Bindings => slices))]
}
