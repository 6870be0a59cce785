import { limit } from '../../kernel/limits.ts'
import { packFeeType, packHeaders } from '../texts.ts'
import type { EntryKind } from '../timeline-filter/index.ts'
import type { OfxLimits, PackSource } from './model.ts'

/** Length of the chunks in which a file passes on its text, in characters. */
export const packChunk = limit('pack chunk characters', 65_536)

/** Maximum length of a card's name in a file name. */
export const packedName = limit('pack card name', 40)

/** Values of the cells of the CSV files. */
export type Cell =
  | 'utc'
  | 'utcDate'
  | 'day'
  | 'kind'
  | 'title'
  | 'place'
  | 'account'
  | 'direction'
  | 'amount'
  | 'signedAmount'
  | 'currency'
  | 'usd'
  | 'feeUsd'
  | 'status'
  | 'sentAmount'
  | 'sentCurrency'
  | 'sellAmount'
  | 'sellCurrency'
  | 'receivedAmount'
  | 'receivedCurrency'
  | 'networkAmount'
  | 'networkCurrency'
  | 'worthAmount'
  | 'worthCurrency'
  | 'label'
  | 'type'
  | 'exchange'
  | 'description'
  | 'transactions'
  | 'id'

/** Column of a CSV file: its header and the value of its cells. "{zone}" is replaced by the time zone. */
export type Column = readonly [header: string, cell: Cell]

/** Returns the columns in the order of their headers. */
const columnsOf = (headers: Readonly<Partial<Record<Cell, string>>>): ReadonlyArray<Column> =>
  // The keys are cells, since the parameter allows no others.
  Object.entries(headers).map(([cell, header]) => [header, cell as Cell])

/** Columns of the ledger that Koinly reads, in its spelling, followed by columns for spreadsheets (STMT-006). */
export const ledgerColumns: ReadonlyArray<Column> = /* @__PURE__ */ columnsOf(packHeaders.ledger)

/** Columns of the ledger that CoinTracking reads, in its spelling (STMT-006). A sold amount includes the network cost. */
export const coinTrackingColumns: ReadonlyArray<Column> = /* @__PURE__ */ columnsOf(packHeaders.coinTracking)

/** Columns of the files of payments, donations, bills and payouts. */
export const sourceColumns: ReadonlyArray<Column> = /* @__PURE__ */ columnsOf(packHeaders.source)

/** Columns of the file of a card. An expense has a minus. */
export const cardColumns: ReadonlyArray<Column> = /* @__PURE__ */ columnsOf(packHeaders.card)

/** Words of a kind of entry in the other programs: a label of Koinly, a type of CoinTracking, a transaction type of OFX. */
export interface KindRow {
  /** File of the kind. Null if no file lists it. */
  readonly source: PackSource | null
  /** Empty if the user must decide, for example if a payout is a wage. */
  readonly label: string
  readonly type: string
  readonly ofx: string
}

/** Words of each kind of entry in the files (STMT-006). */
export const kindRows = {
  cardPurchase: { source: 'cards', label: 'cost', type: 'Spend', ofx: 'POS' },
  cardRefund: { source: 'cards', label: '', type: 'Deposit', ofx: 'CREDIT' },
  cardLoad: { source: 'cards', label: '', type: 'Deposit', ofx: 'XFER' },
  cardFee: { source: 'cards', label: 'cost', type: packFeeType, ofx: 'FEE' },
  payment: { source: 'payments', label: 'cost', type: 'Spend', ofx: 'PAYMENT' },
  paymentRefund: { source: 'payments', label: '', type: 'Deposit', ofx: 'CREDIT' },
  donation: { source: 'donations', label: 'donation', type: 'Donation', ofx: 'PAYMENT' },
  bill: { source: 'bills', label: 'cost', type: 'Spend', ofx: 'PAYMENT' },
  payout: { source: 'payouts', label: '', type: 'Deposit', ofx: 'CREDIT' },
  securityChange: { source: null, label: '', type: '', ofx: 'OTHER' },
} as const satisfies Record<EntryKind, KindRow>

/** Limits of the OFX 2.2 schema. */
export const ofxLimits: OfxLimits = {
  bank: limit('OFX bank id', 9),
  account: limit('OFX account id', 22),
  id: limit('OFX transaction id', 255),
  name: limit('OFX name', 32),
  memo: limit('OFX memo', 255),
  amount: limit('OFX amount', 32),
}

/** Key of the storage that exists while statements begin their days in UTC (STMT-003). */
export const utcStatementsKey = 'statements-in-utc'

/** Query parameter of the chosen year. */
export const statementYearKey = 'year'
