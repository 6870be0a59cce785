import type { Generated, JSONColumnType } from 'kysely'

/* What is paid out to somebody, and where they receive it. */

interface PayoutTransactionColumn {
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
  transactions: JSONColumnType<ReadonlyArray<PayoutTransactionColumn>, string, string>
}

export interface PayorsTable {
  id: string
  userId: string
  name: string
  /** When the invite was sent. */
  createdAt: number
}

export interface WalletsTable {
  id: string
  userId: string
  currency: string
  address: string
  label: string
  isActive: Generated<boolean>
  createdAt: number
}

export interface PayoutProfilesTable {
  id: string
  userId: string
  name: string
  walletId: string
  percentage: Generated<number>
  createdAt: number
}

export interface ProfilePayorsTable {
  profileId: string
  payorId: string
}
