import type { Cards, CardTopUp } from './cards/index.ts'
import type { AmountPrivacy, Home } from './home/index.ts'
import type { PasskeyKeeping, Passkeys } from './passkeys/index.ts'
import type { Payments } from './payments/index.ts'
import type { PairWallet, Profile, ProfileSettings } from './profile/index.ts'
import type { PayoutInvite, Receiving, ReceivingAddresses, WalletConnection } from './receiving/index.ts'
import type { Referral, ReferralProgramme } from './referral/index.ts'
import type { PasswordUpdate, Security, SecurityHistory, SignedIn, TwoFactor } from './security/index.ts'
import type { DeveloperLogin, SessionSlice } from './session/index.ts'
import type { Shell } from './shell/index.ts'
import type { Startup } from './startup/index.ts'
import type { NationalIdentity, Verification } from './verification/index.ts'
import type { Waitlist } from './waitlist/index.ts'

/** Every slice of a running application, by its name: what a front end asks for. */
export interface Slices {
  /** Bound with home. */
  readonly amountPrivacy: AmountPrivacy
  readonly cards: Cards
  /** Bound with its dialog. */
  readonly cardTopUp: CardTopUp
  /** Bound with its screen. */
  readonly developerLogin: DeveloperLogin
  readonly home: Home
  /** Bound with its dialog. */
  readonly nationalIdentity: NationalIdentity
  /** Bound with its dialog. */
  readonly pairWallet: PairWallet
  readonly passkeys: Passkeys
  readonly passkeyKeeping: PasskeyKeeping
  /** Bound with the security page. */
  readonly passwordUpdate: PasswordUpdate
  readonly payments: Payments
  readonly profile: Profile
  /** Bound with the page "Profile" and its dialog. */
  readonly profileSettings: ProfileSettings
  /** Bound with the page of the receiving addresses, and with what accepts an invite at start. */
  readonly payoutInvite: PayoutInvite
  readonly receiving: Receiving
  /** Bound with its page. */
  readonly receivingAddresses: ReceivingAddresses
  readonly referral: Referral
  /** Bound with what shows it. */
  readonly referralProgramme: ReferralProgramme
  readonly security: Security
  /** Bound with the security page. */
  readonly securityHistory: SecurityHistory
  readonly session: SessionSlice
  readonly shell: Shell
  /** Bound with the security page. */
  readonly signedIn: SignedIn
  readonly startup: Startup
  /** Bound with the security page. */
  readonly twoFactor: TwoFactor
  readonly verification: Verification
  readonly waitlist: Waitlist
  /** Bound with its dialog. */
  readonly walletConnection: WalletConnection
}

/** The key under which containers hold a slice. */
export const sliceKey = (name: keyof Slices): symbol => Symbol.for(`paydeck.slice.${name}`)
