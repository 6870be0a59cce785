import type { Generated, GeneratedAlways, Selectable } from 'kysely'
import type { Json } from '../database/columns.ts'

export interface PayoutTransactionColumn {
  readonly id: string
  readonly txid: string
  /** Decimal text, in transactionCurrency. */
  readonly amount: string
  readonly date: number
  readonly confirmations: number
  readonly exchangeRate: string
  readonly wallet: { readonly label: string | null; readonly address: string }
  readonly transactionCurrency: string
}

/** Payouts received, in their list shape (PAY-034). */
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
  /** Time of the execution, or of the request while the payout is held. */
  happenedAt: GeneratedAlways<number>
  priceNumber: GeneratedAlways<string | null>
  /** Searchable status label, or null. */
  label: GeneratedAlways<string | null>
  search: GeneratedAlways<string>
}

/** Database row of a payout. */
export type Payout = Selectable<PayoutsTable>

export interface PayorsTable {
  id: string
  userId: string
  name: string
  /** Time at which the invite was sent. */
  createdAt: number
  /** True if the payor was ever in a profile. */
  wasPlaced: Generated<boolean>
  /** Last approved destination, stored while the payor is in another profile or in none. Null before the first approval. */
  settledCurrency: Generated<string | null>
  settledAddress: Generated<string | null>
  /** Increasing insertion order. */
  position: GeneratedAlways<number>
}

export interface WalletsTable {
  id: string
  userId: string
  /** Currency code. Unique with the address per user. */
  currency: string
  /** Address in canonical form: caseless addresses are in lower case. */
  address: string
  label: string
  /** True if approved explicitly, before the approval time has elapsed. */
  isActive: Generated<boolean>
  createdAt: number
  /** Time of the last change of the address. */
  addressSince: number
  /** Security event that announced the address, or null. */
  eventId: Generated<number | null>
  /** SHA-256 in hex of the token that stops the change. */
  stopHash: Generated<string | null>
  /** Increasing insertion order. */
  position: GeneratedAlways<number>
}

/** Pairing of a wallet. Each user has at most the newest one. */
export interface WalletPairingsTable {
  userId: string
  /** SHA-256 of the id in hex. The id itself is not stored. */
  idHash: string
  /** Requested network. After the approval, the approved network. */
  chainId: number
  /** Approved account; null before the approval. */
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
  /** True if payouts to the profile need not wait for the approval time. */
  isApproved: boolean
  /** Security event that announced the sender's profile, or null. */
  eventId: Generated<number | null>
  /** SHA-256 in hex of the token that stops the change. */
  stopHash: Generated<string | null>
}

/** Invites to become a recipient of a payor. */
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

/** Payouts that are held until a destination is ready. */
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
