import type { ActivityRecords, MonthStatements, YearPacks } from './activity/index.ts'
import type {
  BillConnections,
  BillHistories,
  BillInvoices,
  BillQuotes,
  BillRecords,
  BillWidget,
  DueBills,
} from './bill-pay/index.ts'
import type {
  AddressSuggestions,
  CardAccounts,
  CardActivities,
  CardChanges,
  CardReports,
  CardTopUps,
  CardTransactions,
  MailingAddresses,
} from './cards/index.ts'
import type { LostReads } from './connection/index.ts'
import type { PriceHistory } from './home/index.ts'
import type { Stores } from './kernel/store.ts'
import type { PasskeyCeremony, PasskeyDirectory, PasskeyKeeper, PasskeyMemory } from './passkeys/index.ts'
import type {
  DonationForms,
  InvoiceRecords,
  PaymentLists,
  PaymentRecords,
  PaymentSearches,
  PayoutReports,
} from './payments/index.ts'
import type {
  Analytics,
  AppNavigation,
  Clipboard,
  Clock,
  Configuration,
  Cookies,
  Device,
  Files,
  Hashes,
  Log,
  Navigation,
  Passwords,
  PaymentWindow,
  Randomness,
  Services,
  Tabs,
  TextStorage,
  Windows,
} from './platform/ports.ts'
import type { ProfileRecords, UserAccount, PairingCodes } from './profile/index.ts'
import type {
  AddressBook,
  InjectedWallet,
  PayoutDirectory,
  InviteRecords,
  PayoutProfiles,
  PayoutRecords,
  WalletBridge,
} from './receiving/index.ts'
import type { ReferralRecords, ReminderTime } from './referral/index.ts'
import type {
  AccountProtection,
  ActiveSessionRecords,
  PasswordRecords,
  PasswordStrength,
  SecondFactor,
  RecentFactorCheck,
  SecurityRecord,
} from './security/index.ts'
import type { Credentials, Logins, Sessions, SessionContext } from './session/index.ts'
import type {
  ApplicationRecords,
  ApplicationStreams,
  NationalIdentityRecords,
  NewApplications,
  ShopperRecords,
} from './verification/index.ts'
import type { MailingLists } from './waitlist/index.ts'

/**
 * All ports by role. A front end provides the ports of the slices that it uses, as a record or in a container under the keys
 * of `portKey`.
 */
export interface Ports {
  /** State of every slice. */
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly configuration: Configuration
  readonly navigation: Navigation
  readonly appNavigation: AppNavigation
  readonly windows: Windows
  readonly device: Device
  readonly tabs: Tabs
  readonly cookies: Cookies
  /** Local storage. */
  readonly storage: TextStorage
  /** Storage of the browser session. */
  readonly sessionStorage: TextStorage
  readonly clipboard: Clipboard
  readonly files: Files
  readonly services: Services
  readonly analytics: Analytics
  readonly passwords: Passwords
  readonly randomness: Randomness
  readonly hashes: Hashes
  readonly credentials: Credentials
  readonly sessions: Sessions
  readonly logins: Logins
  readonly sessionContext: SessionContext
  readonly userAccount: UserAccount
  readonly profileRecords: ProfileRecords
  readonly accountProtection: AccountProtection
  readonly passwordRecords: PasswordRecords
  readonly passwordStrength: PasswordStrength
  readonly secondFactor: SecondFactor
  readonly securityRecord: SecurityRecord
  readonly recentFactorCheck: RecentFactorCheck
  readonly activeSessionRecords: ActiveSessionRecords
  readonly passkeyDirectory: PasskeyDirectory
  readonly passkeyKeeper: PasskeyKeeper
  readonly passkeyCeremony: PasskeyCeremony
  readonly passkeyMemory: PasskeyMemory
  readonly applicationRecords: ApplicationRecords
  readonly applicationStreams: ApplicationStreams
  readonly newApplications: NewApplications
  readonly shopperRecords: ShopperRecords
  readonly nationalIdentityRecords: NationalIdentityRecords
  readonly billRecords: BillRecords
  readonly billHistories: BillHistories
  readonly billReminders: DueBills
  readonly cardAccounts: CardAccounts
  readonly cardActivities: CardActivities
  readonly cardTransactions: CardTransactions
  readonly cardTopUps: CardTopUps
  readonly cardChanges: CardChanges
  readonly cardReports: CardReports
  readonly mailingAddresses: MailingAddresses
  readonly addressSuggestions: AddressSuggestions
  readonly billConnections: BillConnections
  readonly billWidget: BillWidget
  readonly billInvoices: BillInvoices
  readonly billQuotes: BillQuotes
  readonly paymentWindow: PaymentWindow
  readonly paymentRecords: PaymentRecords
  readonly paymentLists: PaymentLists
  readonly paymentSearches: PaymentSearches
  readonly payoutReports: PayoutReports
  readonly invoiceRecords: InvoiceRecords
  readonly donationForms: DonationForms
  readonly payoutRecords: PayoutRecords
  readonly payoutDirectory: PayoutDirectory
  readonly payoutProfiles: PayoutProfiles
  readonly inviteRecords: InviteRecords
  readonly addressBook: AddressBook
  readonly walletBridge: WalletBridge
  readonly injectedWallet: InjectedWallet
  readonly lostReads: LostReads
  readonly priceHistory: PriceHistory
  readonly mailingLists: MailingLists
  readonly reminderTime: ReminderTime
  readonly referralRecords: ReferralRecords
  readonly pairingCodes: PairingCodes
  readonly activityRecords: ActivityRecords
  readonly monthStatements: MonthStatements
  readonly yearPacks: YearPacks
}

/** Returns the key of a port in a container. */
export const portKey = (role: keyof Ports): symbol => Symbol.for(`paydeck.port.${role}`)
