import type { BillConnection, BillDetail, BillList, BillPaying, BillReminders } from './bill-pay/index.ts'
import type {
  CardActivity,
  CardExport,
  CardList,
  CardSettings,
  CardSpending,
  CardTopUp,
  CardTransactionPage,
  MailingAddressKeeping,
} from './cards/index.ts'
import type { Carousel } from './carousel/index.ts'
import type { Connection } from './connection/index.ts'
import type { AmountPrivacy, HomePage } from './home/index.ts'
import type { ModalName } from './modals.ts'
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
import type { Startup } from './startup/index.ts'
import type { ToastSlot } from './toasts/index.ts'
import type { ApplicationCreation, Applications, ApplicationUpdates, NationalIdentity } from './verification/index.ts'
import type { Waitlist } from './waitlist/index.ts'

/** Every slice of a running application, by its name: what a front end asks for. */
export interface Slices {
  /** Bound with the page of the receiving addresses. */
  readonly addressDirectory: AddressDirectory
  /** Bound with the page of the receiving addresses. */
  readonly addressForm: AddressForm
  /** Bound with the security page. */
  readonly activeSessions: ActiveSessions
  /** Bound with what shows or hides amounts. */
  readonly amountPrivacy: AmountPrivacy
  /** Bound once the application is on the screen. */
  readonly applicationCreation: ApplicationCreation
  /** Bound once the application is on the screen. */
  readonly applicationUpdates: ApplicationUpdates
  readonly applications: Applications
  readonly basicInfo: BasicInfo
  /** Bound with Bill Pay. */
  readonly billConnection: BillConnection
  /** Bound with the page of the bills. */
  readonly billDetail: BillDetail
  /** Bound with the page of the bills. */
  readonly billList: BillList
  /** Bound with Bill Pay. */
  readonly billPayment: BillPaying
  /** Bound with what shows them. */
  readonly billReminders: BillReminders
  /** Bound with the page of a card. */
  readonly cardActivity: CardActivity
  /** Bound with the page of a card. */
  readonly cardExport: CardExport
  readonly cardList: CardList
  /** Bound with the settings of a card. */
  readonly cardSettings: CardSettings
  /** Bound with the page of a card. */
  readonly cardSpending: CardSpending
  /** Bound with its dialog. */
  readonly cardTopUp: CardTopUp
  /** Bound with what lies over the page. */
  readonly carousel: Carousel
  /** Bound with the page of a card. */
  readonly cardTransaction: CardTransactionPage
  /** Bound with what tells of it. */
  readonly connection: Connection
  readonly currentSession: CurrentSession
  /** Bound with its screen. */
  readonly developerLogin: DeveloperLogin
  /** Bound with the slides of the carousel. */
  readonly donationForm: DonationForm
  readonly homePage: HomePage
  /** Bound with the settings of a card. */
  readonly mailingAddress: MailingAddressKeeping
  /** Bound with the page "Profile" and its dialog. */
  readonly nameUpdate: NameUpdate
  /** Bound with its dialog. */
  readonly nationalIdentity: NationalIdentity
  readonly passkeyKeeping: PasskeyKeeping
  readonly passkeyStatus: PasskeyStatus
  /** Bound with the security page. */
  readonly passwordUpdate: PasswordUpdate
  /** Bound with the slides of the carousel. */
  readonly paymentDetails: PaymentDetails
  /** Bound with the page of the crypto payments. */
  readonly paymentList: PaymentList
  /** Bound with the page of the crypto payments. */
  readonly paymentSearch: PaymentSearch
  /** Bound with the page of the crypto payments. */
  readonly payoutExport: PayoutExport
  readonly recentActivity: RecentActivity
  /** Bound with its dialog. */
  readonly recentFactor: RecentFactor
  /** Bound with the page "Profile". */
  readonly profileSettings: ProfileSettings
  /** Bound with the page of the receiving addresses, and with what accepts an invite at start. */
  readonly payoutInvites: PayoutInvites
  readonly payouts: Payouts
  readonly referralArrival: ReferralArrival
  /** Bound with what shows it. */
  readonly referralProgramme: ReferralProgramme
  /** Bound with the security page. */
  readonly securityHistory: SecurityHistory
  readonly securitySettings: SecuritySettings
  readonly shell: Shell<ModalName>
  readonly startup: Startup
  /** Bound with what shows it, and with what tells something by it. */
  readonly toasts: ToastSlot
  /** Bound with the security page. */
  readonly twoFactor: TwoFactor
  readonly waitlist: Waitlist
  /** Bound with its dialog. */
  readonly walletConnection: WalletConnection
  /** Bound with its dialog. */
  readonly walletPairing: WalletPairing
}

/** The key under which containers hold a slice. */
export const sliceKey = (name: keyof Slices): symbol => Symbol.for(`paydeck.slice.${name}`)
