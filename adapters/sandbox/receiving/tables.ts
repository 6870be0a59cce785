import type { Generated, GeneratedAlways, Selectable } from 'kysely'
import type { Json } from '../database/columns.ts'

export interface PayoutTransactionColumn {
  readonly id: string
  readonly txid: string
  /** Decimal text, in units of `transactionCurrency`. */
  readonly amount: string
  readonly date: number
  readonly confirmations: number
  readonly exchangeRate: string
  readonly wallet: { readonly label: string | null; readonly address: string }
  readonly transactionCurrency: string
}

/** Payouts, with the columns that the lists need (PAY-034). Payouts that still wait are in `HeldPayoutsTable`. */
export interface PayoutsTable {
  id: string
  userId: string
  payorId: string | null
  merchantName: string
  merchantNumericId: number
  requestDate: number
  dateExecuted: number | null
  fiatCurrency: string
  fiatAmount: string
  status: string
  transactions: Json<ReadonlyArray<PayoutTransactionColumn>>
  /** Time at which the network began to confirm; null if no confirmation is scheduled. */
  confirmingSince: Generated<number | null>
  /** Time at which the payout was executed. If this time is null, the time at which the payout was requested. */
  happenedAt: GeneratedAlways<number>
  priceNumber: GeneratedAlways<string | null>
  /** Display text of the payout's status, for searches. Null if the status has no display text. */
  label: GeneratedAlways<string | null>
  search: GeneratedAlways<string>
}

/** Database row of a payout. */
export type Payout = Selectable<PayoutsTable>

export interface PayorsTable {
  id: string
  userId: string
  name: string
  /** Time at which the payor sent the invite. */
  createdAt: number
  /** True if the payor has ever belonged to a payout profile. */
  wasPlaced: Generated<boolean>
  /**
   * Currency and address (`settledAddress`) of the last approved destination of the payor's payouts. Both are set when the
   * payor leaves a payout profile with an approved destination, and are null before.
   */
  settledCurrency: Generated<string | null>
  settledAddress: Generated<string | null>
  /** Increasing insertion order. */
  position: GeneratedAlways<number>
}

export interface WalletsTable {
  id: string
  userId: string
  /** Currency code. A user has each combination of currency and address at most once. */
  currency: string
  /** Address in canonical form: in lower case if its letter case has no meaning. */
  address: string
  label: string
  /** True if an explicit action approved the address before the approval time was over. */
  isActive: Generated<boolean>
  createdAt: number
  /** Time of the last change of the address. */
  addressSince: number
  /** Id of the security event that announced the address, or null. */
  eventId: Generated<number | null>
  /** SHA-256, in hex, of the token with which the user can stop the change of the address. */
  stopHash: Generated<string | null>
  /** Increasing insertion order. */
  position: GeneratedAlways<number>
}

/** Pairing of the app with a wallet app. The table contains only the newest pairing of each user. */
export interface WalletPairingsTable {
  userId: string
  /** SHA-256 of the id in hex. The id itself is not stored. */
  idHash: string
  /** Network that the app requested. After the approval, the network that the user approved. */
  chainId: number
  /** Address of the account that the user approved in the wallet. Null before the approval. */
  address: string | null
  isRejected: Generated<boolean>
  expiresAt: number
}

interface PayoutProfilesTable {
  id: string
  userId: string
  name: string
  walletId: string
  percentage: Generated<number>
  createdAt: number
  /** Increasing insertion order. */
  position: GeneratedAlways<number>
}

interface ProfilePayorsTable {
  profileId: string
  payorId: string
  /** Time at which the sender was added. */
  since: number
  /** True if payouts from the sender to the profile need not wait until the approval time is over. */
  isApproved: boolean
  /** Id of the security event that announced the assignment of the sender, or null. */
  eventId: Generated<number | null>
  /** SHA-256, in hex, of the token with which the user can stop the assignment of the sender. */
  stopHash: Generated<string | null>
}

/** Invites with which a payor asks a recipient to accept payouts. */
interface PayoutInvitesTable {
  /** SHA-256 of the token in hex. The token itself is not stored. */
  tokenHash: string
  /** Recipient's email address in lower case. There may be no account with this address yet. */
  recipient: string
  payorName: string
  sentAt: number
  expiresAt: number
  acceptedBy: string | null
  acceptedAt: number | null
  seenAt: number | null
}

/** Payouts that wait before they are executed, for example because their destination is not approved yet. */
interface HeldPayoutsTable {
  id: string
  userId: string
  payorId: string
  fiatCurrency: string
  /** Amount in hundredths of `fiatCurrency`. */
  fiatCents: number
  requestedAt: number
  /** Increasing insertion order. */
  position: GeneratedAlways<number>
}

export interface ReceivingTables {
  readonly payouts: PayoutsTable
  readonly heldPayouts: HeldPayoutsTable
  readonly payoutInvites: PayoutInvitesTable
  readonly payors: PayorsTable
  readonly wallets: WalletsTable
  readonly payoutProfiles: PayoutProfilesTable
  readonly profilePayors: ProfilePayorsTable
  readonly walletPairings: WalletPairingsTable
}
