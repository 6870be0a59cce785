import type { Generated } from 'kysely'
import type { Json } from '../database/columns.ts'

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
interface TopUpsTable {
  id: string
  userId: string
  cardId: string
  invoiceId: string
  /** null: not on the card yet. */
  appliedDate: number | null
}

export interface CardTables {
  readonly debitCards: DebitCardsTable
  readonly cardTransactions: CardTransactionsTable
  readonly topUps: TopUpsTable
}
