import 'reflect-metadata/lite'
import { latePorts, startModules } from '@paydeck/adapters/modules'
import { externalPages, type Ports, type Slices, thirdPartyScripts } from '@paydeck/core'
import { expect, it } from 'vitest'
import { startSlices } from '../../ui/app/slices.ts'
import { billDetailModule } from '../../ui/bill-pay/bill-detail/module.ts'
import { billPaymentModule } from '../../ui/bill-pay/bill-payment/module.ts'
import { billRemindersModule } from '../../ui/bill-pay/bill-reminders/module.ts'
import { billPayModules } from '../../ui/bill-pay/late.ts'
import { cardExportModule } from '../../ui/cards/card-export/module.ts'
import { cardSettingsModule } from '../../ui/cards/card-settings/module.ts'
import { cardSpendingModule } from '../../ui/cards/card-spending/module.ts'
import { cardTopUpModule } from '../../ui/cards/card-top-up/module.ts'
import { mailingAddressModule } from '../../ui/cards/mailing-address/module.ts'
import { cardListsModules } from '../../ui/cards/modules.ts'
import { carouselModule } from '../../ui/carousel/module.ts'
import { connectionModule } from '../../ui/connection/module.ts'
import { makeContainer } from '../../ui/di/container.ts'
import type { LateSlice } from '../../ui/di/late-ports.ts'
import { port, slice } from '../../ui/di/tokens.ts'
import { amountPrivacyModule } from '../../ui/home/amount-privacy/module.ts'
import { homePageModule } from '../../ui/home/home-page/index.ts'
import { passkeyKeepingModule } from '../../ui/passkeys/passkey-keeping/module.ts'
import { donationFormModule } from '../../ui/payments/donation-form/module.ts'
import { paymentDetailsModule } from '../../ui/payments/payment-details/module.ts'
import { paymentListModule } from '../../ui/payments/payment-list/module.ts'
import { paymentSearchModule } from '../../ui/payments/payment-search/module.ts'
import { payoutExportModule } from '../../ui/payments/payout-export/module.ts'
import { nameUpdateModule } from '../../ui/profile/name-update/module.ts'
import { profileSettingsModule } from '../../ui/profile/profile-settings/module.ts'
import { walletPairingModule } from '../../ui/profile/wallet-pairing/module.ts'
import { receivingModules } from '../../ui/receiving/page.ts'
import { walletConnectionModule } from '../../ui/receiving/wallet-connection/module.ts'
import { referralProgrammeModule } from '../../ui/referral/referral-programme/module.ts'
import { securityPageModules } from '../../ui/security/page.ts'
import { developerLoginModule } from '../../ui/session/developer-login/module.ts'
import { toastsModule } from '../../ui/toasts/module.ts'
import { verificationModules } from '../../ui/verification/modules.ts'
import { nationalIdentityModule } from '../../ui/verification/national-identity/module.ts'
import { waitlistModule } from '../../ui/waitlist/late.ts'

const texts = (keys: ReadonlyArray<string>) => Object.fromEntries(keys.map((key) => [key, `/pages/${key}`]))

const ports: Readonly<Record<keyof Ports, true>> = {
  accountProtection: true,
  activeSessionRecords: true,
  addressBook: true,
  files: true,
  passwordRecords: true,
  passwordStrength: true,
  secondFactor: true,
  securityRecord: true,
  analytics: true,
  applicationRecords: true,
  applicationStreams: true,
  addressSuggestions: true,
  billConnections: true,
  billHistories: true,
  billInvoices: true,
  billQuotes: true,
  billRecords: true,
  billReminders: true,
  billWidget: true,
  cardAccounts: true,
  cardActivities: true,
  cardChanges: true,
  cardReports: true,
  cardTopUps: true,
  cardTransactions: true,
  mailingAddresses: true,
  clipboard: true,
  clock: true,
  configuration: true,
  cookies: true,
  credentials: true,
  device: true,
  hashes: true,
  injectedWallet: true,
  log: true,
  mailingLists: true,
  appNavigation: true,
  nationalIdentityRecords: true,
  navigation: true,
  newApplications: true,
  passkeyCeremony: true,
  passkeyDirectory: true,
  passkeyKeeper: true,
  passkeyMemory: true,
  passwords: true,
  paymentLists: true,
  paymentRecords: true,
  paymentSearches: true,
  payoutReports: true,
  invoiceRecords: true,
  donationForms: true,
  paymentWindow: true,
  payoutDirectory: true,
  inviteRecords: true,
  payoutProfiles: true,
  payoutRecords: true,
  priceHistory: true,
  profileRecords: true,
  randomness: true,
  referralRecords: true,
  reminderTime: true,
  sessions: true,
  logins: true,
  services: true,
  sessionStorage: true,
  shopperRecords: true,
  storage: true,
  stores: true,
  sessionContext: true,
  tabs: true,
  userAccount: true,
  walletBridge: true,
  pairingCodes: true,
  windows: true,
}

const slices: Readonly<Record<keyof Slices, true>> = {
  activeSessions: true,
  addressDirectory: true,
  addressForm: true,
  amountPrivacy: true,
  passwordUpdate: true,
  donationForm: true,
  paymentDetails: true,
  paymentList: true,
  paymentSearch: true,
  payoutExport: true,
  twoFactor: true,
  billConnection: true,
  billDetail: true,
  billList: true,
  billPayment: true,
  billReminders: true,
  cardActivity: true,
  cardExport: true,
  cardList: true,
  cardSettings: true,
  cardSpending: true,
  cardTopUp: true,
  carousel: true,
  cardTransaction: true,
  connection: true,
  developerLogin: true,
  homePage: true,
  mailingAddress: true,
  nationalIdentity: true,
  walletPairing: true,
  passkeyKeeping: true,
  passkeyStatus: true,
  recentActivity: true,
  basicInfo: true,
  nameUpdate: true,
  payoutInvites: true,
  profileSettings: true,
  payouts: true,
  referralArrival: true,
  referralProgramme: true,
  securitySettings: true,
  securityHistory: true,
  currentSession: true,
  shell: true,
  startup: true,
  toasts: true,
  applicationCreation: true,
  applicationUpdates: true,
  applications: true,
  waitlist: true,
  walletConnection: true,
}

/** The slices whose ports come later. */
const late: Readonly<Record<LateSlice, true>> = {
  activeSessions: true,
  addressDirectory: true,
  addressForm: true,
  applicationCreation: true,
  applicationUpdates: true,
  billConnection: true,
  billDetail: true,
  billList: true,
  billPayment: true,
  billReminders: true,
  cardActivity: true,
  cardExport: true,
  cardSettings: true,
  cardSpending: true,
  cardTopUp: true,
  cardTransaction: true,
  developerLogin: true,
  donationForm: true,
  mailingAddress: true,
  nameUpdate: true,
  nationalIdentity: true,
  passkeyKeeping: true,
  passwordUpdate: true,
  paymentDetails: true,
  paymentList: true,
  paymentSearch: true,
  payoutExport: true,
  payoutInvites: true,
  profileSettings: true,
  referralProgramme: true,
  securityHistory: true,
  twoFactor: true,
  walletConnection: true,
  walletPairing: true,
}
const lateSlices = Object.keys(late) as ReadonlyArray<LateSlice>
const allLatePorts = await latePorts(lateSlices)

const makeApp = (portsOfLate = allLatePorts) => {
  const meta = document.createElement('meta')
  meta.name = 'paydeck-configuration'
  meta.content = JSON.stringify({
    productName: 'Acme',
    supportPhone: '+1 555 0100',
    cardNotice: 'Acme',
    walletScheme: 'acme',
    isWallet: false,
    pages: texts(externalPages),
    avatars: '/avatars/',
    explorer: '',
    scripts: texts(thirdPartyScripts),
  })
  document.head.replaceChildren(meta)
  return makeContainer([
    ...startModules(window, console),
    ...startSlices(false, Promise.resolve()),
    amountPrivacyModule,
    homePageModule,
    ...cardListsModules,
    cardExportModule,
    cardSettingsModule,
    cardSpendingModule,
    cardTopUpModule,
    mailingAddressModule,
    ...verificationModules,
    carouselModule,
    toastsModule,
    connectionModule,
    developerLoginModule,
    passkeyKeepingModule,
    ...securityPageModules,
    nameUpdateModule,
    profileSettingsModule,
    walletPairingModule,
    referralProgrammeModule,
    nationalIdentityModule,
    waitlistModule,
    ...receivingModules,
    paymentDetailsModule,
    paymentListModule,
    paymentSearchModule,
    payoutExportModule,
    donationFormModule,
    walletConnectionModule,
    ...billPayModules,
    billDetailModule,
    billPaymentModule,
    billRemindersModule,
    ...portsOfLate,
  ])
}

it.each(Object.keys(ports))('binds the port %s', (role) => {
  expect(makeApp().get(port(role as keyof Ports))).toBeDefined()
})

it.each(Object.keys(slices))('binds the slice %s, and always the same one', (name) => {
  const container = makeApp()
  const token = slice(name as keyof Slices)
  expect(container.get(token)).toBe(container.get(token))
})

it.each(lateSlices)('binds the slice %s over the ports that come with it alone', async (name) => {
  const container = makeApp(await latePorts([name]))
  expect(container.get(slice(name))).toBeDefined()
})
