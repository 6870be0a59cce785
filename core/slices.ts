import type { ActivityExport, SavedViews, Statements, Timeline } from './activity/index.ts'
import type { BillConnection, BillDetail, BillList, BillPaying, BillReminders } from './bill-pay/index.ts'
import type {
  CardActivity,
  CardExport,
  CardList,
  CardSettings,
  CardSpending,
  CardTopUp,
  CardTransactionPage,
  MailingAddressEditor,
} from './cards/index.ts'
import type { Carousel } from './carousel/index.ts'
import type { Connection } from './connection/index.ts'
import type { AmountPrivacy, HomePage } from './home/index.ts'
import type { ModalName } from './modals.ts'
import type { Palette } from './palette/index.ts'
import type { PasskeyKeeping, PasskeyStatus } from './passkeys/index.ts'
import type {
  DonationForm,
  PaymentDetails,
  PaymentList,
  PaymentSearch,
  PayoutExport,
  RecentActivity,
} from './payments/index.ts'
import type { BasicInfo, NameUpdate, ProfileSettings, WalletPairing } from './profile/index.ts'
import type { AddressDirectory, AddressForm, PayoutInvites, Payouts, WalletConnection } from './receiving/index.ts'
import type { ReferralArrival, ReferralProgramme } from './referral/index.ts'
import type {
  ActiveSessions,
  PasswordUpdate,
  RecentFactor,
  SecurityHistory,
  SecuritySettings,
  TwoFactor,
} from './security/index.ts'
import type { CurrentSession, DeveloperLogin } from './session/index.ts'
import type { Shell } from './shell/index.ts'
import type { Since } from './since/index.ts'
import type { Startup } from './startup/index.ts'
import type { ToastSlot } from './toasts/index.ts'
import type { ApplicationCreation, Applications, ApplicationUpdates, NationalIdentity } from './verification/index.ts'
import type { Waitlist } from './waitlist/index.ts'

/** Slices that a front end loads at the start. */
export interface StartSlices {
  readonly amountPrivacy: AmountPrivacy
  readonly applications: Applications
  readonly basicInfo: BasicInfo
  readonly cardList: CardList
  readonly currentSession: CurrentSession
  readonly homePage: HomePage
  readonly passkeyStatus: PasskeyStatus
  readonly payouts: Payouts
  readonly recentActivity: RecentActivity
  readonly securitySettings: SecuritySettings
  readonly shell: Shell<ModalName>
  readonly startup: Startup
}

/**
 * Slices that a front end loads after the start, together with their code and ports. "Loaded with" names the part of the app
 * that needs the slice first.
 */
export interface LazySlices {
  /** Loaded with the security page. */
  readonly activeSessions: ActiveSessions
  /** Loaded with the activity page. */
  readonly activityExport: ActivityExport
  /** Loaded with the page of the receiving addresses. */
  readonly addressDirectory: AddressDirectory
  /** Loaded with the page of the receiving addresses. */
  readonly addressForm: AddressForm
  /** Loaded once the app is on the screen. */
  readonly applicationCreation: ApplicationCreation
  /** Loaded once the app is on the screen. */
  readonly applicationUpdates: ApplicationUpdates
  /** Loaded with Bill Pay. */
  readonly billConnection: BillConnection
  /** Loaded with the page of the bills. */
  readonly billDetail: BillDetail
  /** Loaded with the page of the bills. */
  readonly billList: BillList
  /** Loaded with Bill Pay. */
  readonly billPayment: BillPaying
  /** Loaded with the panel that shows the reminders. */
  readonly billReminders: BillReminders
  /** Loaded with the page of a card. */
  readonly cardActivity: CardActivity
  /** Loaded with the page of a card. */
  readonly cardExport: CardExport
  /** Loaded with the settings of a card. */
  readonly cardSettings: CardSettings
  /** Loaded with the page of a card. */
  readonly cardSpending: CardSpending
  /** Loaded with the dialog for top-ups. */
  readonly cardTopUp: CardTopUp
  /** Loaded with the page of a card. */
  readonly cardTransaction: CardTransactionPage
  /** Loaded with the overlays. */
  readonly carousel: Carousel
  /** Loaded with the banner about the connection. */
  readonly connection: Connection
  /** Loaded with the screen of the developer login. */
  readonly developerLogin: DeveloperLogin
  /** Loaded with the slides of the carousel. */
  readonly donationForm: DonationForm
  /** Loaded with the settings of a card. */
  readonly mailingAddress: MailingAddressEditor
  /** Loaded with the page "Profile" and the dialog for the name. */
  readonly nameUpdate: NameUpdate
  /** Loaded with the dialog for the national identity number. */
  readonly nationalIdentity: NationalIdentity
  readonly palette: Palette
  readonly passkeyKeeping: PasskeyKeeping
  /** Loaded with the security page. */
  readonly passwordUpdate: PasswordUpdate
  /** Loaded with the slides of the carousel. */
  readonly paymentDetails: PaymentDetails
  /** Loaded with the page of the crypto payments. */
  readonly paymentList: PaymentList
  /** Loaded with the page of the crypto payments. */
  readonly paymentSearch: PaymentSearch
  /** Loaded with the page of the crypto payments. */
  readonly payoutExport: PayoutExport
  /** Loaded with the page of the receiving addresses, and with the acceptance of an invite at the start. */
  readonly payoutInvites: PayoutInvites
  /** Loaded with the page "Profile". */
  readonly profileSettings: ProfileSettings
  /** Loaded with the dialog that asks for a proof of identity. */
  readonly recentFactor: RecentFactor
  readonly referralArrival: ReferralArrival
  /** Loaded with the panel about referrals. */
  readonly referralProgramme: ReferralProgramme
  /** Loaded with the activity page. */
  readonly savedViews: SavedViews
  /** Loaded with the security page. */
  readonly securityHistory: SecurityHistory
  /** Loaded once the app is on the screen, or with home if the user has visited before. */
  readonly since: Since
  /** Loaded with the statements page. */
  readonly statements: Statements
  /** Loaded with the activity page. */
  readonly timeline: Timeline
  /** Loaded with the first slice that shows a toast. */
  readonly toasts: ToastSlot
  /** Loaded with the security page. */
  readonly twoFactor: TwoFactor
  readonly waitlist: Waitlist
  /** Loaded with the dialog that connects a wallet. */
  readonly walletConnection: WalletConnection
  /** Loaded with the dialog that pairs a wallet. */
  readonly walletPairing: WalletPairing
}

/** Every slice of the app, by name. */
export interface Slices extends StartSlices, LazySlices {}

/** Name of a slice in `LazySlices`. */
export type LazySlice = keyof LazySlices

/** Name of a value that an app derives from several slices: see `AppParts`. */
export type DerivedPart = 'startQuery' | 'permissions' | 'routeFacts' | 'laterTasks'

/** Returns the key of a slice or of a derived value in a container. */
export const sliceKey = (name: keyof Slices | DerivedPart): symbol => Symbol.for(`paydeck.slice.${name}`)
