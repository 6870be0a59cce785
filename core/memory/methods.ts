import type { taskEither as TE } from 'fp-ts'
import type { RetriedSlice } from '../connection/index.ts'
import type { Ports } from '../ports.ts'

type FaultIn<M> =
  M extends TE.TaskEither<infer E, unknown>
    ? E
    : M extends (input: never) => TE.TaskEither<infer E, unknown>
      ? E
      : never

/** Union of one object type per port. Each object type contains the methods that can fail, with their fault types. */
type FaultsByMethod = {
  readonly [P in keyof Ports]: {
    readonly [K in keyof Ports[P] & string as [FaultIn<Ports[P][K]>] extends [never] ? never : `${P}.${K}`]: FaultIn<
      Ports[P][K]
    >
  }
}[keyof Ports]

type KeysOf<U> = U extends unknown ? keyof U : never

/** Name of a port method that can fail, such as "cardAccounts.list". */
export type PortMethod = KeysOf<FaultsByMethod>

/** Type of the faults that one method can return. */
export type FaultOf<M extends PortMethod> = M extends unknown
  ? Extract<FaultsByMethod, Readonly<Record<M, unknown>>>[M]
  : never

/**
 * Ports that call the provider. Their methods take time and fail while offline. All of them except `publicMethods` need a
 * session.
 */
export const providerPorts = [
  'sessions',
  'logins',
  'sessionContext',
  'userAccount',
  'profileRecords',
  'accountProtection',
  'passwordRecords',
  'secondFactor',
  'securityRecord',
  'recentFactorCheck',
  'activeSessionRecords',
  'passkeyDirectory',
  'passkeyKeeper',
  'applicationRecords',
  'newApplications',
  'shopperRecords',
  'nationalIdentityRecords',
  'billRecords',
  'billHistories',
  'billReminders',
  'billConnections',
  'billInvoices',
  'billQuotes',
  'cardAccounts',
  'cardActivities',
  'cardTransactions',
  'cardTopUps',
  'cardChanges',
  'cardReports',
  'mailingAddresses',
  'paymentRecords',
  'paymentLists',
  'paymentSearches',
  'payoutReports',
  'invoiceRecords',
  'donationForms',
  'payoutRecords',
  'payoutDirectory',
  'payoutProfiles',
  'inviteRecords',
  'addressBook',
  'walletBridge',
  'priceHistory',
  'mailingLists',
  'referralRecords',
  'pairingCodes',
  'activityRecords',
  'monthStatements',
] as const satisfies ReadonlyArray<keyof Ports>

/** Name of a port in `providerPorts`. */
export type ProviderPort = (typeof providerPorts)[number]

/** Name of a method that calls the provider. Each of its faults is a `Fault`. */
export type ProviderMethod = Extract<PortMethod, `${ProviderPort}.${string}`>

/**
 * Name of a method that can fail but calls the platform instead of the provider. Of the functions in `CallControls`, only
 * `failCalls`, `restoreCalls` and `callCount` affect these methods.
 */
export type PlatformMethod = Exclude<PortMethod, ProviderMethod>

/** Names of all methods of the platform that can fail. */
export const platformMethods: Readonly<Record<PlatformMethod, true>> = {
  'clipboard.write': true,
  'services.captcha': true,
  'services.chat': true,
  'services.analytics': true,
  'paymentWindow.prepare': true,
  'billWidget.prepare': true,
  'addressSuggestions.prepare': true,
  'addressSuggestions.suggest': true,
  'addressSuggestions.resolve': true,
  'passkeyCeremony.create': true,
  'passwordStrength.of': true,
  'injectedWallet.accounts': true,
  'injectedWallet.chainId': true,
  'injectedWallet.switchTo': true,
}

/** Names of the methods that need no session. */
export const publicMethods: ReadonlyArray<string> = [
  'sessions.current',
  'logins.begin',
  'sessionContext.country',
  'sessionContext.language',
] satisfies ReadonlyArray<PortMethod>

/** Slices that read the whole activity. */
const activity = ['timeline', 'statements'] as const

/** For each method that reads data, the slices that can repeat the read after a failure. */
export const retriedSlices: Readonly<Partial<Record<PortMethod, ReadonlyArray<RetriedSlice>>>> = {
  'accountProtection.settings': ['securitySettings', 'twoFactor'],
  'activeSessionRecords.list': ['activeSessions'],
  'activityRecords.page': activity,
  'billHistories.balances': ['billDetail'],
  'billHistories.payments': ['billDetail'],
  'billRecords.accounts': ['billList'],
  'billRecords.payments': ['billList'],
  'billRecords.user': ['billList'],
  'cardAccounts.balances': ['cardList'],
  'cardAccounts.list': ['cardList', 'statements'],
  'cardActivities.overview': ['cardActivity', ...activity],
  'cardActivities.settled': ['cardActivity', 'cardSpending', ...activity],
  'cardTransactions.find': ['cardTransaction'],
  'mailingAddresses.onFile': ['mailingAddress'],
  'passkeyDirectory.credentials': ['passkeyStatus'],
  'passkeyDirectory.isEnabled': ['passkeyStatus'],
  'paymentLists.page': ['paymentList', ...activity],
  'paymentLists.unconfirmed': ['paymentList'],
  'paymentSearches.find': ['paymentSearch'],
  'payoutDirectory.acceptance': ['addressDirectory'],
  'payoutDirectory.currencies': ['addressDirectory'],
  'payoutDirectory.payors': ['addressDirectory'],
  'payoutDirectory.profiles': ['addressDirectory'],
  'payoutDirectory.wallets': ['addressDirectory'],
  'priceHistory.of': ['homePage'],
  'securityRecord.page': ['securityHistory', ...activity],
}
