import type { Generated, GeneratedAlways, Selectable } from 'kysely'
import type { GivenJson } from '../database/columns.ts'

/** What the bill provider knows of a user; one without a row has connected nothing yet. */
interface BillPayersTable {
  userId: string
  /** The user at the bill provider; null until the first connection. */
  entityId: string | null
  /** Whether bills may be searched for by hand. */
  methodVerified: Generated<boolean>
  isPaused: Generated<boolean>
  /** Milliseconds since 1970; null: until further notice, or not paused. */
  pausedUntil: number | null
}

/** Parts of a liability that are told as they stand here, in place of what follows from time; money is decimal text. */
export interface FixedColumn {
  readonly balance?: string | null
  readonly lastStatementBalance?: string | null
  readonly remainingStatementBalance?: string | null
  readonly nextPaymentDueDate?: number | null
  readonly paddedNextPaymentDueDate?: number | null
  readonly nextPaymentMinimumAmount?: string | null
  readonly lastSuccessfulSync?: number | null
}

/** A connected bill. How much is owed on it at some time follows from its terms and from what was paid. */
export interface BillAccountsTable {
  id: string
  userId: string
  /** What tells it from the user's other bills; the same bill is connected once. */
  sourceKey: string
  billerId: string
  merchantName: string
  /** Address of the merchant's logo on this origin, or null. */
  merchantIcon: string | null
  /** Of the account, as the biller calls it. */
  name: string
  /** The last digits of the account's number. */
  mask: string
  /** A word of `billTypes`. */
  type: string
  subType: string | null
  status: Generated<string>
  /** Whether the provider can pay it at all; one that is being connected waits nevertheless. */
  isPayable: Generated<boolean>
  isManuallyAdded: Generated<boolean>
  needsReconnect: Generated<boolean>
  /** Whether payments to it are unavailable. */
  isUnavailable: Generated<boolean>
  /** Until then it is being connected; null: it never was. */
  activatesAt: number | null
  sync: Generated<'current' | 'stale' | 'unknown'>
  /** Of what is stale: when its amounts were last right. */
  syncedAt: number | null
  openedAt: number
  /** What was owed then. */
  openingCents: number
  /** What is charged in each cycle, or the instalment of a loan. */
  cycleCents: number
  /** One of its due dates; the others are whole cycles from it. */
  anchorAt: number
  /** Statements that were due before were paid in some other way. */
  paidElsewhereUntil: number
  fixed: GivenJson<FixedColumn>
  connectedAt: number
  /** When the user removed it; null: it is there. */
  hiddenAt: number | null
  /** Grows with each that is made. */
  position: GeneratedAlways<number>
}

/** A bill that was chosen by hand, until its token is exchanged. */
export interface ChosenColumn {
  readonly billerId: string
  readonly accountNumber: string
}

/** One use of the bill-connection window. */
interface BillConnectionsTable {
  id: string
  userId: string
  mode: 'automatic' | 'manual'
  /** SHA-256, hex: the token itself is nowhere. */
  tokenHash: string
  expiresAt: number
  /** When the token was used; it is used once. */
  openedAt: number | null
  endedAt: number | null
  /** Of what was chosen by hand. */
  accountTokenHash: string | null
  accountExpiresAt: number | null
  /** When its bills were connected; null: they were not, or not yet. */
  exchangedAt: number | null
  chosen: GivenJson<ReadonlyArray<ChosenColumn>>
}

export interface BillPayTables {
  readonly billPayers: BillPayersTable
  readonly billAccounts: BillAccountsTable
  readonly billConnections: BillConnectionsTable
}

/** Rows as the database has them. */
export type BillAccount = Selectable<BillAccountsTable>
export type BillConnection = Selectable<BillConnectionsTable>
