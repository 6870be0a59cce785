import type { EntryKind } from '@paydeck/core/model'

/** Kind of rows whose entries a branch reads. */
export type RowKind = 'invoice' | 'payout' | 'transaction' | 'topUp' | 'event'

export type Source = 'card' | 'payments' | 'security'

/** SQL expressions for the columns of an entry. */
export interface Columns {
  readonly at: string
  readonly id: string
  readonly part: string
  readonly entryId: string
  readonly kind: string
  readonly state: string
  readonly status: string
  readonly account: string
  readonly title: string
  readonly coin: string
  /** Amount without a sign. */
  readonly amount: string
  readonly isUsd: string
  /** Code of the currency of the amount. */
  readonly currency: string
  readonly fee: string
  /** Words in which a search looks. */
  readonly words: string
}

/** SQL of the entries of one kind of rows. The entries are either all pending, or all not pending. */
export interface Branch {
  readonly row: RowKind
  readonly source: Source
  /** Kinds of entries that the branch can contain. */
  readonly kinds: ReadonlyArray<EntryKind>
  /** Beginning of the ids of its accounts. Null if its entries have none. */
  readonly accounts: 'card:' | 'coin:' | 'wallet:' | null
  readonly from: string
  /** Expression for the id of the rows' owner. Null for rows of a card: these are read for one card after another. */
  readonly owner: string | null
  readonly columns: Columns
  /** Condition for the rows, besides their owner. */
  readonly where: string
  /** Order of the entries, newest first, which is the order of an index. */
  readonly order: string
}

/** SQL of an unknown text and of an unknown amount. */
export const noText = 'null::text'
export const noAmount = 'null::numeric'

/** Returns the SQL of a list of constants, without the parentheses. */
export const constants = (words: ReadonlyArray<string>): string => words.map((word) => `'${word}'`).join(', ')

/** Returns the SQL of the words of a text. */
export const wordsOf = (text: string): string => `array_to_tsvector(payment_words(${text}))`
