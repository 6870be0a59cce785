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

/** Everything that the memory provider stores about one user. Times are milliseconds since 1970 (UTC). */
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
  /** Opt-ins to mailing lists, by email address. */
  readonly mailings: Readonly<Record<string, OptIn>>
}

/** Session of the user, with its country and language. */
export interface SessionState {
  readonly isSignedIn: boolean
  /** Number of the session. Each session has its own CSRF value. */
  readonly number: number
  readonly hashedPassword: string
  readonly country: string | null
  readonly language: string
  readonly facadeAccess: FacadeAccess
  readonly mapsApiKey: string | null
  readonly captchaKey: string | null
  /** True if the session has the product token of a payout recipient. */
  readonly hasPayeeToken: boolean
}

/** Protection of the account: two-factor, security events and sessions. */
export interface SecurityState {
  readonly isTwoFactorOn: boolean
  /**
   * Number of the authenticator app's secret. When two-factor is turned off, the number increases, so that the next secret
   * is a new one.
   */
  readonly secret: number
  /** Codes of the authenticator app that have not been used yet. */
  readonly codes: ReadonlyArray<string>
  readonly backupCodes: ReadonlyArray<string>
  /** Newest first. */
  readonly events: ReadonlyArray<SecurityEvent>
  /** Most recently used first. */
  readonly sessions: ReadonlyArray<ActiveSession>
}

/** Passkeys of the account. */
export interface PasskeyState {
  readonly isEnabled: boolean
  readonly credentials: ReadonlyArray<PasskeyCredential>
}

/** Verification applications of the user. */
export interface VerificationState {
  readonly applications: ReadonlyArray<Application>
  readonly isInfoMissing: boolean
}

/** A card with its transactions and top-ups. */
export interface CardState extends DebitCard {
  /** Transactions of the card. A pending transaction has no posting time. */
  readonly transactions: ReadonlyArray<CardTransaction>
  readonly topUps: ReadonlyArray<TopUp>
}

/** Invoice or payout, with its creation time. */
export interface StoredActivity {
  readonly at: number
  readonly item: WholeActivity
}

/** Payments of the user. */
export interface PaymentState {
  readonly items: ReadonlyArray<StoredActivity>
  readonly currencies: ReadonlyArray<InvoiceCurrency>
}

/** Invoice for paying bills, with its idempotency key. */
export interface StoredBillInvoice {
  readonly id: string
  readonly key: string
  readonly items: ReadonlyArray<InvoiceItem>
}

/** Bills of the user. */
export interface BillPayState {
  readonly user: BillPayUser
  readonly accounts: ReadonlyArray<BillAccount>
  /** Balances by bill id, oldest first. */
  readonly balances: Readonly<Record<string, ReadonlyArray<BillBalance>>>
  readonly payments: ReadonlyArray<BillPaymentRecord>
  readonly invoices: ReadonlyArray<StoredBillInvoice>
  /** Bills that the user has found in the connection widget, keyed by the account token that connects them. */
  readonly found: Readonly<Record<string, ReadonlyArray<BillAccount>>>
}

/** Payout profile, stored with the ids of its wallet and its payors. */
export interface StoredProfile {
  readonly id: string
  readonly name: string
  readonly walletId: string
  readonly payorIds: ReadonlyArray<string>
}

/** Invite that a payor has sent. */
export interface StoredInvite {
  readonly check: PayoutCheck
  readonly payor: Payor
  readonly isSeen: boolean
}

/** Data for payouts to the user: senders, profiles, wallets and invites. */
export interface ReceivingState {
  readonly payors: ReadonlyArray<Payor>
  readonly profiles: ReadonlyArray<StoredProfile>
  readonly wallets: ReadonlyArray<Wallet>
  readonly currencies: ReadonlyArray<CurrencyOption>
  readonly acceptance: PayoutCheck
  readonly firstPayout: FirstPayout | null
  /** Invites by token. */
  readonly invites: Readonly<Record<string, StoredInvite>>
}

/** Referral of the user. */
export interface ReferralState {
  readonly status: ReferralStatus
  readonly code: string | null
}
