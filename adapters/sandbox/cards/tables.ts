import type { Generated, GeneratedAlways } from 'kysely'
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

/** Category of the merchant, with the names that the provider's API uses. */
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
  /** 'paid': the merchant has claimed the money. 'invalid': no money was moved. */
  status: 'pending' | 'paid' | 'settled' | 'invalid'
  authorizedAt: number
  /** Null while pending or paid. */
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
  /** Amount in a foreign currency, as unsigned decimal text. This column and `originalCurrency` are both set, or neither. */
  originalAmount: string | null
  originalCurrency: string | null
  /** Time of the scheduled step; null if there is none. */
  dueAt: number | null
  dueStep: 'settled' | 'reversed' | null
  /** Settled amount if it differs from the authorized one, for example with a tip or at a fuel pump. */
  settlesAs: string | null
  /** Id of the refunded transaction. */
  refundOf: string | null
  /** Oldest first. */
  history: GivenJson<ReadonlyArray<StepColumn>>
  /** Price as a number in the database, which queries return as text. Null if the price is not a number. */
  priceNumber: GeneratedAlways<string | null>
  search: GeneratedAlways<string>
}

/** Top-up of a card. The invoice that pays for it has the amount. */
interface TopUpsTable {
  id: string
  userId: string
  cardId: string
  invoiceId: string
  /** Null until the money is on the card. */
  appliedDate: number | null
}

/** Mailing address for cheques, at most one per user. */
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
