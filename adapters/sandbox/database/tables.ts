import type { ColumnType, Generated, Insertable, JSONColumnType, Selectable, Updateable } from 'kysely'
import type {
  BackupCodesTable,
  MailsTable,
  MerchantsTable,
  PairingCodesTable,
  PasskeyChallengesTable,
  PasskeyCredentialsTable,
  ReferralsTable,
  SecurityEventsTable,
  SubmitsTable,
  SessionsTable,
} from '../account/tables.ts'
import type {
  HeldPayoutsTable,
  PayorsTable,
  PayoutInvitesTable,
  PayoutProfilesTable,
  PayoutsTable,
  ProfilePayorsTable,
  WalletPairingsTable,
  WalletsTable,
} from '../receiving/tables.ts'

/**
 * The rows of the sandbox's database. Times are milliseconds since 1970 in UTC (int8). Money is decimal text in
 * the currency's own unit ("18.40"), or minor units as text where a field says so: no amount is ever a float.
 * Columns stand in snake_case in the database; keys inside a jsonb value keep their spelling.
 */
export interface Database {
  readonly users: UsersTable
  readonly sessions: SessionsTable
  readonly applications: ApplicationsTable
  readonly debitCards: DebitCardsTable
  readonly cardTransactions: CardTransactionsTable
  readonly invoices: InvoicesTable
  readonly topUps: TopUpsTable
  readonly payouts: PayoutsTable
  readonly heldPayouts: HeldPayoutsTable
  readonly payoutInvites: PayoutInvitesTable
  readonly payors: PayorsTable
  readonly wallets: WalletsTable
  readonly payoutProfiles: PayoutProfilesTable
  readonly profilePayors: ProfilePayorsTable
  readonly passkeyCredentials: PasskeyCredentialsTable
  readonly passkeyChallenges: PasskeyChallengesTable
  readonly optIns: OptInsTable
  readonly optInAttributes: OptInAttributesTable
  readonly analyticsEvents: AnalyticsEventsTable
  readonly mails: MailsTable
  readonly referrals: ReferralsTable
  readonly pairingCodes: PairingCodesTable
  readonly walletPairings: WalletPairingsTable
  readonly merchants: MerchantsTable
  readonly backupCodes: BackupCodesTable
  readonly securityEvents: SecurityEventsTable
  readonly submits: SubmitsTable
}

type Json<A extends object> = JSONColumnType<A, string, string>
type GivenJson<A extends object> = ColumnType<A, string | undefined, string>
type NullableJson<A extends object> = ColumnType<A | null, string | null, string | null>

/** A jsonb value on its way into the database: both engines take it as text. */
export const json = (value: object): string => JSON.stringify(value)

export interface UsersTable {
  id: string
  /** Lower case; one account an address. */
  email: string
  firstName: Generated<string>
  lastName: Generated<string>
  /** scrypt over the derived password, and its salt, both base64. */
  passwordHash: string
  passwordSalt: string
  /** base32, from the first offer of enrolment on; goes out only while two-factor is off. */
  otpSecret: string | null
  otpEnabled: Generated<boolean>
  /** The last time step whose code was accepted: a code counts once. */
  otpLastStep: Generated<number>
  /** Wrong codes since the last right one. */
  otpWrongCodes: Generated<number>
  /** No code is taken before; 0: not locked. */
  otpLockedUntil: Generated<number>
  /** Salt of the hashes of this set of backup codes, base64; null: there never was a set. */
  backupSalt: string | null
  optInEmailMarketing: Generated<boolean>
  accessTypes: Json<ReadonlyArray<string>>
  experiments: Json<ReadonlyArray<string>>
  facadeAccess: Json<Readonly<Record<string, boolean>>>
  /** Country by IP; null: not known. */
  country: string | null
  /** BCP 47 tag of the user's language. */
  language: Generated<string>
  nationalIdentityIssuer: Generated<string>
  /** The whole number is never kept. */
  nationalIdentityLastFour: string | null
  isMissingShopperInfo: Generated<boolean>
  passkeysEnabled: Generated<boolean>
  /** Codes of currencies that this account may not receive payouts in. */
  disabledCurrencies: GivenJson<ReadonlyArray<string>>
  /** Why this account accepts no payouts; null: it does. */
  payoutRefusal: string | null
  /** The persona that the account was made from. */
  persona: string
  /** Milliseconds that this account's clock is ahead; moved by the control page only. */
  clockOffset: Generated<number>
  createdAt: number
}

export interface ApplicationsTable {
  id: string
  userId: string
  /** One application a product and user. */
  productName: string
  status: string
  collectionStatus: string | null
  collectionTasks: Json<ReadonlyArray<{ readonly name: string; readonly status: string }>>
  createdAt: number
  updatedAt: number
}

export interface DebitCardsTable {
  id: string
  userId: string
  /** Order among the user's cards, from 0. */
  position: number
  token: string
  nickname: string
  provider: 'firstView' | 'galileo'
  brand: string | null
  cardType: string | null
  lastFourDigits: string
  currencyCode: string
  currencySymbol: string
  /** Decimal text: "1284.55". */
  cardBalance: string
  lockedByUser: Generated<boolean>
  activationDate: number | null
  pagingSupport: boolean | null
  status: string
  disabled: boolean | null
  createdAt: number
}

export interface CardTransactionsTable {
  id: string
  cardId: string
  status: 'pending' | 'settled'
  authorizedAt: number
  postedAt: number | null
  /** Decimal text, negative when spent. */
  displayPrice: string
  amount: string
  currencyCode: string
  fees: Json<ReadonlyArray<{ readonly amount: string; readonly currency: string; readonly type: string }>>
  type: string
  description: string
  merchantName: string
  merchantCity: string | null
  merchantState: string | null
}

/** Money that is put on a card by paying an invoice; the amount is the invoice's. */
export interface TopUpsTable {
  id: string
  userId: string
  cardId: string
  invoiceId: string
  /** null: not on the card yet. */
  appliedDate: number | null
}

export interface CurrencyColumn {
  readonly code: string
  readonly symbol: string
  readonly precision: number
  readonly decimals: number
}

export interface BuyerColumn {
  readonly email: string | null
  readonly phone: string | null
  readonly name: string | null
  readonly address1: string | null
  readonly address2: string | null
  readonly city: string | null
  readonly state: string | null
  readonly zip: string | null
}

/** One bill of a bill payment (PAY-038). */
export interface BillColumn {
  readonly partnerAccountId: string
  readonly partnerPaymentId: string
  readonly currency: string
  readonly amount: string
  readonly convenienceFee: string
  readonly status: string | null
  readonly estimatedCompletionDate: string | null
  readonly merchantId: string
  readonly accountType: string | null
  readonly mask: string | null
  readonly icon: string | null
  readonly merchantName: string
}

/** Payments (PAY-031, PAY-032), donations (PAY-036, PAY-037) and bill payments (PAY-038). */
export interface InvoicesTable {
  id: string
  userId: string
  merchantName: string
  /** Address of the merchant's logo on this origin, or null. */
  icon: string | null
  invoiceTime: number
  timestamp: number
  /** Code of the currency paid in ("BTC"); null while nothing is chosen. */
  txCurrency: string | null
  /** Fiat price, decimal text. */
  price: string
  /** Of the price. */
  currency: Json<CurrencyColumn>
  /** Invoice status: new, paid, confirmed, complete, expired, invalid. */
  status: string
  exceptionStatus: string | null
  /** Coin amounts in minor units of txCurrency, as text. */
  paymentSubtotal: string | null
  amount: string | null
  networkCost: string | null
  underpaidAmount: string | null
  overpaidAmount: string | null
  declinedAmount: string | null
  /** Fiat for one coin, decimal text. */
  exchangeRate: string | null
  currencyLayer: string | null
  itemCode: string | null
  itemDescription: string | null
  orderId: string | null
  txId: string | null
  isNonRefundableUnderpayment: Generated<boolean>
  alreadyRefunded: Generated<boolean>
  selectedWallet: NullableJson<{ readonly displayName: string; readonly avatar: string | null }>
  buyer: NullableJson<BuyerColumn>
  bills: Json<ReadonlyArray<BillColumn>>
}

/** What is known of an address and its mailings: addresses need no account. */
export interface OptInsTable {
  email: string
  emailSubscribe: string
  emailOptedInAt: number | null
}

export interface OptInAttributesTable {
  email: string
  attribute: string
  createdAt: number
}

export interface AnalyticsEventsTable {
  id: Generated<number>
  userId: string
  at: number
  event: string
  eventName: string
  eventProperties: Json<Readonly<Record<string, unknown>>>
}

export type User = Selectable<UsersTable>
export type NewUser = Insertable<UsersTable>
export type UserChange = Updateable<UsersTable>
