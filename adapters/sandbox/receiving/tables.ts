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
  /** Since when the network confirms it; null: nothing confirms it by itself. */
  confirmingSince: Generated<number | null>
  /** When it was executed, or asked for while it is not. */
  happenedAt: GeneratedAlways<number>
  priceNumber: GeneratedAlways<string | null>
  /** The label that it is shown with, by a word of the search; null: none. */
  label: GeneratedAlways<string | null>
  search: GeneratedAlways<string>
}

/** A row as the database has it. */
export type Payout = Selectable<PayoutsTable>

export interface PayorsTable {
  id: string
  userId: string
  name: string
  /** When the invite was sent. */
  createdAt: number
  /** Whether they were ever in a profile. */
  wasPlaced: Generated<boolean>
  /** Where they paid to last with approval, while they are in no profile or another; null: nowhere yet. */
  settledCurrency: Generated<string | null>
  settledAddress: Generated<string | null>
  /** Grows with each that is made. */
  position: GeneratedAlways<number>
}

export interface WalletsTable {
  id: string
  userId: string
  /** A code of the currencies that payouts are received in, unique with the address among the user's. */
  currency: string
  /** Canonical form: caseless addresses are in lower case. */
  address: string
  label: string
  /** Whether it is approved. */
  isActive: Generated<boolean>
  createdAt: number
  /** Since when the address is what it is. */
  addressSince: number
  /** The event of the history that tells of the address; null: none. */
  eventId: Generated<number | null>
  /** SHA-256, hex, of what its mail stops it by. */
  stopHash: Generated<string | null>
  /** Grows with each that is made. */
  position: GeneratedAlways<number>
}

/** A wallet that is asked to be connected: the newest of each user alone. */
export interface WalletPairingsTable {
  userId: string
  /** SHA-256, hex: the id itself is nowhere. */
  idHash: string
  /** The network that is asked for, then the one that it was approved on. */
  chainId: number
  /** The account that was chosen; null: not approved. */
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
  /** Grows with each that is made. */
  position: GeneratedAlways<number>
}

interface ProfilePayorsTable {
  profileId: string
  payorId: string
  /** When the sender came to pay there. */
  since: number
  /** Whether payouts of theirs may go there before the time for the approval is over. */
  isApproved: boolean
  /** The event of the history that tells of it; null: none. */
  eventId: Generated<number | null>
  /** SHA-256, hex, of what its mail stops it by. */
  stopHash: Generated<string | null>
}

/** Who was asked to become a recipient of a payor. */
interface PayoutInvitesTable {
  /** SHA-256, hex: the token itself is nowhere. */
  tokenHash: string
  /** Address that it was sent to, lower case: it needs no account yet. */
  recipient: string
  payorName: string
  sentAt: number
  expiresAt: number
  acceptedBy: string | null
  acceptedAt: number | null
  seenAt: number | null
}

/** Payouts that wait until they can go somewhere. */
interface HeldPayoutsTable {
  id: string
  userId: string
  payorId: string
  fiatCurrency: string
  /** Hundredths of that currency. */
  fiatCents: number
  requestedAt: number
  /** Grows with each that is made. */
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
