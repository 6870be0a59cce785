import type { taskEither as TE } from 'fp-ts'
import type { BillAccount } from '../bill-pay/index.ts'
import type { Fault } from '../kernel/fault.ts'
import { makeStores, type Store } from '../kernel/store.ts'
import type { Arrival, Clock, Configuration } from '../platform/ports.ts'
import type { Ports } from '../ports.ts'
import { loginAddress } from '../routes/index.ts'
import { desktopBreakpoint } from '../shell/index.ts'
import type { Account } from './account.ts'
import { memoryActivityRecords, memoryMonthStatements } from './activity.ts'
import * as bills from './bill-pay.ts'
import * as cards from './cards.ts'
import { memoryHashes, memoryPasswords } from './digests.ts'
import { type CallControls, makeGate } from './gate.ts'
import * as home from './home.ts'
import type { Memory } from './memory.ts'
import type { ProviderPort } from './methods.ts'
import * as passkeys from './passkeys.ts'
import { memoryPaymentSearches } from './payment-search.ts'
import * as payments from './payments.ts'
import type { Persona } from './persona.ts'
import { personas } from './personas.ts'
import * as platform from './platform.ts'
import * as profile from './profile.ts'
import * as receiving from './receiving.ts'
import * as security from './security.ts'
import { accountOf } from './seed.ts'
import * as session from './session.ts'
import * as verification from './verification.ts'
import { type BridgeControls, memoryInjectedWallet, memoryWalletBridge, type WalletState } from './wallet-connection.ts'
import {
  type BillWidgetControls,
  memoryBillWidget,
  memoryPaymentWindow,
  type PaymentWindowControls,
} from './windows.ts'
import { memoryYearPacks } from './year-packs.ts'

/** Options of a memory provider. */
export interface MemoryOptions {
  /**
   * Clock of the provider. The persona's times, such as "3 days ago", are relative to the time at which the provider is
   * created.
   */
  readonly clock: Clock
  /** Defaults to a verified shopper. */
  readonly persona?: Persona
  /** Defaults to true. */
  readonly isSignedIn?: boolean
  /** URL parts with which the user entered the app. By default, the user opens the home page directly. */
  readonly arrival?: Partial<Arrival>
  readonly configuration?: Partial<Configuration>
  /** Width of the viewport in CSS pixels. Defaults to a desktop width. */
  readonly width?: number
  /**
   * Application function that renews the session, such as `currentSession.tasks.renew`. The provider calls it if a call
   * sends credentials of an earlier session. If omitted, the provider updates the credentials itself.
   */
  readonly renew?: TE.TaskEither<Fault, void>
}

/** A provider in memory: the ports of one application, and functions with which tests control them. */
export interface MemoryProvider extends CallControls {
  readonly ports: Ports
  /** Everything that the provider stores about the user. Tests may read and update it at any time. */
  readonly account: Store<Account>
  /** Record of the application's effects on its environment. */
  readonly effects: platform.Effects
  /** Interrupts or restores the connection. While offline, calls fail as Unreachable and `device.isOnline` is false. */
  readonly setOnline: (isOnline: boolean) => void
  /** Resizes the viewport to `width` CSS pixels. */
  readonly setWidth: (width: number) => void
  /** Returns the next code of the user's authenticator app. */
  readonly nextCode: () => string
  /**
   * Pays an invoice in Bitcoin and notifies the payment window that shows it. Does nothing if the invoice is already paid.
   */
  readonly payInvoice: (invoiceId: string) => void
  /**
   * Simulates that the user found bills in the bill-connection widget. Returns the account token that connects these bills.
   */
  readonly findBills: (bills: ReadonlyArray<BillAccount>) => string
  readonly streams: verification.StreamControls
  readonly payment: PaymentWindowControls
  readonly widget: BillWidgetControls
  readonly bridge: BridgeControls
  /** Installs a wallet in the simulated browser. Null removes it. */
  readonly inject: (wallet: WalletState | null) => void
  readonly otherTab: platform.OtherTab
  /** Returns the number of script elements that load the maps service. */
  readonly mapsScripts: () => number
}

type PlatformPort = Exclude<keyof Ports, ProviderPort | 'credentials' | 'lostReads'>

const providerPortsOf = (
  memory: Memory,
  configuration: Configuration,
  save: Ports['files']['save'],
): Omit<Pick<Ports, ProviderPort>, 'walletBridge'> => ({
  sessions: session.memorySessions(memory, configuration),
  logins: session.memoryLogins(memory),
  sessionContext: session.memorySessionContext(memory),
  userAccount: profile.memoryUserAccount(memory),
  profileRecords: profile.memoryProfileRecords(memory),
  pairingCodes: profile.memoryPairingCodes(memory),
  activityRecords: memoryActivityRecords(memory),
  monthStatements: memoryMonthStatements(save),
  accountProtection: security.memoryAccountProtection(memory),
  passwordRecords: security.memoryPasswordRecords(memory),
  secondFactor: security.memorySecondFactor(memory),
  securityRecord: security.memorySecurityRecord(memory),
  recentFactorCheck: security.memoryRecentFactorCheck(memory),
  activeSessionRecords: security.memoryActiveSessions(memory),
  passkeyDirectory: passkeys.memoryPasskeyDirectory(memory),
  passkeyKeeper: passkeys.memoryPasskeyKeeper(memory),
  applicationRecords: verification.memoryApplicationRecords(memory),
  newApplications: verification.memoryNewApplications(memory),
  shopperRecords: verification.memoryShopperRecords(memory),
  nationalIdentityRecords: verification.memoryNationalIdentityRecords(memory),
  billRecords: bills.memoryBillRecords(memory),
  billHistories: bills.memoryBillHistories(memory, save),
  billReminders: bills.memoryDueBills(memory),
  billConnections: bills.memoryBillConnections(memory),
  billInvoices: bills.memoryBillInvoices(memory),
  billQuotes: bills.memoryBillQuotes(memory),
  cardAccounts: cards.memoryCardAccounts(memory),
  cardActivities: cards.memoryCardActivities(memory),
  cardTransactions: cards.memoryCardTransactions(memory),
  cardTopUps: cards.memoryCardTopUps(memory),
  cardChanges: cards.memoryCardChanges(memory),
  cardReports: cards.memoryCardReports(memory),
  mailingAddresses: cards.memoryMailingAddresses(memory),
  paymentRecords: payments.memoryPaymentRecords(memory),
  paymentLists: payments.memoryPaymentLists(memory),
  paymentSearches: memoryPaymentSearches(memory, save),
  payoutReports: payments.memoryPayoutReports(memory),
  invoiceRecords: payments.memoryInvoiceRecords(memory),
  donationForms: payments.memoryDonationForms(memory, save),
  payoutRecords: receiving.memoryPayoutRecords(memory),
  payoutDirectory: receiving.memoryPayoutDirectory(memory),
  payoutProfiles: receiving.memoryPayoutProfiles(memory),
  inviteRecords: receiving.memoryInviteRecords(memory),
  addressBook: receiving.memoryAddressBook(memory),
  priceHistory: home.memoryPriceHistory(memory),
  mailingLists: home.memoryMailingLists(memory),
  referralRecords: home.memoryReferralRecords(memory),
})

const host = 'pay.example'
const origin = `https://${host}`
const homeArrival: Arrival = { path: '/id/home', query: new Map(), referrerPath: '', host }

/** Makes the ports of the platform, and the functions with which tests control windows, wallets, tabs and streams. */
const platformOf = (memory: Memory, options: MemoryOptions, isOnline: Store<boolean>) => {
  const { clock } = memory
  const effects = platform.noEffects()
  const log = platform.memoryLog(effects)
  const width = makeStores().make(options.width ?? desktopBreakpoint.value)
  const { applicationStreams, streams } = verification.memoryApplicationStreams(memory, isOnline)
  const { paymentWindow, payment } = memoryPaymentWindow(origin)
  const { billWidget, widget } = memoryBillWidget()
  const { injectedWallet, inject } = memoryInjectedWallet()
  const { tabs, otherTab } = platform.memoryTabs()
  const { addressSuggestions, mapsScripts } = platform.memoryAddressSuggestions()
  const ports: Pick<Ports, PlatformPort> = {
    ...platform.memoryEffectPorts(effects),
    stores: makeStores(log.error),
    clock,
    log,
    configuration: { ...platform.memoryConfiguration, ...options.configuration },
    navigation: platform.memoryNavigation(effects, { ...homeArrival, ...options.arrival }),
    device: platform.memoryDevice(width, isOnline),
    tabs,
    cookies: platform.memoryCookies(clock),
    storage: platform.memoryStorage(),
    sessionStorage: platform.memoryStorage(),
    services: platform.memoryServices,
    passwords: memoryPasswords,
    hashes: memoryHashes,
    randomness: platform.memoryRandomness(memory.newNumber),
    passwordStrength: platform.memoryPasswordStrength,
    passkeyCeremony: passkeys.memoryPasskeyCeremony(memory),
    passkeyMemory: passkeys.memoryPasskeyMemory(),
    reminderTime: platform.memoryReminderTime(),
    yearPacks: memoryYearPacks((file) => () => void effects.files.push(file)),
    addressSuggestions,
    applicationStreams,
    billWidget,
    paymentWindow,
    injectedWallet,
  }
  const setWidth = (next: number): void => width.update(() => next)
  return { ports, effects, streams, payment, widget, inject, otherTab, mapsScripts, setWidth }
}

/** Pays an invoice and updates everything that depends on it: the card, the bills and the payment window. */
const payInvoiceOf = (memory: Memory, payment: PaymentWindowControls) => (invoiceId: string) => {
  const paid = payments.markPaid(memory, invoiceId)
  if (paid === null) return
  cards.addTopUp(memory, paid)
  bills.addBillPayments(memory, paid)
  payment.post(invoiceId, { origin, isFromWindow: true, data: { status: 'paid' } })
}

/**
 * Makes a provider in memory for one application.
 * @example
 * const { ports, account, failCalls } = makeMemoryProvider({ clock: fakeClock(), persona: personas.cardholder })
 * account.get().cards.length // 2
 * failCalls('cardAccounts.list', rejected(503), 1)
 * ports.cardAccounts.list() // E.left(rejected(503))
 */
export const makeMemoryProvider = (options: MemoryOptions): MemoryProvider => {
  const { clock, persona = personas.verified, isSignedIn } = options
  // The account is in separate stores, since a sign-out resets the stores of the application.
  const account = makeStores().make(accountOf(persona, clock.now(), isSignedIn))
  const isOnline = makeStores().make(true)
  let count = 0
  const newNumber = (): number => {
    count += 1
    return count
  }
  const memory: Memory = { clock, account, newNumber, newId: (prefix) => `${prefix}-${newNumber()}` }
  const { ports: machine, ...controls } = platformOf(memory, options, isOnline)
  const { navigation, configuration, files } = machine
  const { guard, credentials, lostReads, ...calls } = makeGate({
    clock,
    account,
    isOnline,
    renew: options.renew ?? null,
    onUnauthorized: () => navigation.leave(loginAddress(navigation.here())),
  })
  const { walletBridge, bridge } = memoryWalletBridge(memory)
  const provided = providerPortsOf(memory, configuration, files.save)
  return {
    ...calls,
    ...controls,
    bridge,
    account,
    ports: guard({ ...machine, ...provided, walletBridge, credentials, lostReads }),
    setOnline: (next) => isOnline.update(() => next),
    nextCode: () => security.nextCode(memory),
    payInvoice: payInvoiceOf(memory, controls.payment),
    findBills: (found) => bills.findBills(memory, found),
  }
}
