import type { LateSlice } from '@paydeck/core'
import type { Bindings } from '../port.ts'
import { connectionModule } from './connection.ts'
import { hashesModule } from './hashes.ts'
import { referralArrivalModule } from './referral-arrival.ts'

/** The code of the ports that are asked only once the application is on the screen: one piece, fetched then. */
export { everyAnalytics, pageAnalytics } from '../browser/analytics.ts'
export { makeScriptLoader } from '../browser/scripts.ts'
export { browserServices } from '../browser/services.ts'
export { restAnalytics } from '../rest/analytics.ts'
export { restMailingLists } from '../rest/waitlist.ts'

const billPay = () => import('./with/bill-pay.ts')
const billPayment = () => import('./with/bill-payment.ts')
const billReminders = () => import('./with/bill-reminders.ts')
const cards = () => import('./with/cards.ts')
const cardSettings = () => import('./with/card-settings.ts')
const donationForm = () => import('./with/donation-form.ts')
const payments = () => import('./with/payments.ts')
const paymentsPage = () => import('./with/payments-page.ts')
const receiving = () => import('./with/receiving.ts')
const recentFactor = () => import('./with/recent-factor.ts')
const settings = () => import('./with/settings.ts')
const topUp = () => import('./with/top-up.ts')
const verification = () => import('./with/verification.ts')

/** It is asked as soon as somebody is signed in. */
const referralArrival: ReadonlyArray<Bindings> = [referralArrivalModule, hashesModule]

const connection: ReadonlyArray<Bindings> = [connectionModule]

/** Bindings of each late slice, with the chunk that contains them. */
const late = {
  activeSessions: async () => (await settings()).activeSessions,
  addressDirectory: async () => (await receiving()).addressDirectory,
  addressForm: async () => (await receiving()).addressForm,
  applicationCreation: async () => (await verification()).applicationCreation,
  applicationUpdates: async () => (await verification()).applicationUpdates,
  billConnection: async () => (await billPay()).billConnection,
  billDetail: async () => (await billPay()).billDetail,
  billList: async () => (await billPay()).billList,
  billPayment: async () => (await billPayment()).billPayment,
  billReminders: async () => (await billReminders()).billReminders,
  cardActivity: async () => (await cards()).cardActivity,
  cardExport: async () => (await cards()).cardExport,
  cardSettings: async () => (await cardSettings()).cardSettings,
  cardSpending: async () => (await cards()).cardSpending,
  cardTopUp: async () => (await topUp()).cardTopUp,
  cardTransaction: async () => (await cards()).cardTransaction,
  connection: async () => connection,
  developerLogin: async () => (await settings()).developerLogin,
  donationForm: async () => (await donationForm()).donationForm,
  mailingAddress: async () => (await cardSettings()).mailingAddress,
  nameUpdate: async () => (await settings()).nameUpdate,
  nationalIdentity: async () => (await settings()).nationalIdentity,
  passkeyKeeping: async () => (await settings()).passkeyKeeping,
  passwordUpdate: async () => (await settings()).passwordUpdate,
  paymentDetails: async () => (await payments()).paymentDetails,
  paymentList: async () => (await paymentsPage()).paymentList,
  paymentSearch: async () => (await paymentsPage()).paymentSearch,
  payoutExport: async () => (await paymentsPage()).payoutExport,
  payoutInvites: async () => (await receiving()).payoutInvites,
  profileSettings: async () => (await settings()).profileSettings,
  recentFactor: async () => (await recentFactor()).recentFactor,
  referralArrival: async () => referralArrival,
  referralProgramme: async () => (await settings()).referralProgramme,
  securityHistory: async () => (await settings()).securityHistory,
  twoFactor: async () => (await settings()).twoFactor,
  walletConnection: async () => (await receiving()).walletConnection,
  walletPairing: async () => (await settings()).walletPairing,
} satisfies Readonly<Record<LateSlice, () => Promise<ReadonlyArray<Bindings>>>>

/** What slices are bound with, each module once. Pieces are fetched side by side. */
export const portsOf = async (slices: ReadonlyArray<LateSlice>): Promise<ReadonlyArray<Bindings>> => [
  ...new Set((await Promise.all(slices.map((slice) => late[slice]()))).flat()),
]
