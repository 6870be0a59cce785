import type { BillAccount, BillBalance, BillPaymentRecord, BillPayUser, InvoiceItem } from '../bill-pay/index.ts'
import type { CardTransaction, DebitCard, MailingAddress, TopUp } from '../cards/index.ts'
import type { PasskeyCredential } from '../passkeys/index.ts'
import type { InvoiceCurrency, WholeActivity } from '../payments/index.ts'
import type { UserInfo } from '../profile/index.ts'
import type { CurrencyOption, FirstPayout, Payor, PayoutCheck, Wallet } from '../receiving/index.ts'
import type { ReferralStatus } from '../referral/index.ts'
import type { ActiveSession, SecurityEvent } from '../security/index.ts'
import type { FacadeAccess } from '../session/index.ts'
import type { Application } from '../verification/index.ts'
import type { OptIn } from '../waitlist/index.ts'

/** Everything that the memory provider keeps of one user. Times are milliseconds since 1970. */
export interface Account {
  readonly session: SessionState
  readonly info: UserInfo
  readonly security: SecurityState
  readonly passkeys: PasskeyState
  readonly verification: VerificationState
  readonly cards: ReadonlyArray<CardState>
  readonly mailingAddress: MailingAddress | null
  readonly payments: PaymentState
  readonly billPay: BillPayState
  readonly receiving: ReceivingState
  readonly referral: ReferralState
  /** By email address. */
  readonly mailings: Readonly<Record<string, OptIn>>
}

/** Session of the user, and where it is. */
export interface SessionState {
  readonly isSignedIn: boolean
  /** Counts the sessions: each has a CSRF value of its own. */
  readonly number: number
  readonly hashedPassword: string
  readonly country: string | null
  readonly language: string
  readonly facadeAccess: FacadeAccess
  readonly mapsApiKey: string | null
  readonly captchaKey: string | null
  /** True if the session has the product token of a recipient. */
  readonly hasPayeeToken: boolean
}

/** Protection of the account. */
export interface SecurityState {
  readonly isTwoFactorOn: boolean
  /** Counts the secrets of the authenticator app. */
  readonly secret: number
  /** Codes of the authenticator app that were read and not used yet. */
  readonly codes: ReadonlyArray<string>
  readonly backupCodes: ReadonlyArray<string>
  /** Newest first. */
  readonly events: ReadonlyArray<SecurityEvent>
  /** Last used first. */
  readonly sessions: ReadonlyArray<ActiveSession>
}

/** Passkeys of the account. */
export interface PasskeyState {
  readonly isEnabled: boolean
  readonly credentials: ReadonlyArray<PasskeyCredential>
}

/** Applications of the user. */
export interface VerificationState {
  readonly applications: ReadonlyArray<Application>
  readonly isInfoMissing: boolean
}

/** A card with its history. */
export interface CardState extends DebitCard {
  /** Pending ones have no post date. */
  readonly transactions: ReadonlyArray<CardTransaction>
  readonly topUps: ReadonlyArray<TopUp>
}

/** An invoice or payout, and when it was made. */
export interface KeptActivity {
  readonly at: number
  readonly item: WholeActivity
}

/** Payments of the user. */
export interface PaymentState {
  readonly items: ReadonlyArray<KeptActivity>
  readonly currencies: ReadonlyArray<InvoiceCurrency>
}

/** An invoice that was made for bills, by its idempotency key. */
export interface KeptBillInvoice {
  readonly id: string
  readonly key: string
  readonly items: ReadonlyArray<InvoiceItem>
}

/** Bills of the user. */
export interface BillPayState {
  readonly user: BillPayUser
  readonly accounts: ReadonlyArray<BillAccount>
  /** By the id of the bill account, oldest first. */
  readonly balances: Readonly<Record<string, ReadonlyArray<BillBalance>>>
  readonly payments: ReadonlyArray<BillPaymentRecord>
  readonly invoices: ReadonlyArray<KeptBillInvoice>
  /** Bills that the widget found, by the account token that connects them. */
  readonly found: Readonly<Record<string, ReadonlyArray<BillAccount>>>
}

/** A payout profile by its parts. */
export interface KeptProfile {
  readonly id: string
  readonly name: string
  readonly walletId: string
  readonly payorIds: ReadonlyArray<string>
}

/** An invite of a payor. */
export interface KeptInvite {
  readonly check: PayoutCheck
  readonly payor: Payor
  readonly isSeen: boolean
}

/** Payouts to the user: senders, profiles, wallets and invites. */
export interface ReceivingState {
  readonly payors: ReadonlyArray<Payor>
  readonly profiles: ReadonlyArray<KeptProfile>
  readonly wallets: ReadonlyArray<Wallet>
  readonly currencies: ReadonlyArray<CurrencyOption>
  readonly acceptance: PayoutCheck
  readonly firstPayout: FirstPayout | null
  /** By the token of the invite. */
  readonly invites: Readonly<Record<string, KeptInvite>>
}

/** Referral of the user. */
export interface ReferralState {
  readonly status: ReferralStatus
  readonly code: string | null
}
