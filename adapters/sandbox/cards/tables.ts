import type { Generated } from 'kysely'
import type { GivenJson, Json } from '../database/columns.ts'

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

/** A step of a transaction; `at` is milliseconds since 1970. */
export interface StepColumn {
  readonly step: 'authorised' | 'pending' | 'settled' | 'refunded' | 'declined' | 'reversed'
  readonly at: number
}

/** What is said of the place where a card was used; the words are the wire's. */
export type CategoryColumn =
  | 'groceries'
  | 'dining'
  | 'transport'
  | 'fuel'
  | 'travel'
  | 'health'
  | 'entertainment'
  | 'shopping'
  | 'utilities'
  | 'cash'
  | 'fees'
  | 'other'

export interface CardTransactionsTable {
  id: string
  cardId: string
  /** paid: the merchant has asked for the money; invalid: none was moved. */
  status: 'pending' | 'paid' | 'settled' | 'invalid'
  authorizedAt: number
  /** null as long as it is pending or paid. */
  postedAt: number | null
  /** Decimal text, negative when spent. */
  displayPrice: string
  amount: string
  currencyCode: string
  fees: Json<ReadonlyArray<{ readonly amount: string; readonly currency: string; readonly type: string }>>
  /** The programme's code: a row of `recordTypes`. */
  type: string
  description: string
  merchantName: string
  merchantCity: string | null
  merchantState: string | null
  category: CategoryColumn | null
  /** What was paid in another currency, decimal text without a sign; both or neither. */
  originalAmount: string | null
  originalCurrency: string | null
  /** When its due step comes by itself; null: nothing is to come. */
  dueAt: number | null
  dueStep: 'settled' | 'reversed' | null
  /** What it settles as, where that is another amount than was authorised: a tip, or a tank that was filled. */
  settlesAs: string | null
  /** The transaction that this gives money back for. */
  refundOf: string | null
  /** Oldest first. */
  history: GivenJson<ReadonlyArray<StepColumn>>
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

/** Where a cheque over the final balance is sent; one of each user at most. */
interface MailingAddressesTable {
  userId: string
  address1: string
  address2: string | null
  city: string
  state: string
  postalCode: string
  country: string
}

export interface CardTables {
  readonly debitCards: DebitCardsTable
  readonly cardTransactions: CardTransactionsTable
  readonly topUps: TopUpsTable
  readonly mailingAddresses: MailingAddressesTable
}
