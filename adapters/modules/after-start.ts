import type { LazySlice } from '@paydeck/core'
import type { PortModule } from '../port.ts'
import { ports as connection } from './connection.ts'
import { ports as referralArrival } from './referral-arrival.ts'

/** Adapters that are not needed before the first paint. They form one chunk. */
export { everyAnalytics, pageAnalytics } from '../browser/analytics.ts'
export { registerCodeCache } from '../browser/code-cache/register.ts'
export { makeScriptLoader } from '../browser/scripts.ts'
export { browserServices } from '../browser/services.ts'
export { restAnalytics } from '../rest/analytics.ts'
export { restMailingLists } from '../rest/waitlist.ts'

const activity = () => import('./activity.ts')
const billPay = () => import('./bill-pay.ts')
const cards = () => import('./cards.ts')
const cardSettings = () => import('./card-settings.ts')
const paymentsPage = () => import('./payments-page.ts')
const receiving = () => import('./receiving.ts')
const statements = () => import('./statements.ts')
const settings = () => import('./settings-page.ts')
const verification = () => import('./verification.ts')

/** Loader for slices whose ports are already bound at the start. It loads nothing. */
const none = async () => ({ ports: [] })

/** Maps each lazily loaded slice to a function that loads the ports of this slice. */
const lazy = {
  activeSessions: settings,
  activityExport: activity,
  addressDirectory: receiving,
  addressForm: receiving,
  applicationCreation: verification,
  applicationUpdates: verification,
  billConnection: billPay,
  billDetail: billPay,
  billList: billPay,
  billPayment: () => import('./bill-payment.ts'),
  billReminders: () => import('./bill-reminders.ts'),
  cardActivity: cards,
  cardExport: cards,
  cardSettings,
  cardSpending: cards,
  cardTopUp: () => import('./card-top-up.ts'),
  cardTransaction: cards,
  carousel: none,
  connection: async () => ({ ports: connection }),
  developerLogin: settings,
  donationForm: () => import('./donation-form.ts'),
  mailingAddress: cardSettings,
  nameUpdate: settings,
  nationalIdentity: settings,
  palette: () => import('./palette.ts'),
  passkeyKeeping: settings,
  passwordUpdate: settings,
  paymentDetails: () => import('./payment-details.ts'),
  paymentList: paymentsPage,
  paymentSearch: paymentsPage,
  payoutExport: paymentsPage,
  payoutInvites: receiving,
  profileSettings: settings,
  recentFactor: () => import('./recent-factor.ts'),
  referralArrival: async () => ({ ports: referralArrival }),
  referralProgramme: () => import('./referral-programme.ts'),
  savedViews: activity,
  securityHistory: settings,
  since: async () => ({ ports: [(await import('./security-history.ts')).securityRecord] }),
  statements,
  timeline: activity,
  toasts: none,
  twoFactor: settings,
  waitlist: none,
  walletConnection: receiving,
  walletPairing: settings,
} satisfies Readonly<Record<LazySlice, () => Promise<{ readonly ports: ReadonlyArray<PortModule> }>>>

/** Module with bindings of ports that is loaded after the start of the app. */
export type LazyModule = Awaited<ReturnType<(typeof lazy)[LazySlice]>>['ports'][number]

/** Loads the modules that bind the ports of the given slices, in parallel and each module once. */
export const portsOf = async (slices: ReadonlyArray<LazySlice>): Promise<ReadonlyArray<PortModule>> => {
  const chunks = await Promise.all(slices.map((slice) => lazy[slice]()))
  return [...new Set(chunks.flatMap<PortModule>(({ ports }) => ports))]
}
