import type { Generated, GeneratedAlways, Selectable } from 'kysely'
import type { GivenJson } from '../database/columns.ts'

/** Account of a user at the bill provider. */
interface BillPayersTable {
  userId: string
  /** Id of the user at the bill provider. Null until the first connection. */
  entityId: string | null
  /** True if the user may search for bills. */
  methodVerified: Generated<boolean>
  isPaused: Generated<boolean>
  /** End of the pause, in milliseconds since 1970. Null if the pause has no fixed end, or if there is no pause. */
  pausedUntil: number | null
}

/** Amounts and dates of a liability that override the computed ones. Money is decimal text. */
export interface FixedColumn {
  readonly balance?: string | null
  readonly lastStatementBalance?: string | null
  readonly remainingStatementBalance?: string | null
  readonly nextPaymentDueDate?: number | null
  readonly paddedNextPaymentDueDate?: number | null
  readonly nextPaymentMinimumAmount?: string | null
  readonly lastSuccessfulSync?: number | null
}

/** Connected bill. Its liability is computed from its terms and payments. */
export interface BillAccountsTable {
  id: string
  userId: string
  /** Identifies the bill among the user's bills, so that each bill is connected once. */
  sourceKey: string
  billerId: string
  merchantName: string
  /** Path of the merchant's logo on this origin. Null if it has none. */
  merchantIcon: string | null
  /** Name of the account at the biller, such as "Car Loan". */
  name: string
  /** Last digits of the account number. */
  mask: string
  /** Key of `billTypes`. */
  type: string
  subType: string | null
  status: Generated<string>
  /** True if the provider supports payments to the bill. An activating bill still has to wait. */
  isPayable: Generated<boolean>
  isManuallyAdded: Generated<boolean>
  needsReconnect: Generated<boolean>
  /** True if payments to the bill are unavailable. */
  isUnavailable: Generated<boolean>
  /** End of the activation. Null if the bill needed no activation. */
  activatesAt: number | null
  sync: Generated<'current' | 'stale' | 'unknown'>
  /** Last sync of a stale bill. */
  syncedAt: number | null
  openedAt: number
  /** Amount owed when the history begins. */
  openingCents: number
  /** Charge of each cycle, or instalment of a loan. */
  cycleCents: number
  /** Due date of one cycle. The due dates of all other cycles differ from it by multiples of the cycle length. */
  anchorAt: number
  /** All statements that were due before this time count as paid elsewhere. */
  paidElsewhereUntil: number
  fixed: GivenJson<FixedColumn>
  connectedAt: number
  /** Time of removal. Null if the bill is listed. */
  hiddenAt: number | null
  /** Sequence number in order of creation. */
  position: GeneratedAlways<number>
}

/** Manually entered account, stored until its token is exchanged. */
export interface ChosenColumn {
  readonly billerId: string
  readonly accountNumber: string
}

/** Record of a single use of the bill-connection window. */
interface BillConnectionsTable {
  id: string
  userId: string
  mode: 'automatic' | 'manual'
  /** SHA-256 of the token, in hex. The token itself is not stored. */
  tokenHash: string
  expiresAt: number
  /** Time at which the single-use token was redeemed. */
  openedAt: number | null
  endedAt: number | null
  /** SHA-256 of the account token of a manually entered account. */
  accountTokenHash: string | null
  accountExpiresAt: number | null
  /** Time at which the bills were connected. Null until then. */
  exchangedAt: number | null
  chosen: GivenJson<ReadonlyArray<ChosenColumn>>
}

export interface BillPayTables {
  readonly billPayers: BillPayersTable
  readonly billAccounts: BillAccountsTable
  readonly billConnections: BillConnectionsTable
}

/** Database row of a connected bill. */
export type BillAccount = Selectable<BillAccountsTable>
export type BillConnection = Selectable<BillConnectionsTable>
