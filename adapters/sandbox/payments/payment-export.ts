import type { FileReply } from '@paydeck/adapters/wire/file'
import type { SaveFormat } from '@paydeck/core/model'
import { byteOrderMark, csvLine } from '../kernel/csv.ts'
import { coinText } from '../money/amounts.ts'
import { currencies } from '../money/currencies.ts'
import { foundIdsQuery, kindOf, type Wanted } from './found-payments.ts'
import { type Item, type Rows, toldOf } from './mixed-list.ts'
import type { ToldInvoice, ToldPayout } from './told.ts'

/** So many rows are read, and held, at once. */
const rowsAtOnce = 250

const decimals: ReadonlyMap<string, number> = new Map(currencies.map(({ code, decimals: places }) => [code, places]))

/** Minor units as whole coins; null: not told, or of a coin that nobody knows the parts of. */
const coins = (minor: bigint | null, code: string | undefined): string | null => {
  const places = code === undefined ? undefined : decimals.get(code)
  if (minor === null || places === undefined) return null
  return minor < 0n ? `-${coinText(-minor, places)}` : coinText(minor, places)
}

const time = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString())

const kinds: Readonly<Record<string, string>> = { 'Bill Payment': 'bill payment', bitcoindonation: 'donation' }

const columns = [
  'kind',
  'id',
  'name',
  'created',
  'time',
  'amount',
  'currency',
  'status',
  'exception',
  'refunded',
  'coin',
  'coinAmount',
  'networkCost',
  'exchangeRate',
  'orderId',
  'transactionIds',
] as const

/** What is exported of an item; times are ISO 8601, UTC; null: not told. */
type Exported = Readonly<Record<(typeof columns)[number], string | null>>

const ofInvoice = (invoice: ToldInvoice): Exported => {
  const coin = invoice.txCurrency?.code
  return {
    kind: kinds[invoice.itemCode ?? ''] ?? 'payment',
    id: invoice.id,
    name: invoice.merchantName,
    created: time(invoice.invoiceTime),
    time: time(invoice.timestamp),
    amount: invoice.price,
    currency: invoice.currency.code,
    status: invoice.status,
    exception: invoice.exceptionStatus,
    refunded: String(invoice.alreadyRefunded),
    coin: coin ?? null,
    coinAmount: coins(invoice.amount, coin),
    networkCost: coins(invoice.networkCost, coin),
    exchangeRate: invoice.exchangeRate,
    orderId: invoice.orderId,
    transactionIds: invoice.txId,
  }
}

const several = (texts: ReadonlyArray<string | null>): string | null =>
  texts.length === 0 ? null : texts.map((text) => text ?? '').join(' ')

/** What several transactions differ in is told one after the other. */
const ofPayout = ({ merchant, transactions, ...payout }: ToldPayout): Exported => ({
  kind: 'payout',
  id: payout.id,
  name: merchant.merchantName,
  created: null,
  time: time(payout.dateExecuted),
  amount: payout.fiatAmount,
  currency: payout.fiatCurrency,
  status: payout.status,
  exception: null,
  refunded: null,
  coin: several(transactions.map(({ transactionCurrency }) => transactionCurrency)),
  coinAmount: several(transactions.map(({ amount }) => amount)),
  networkCost: null,
  exchangeRate: several(transactions.map(({ exchangeRate }) => exchangeRate)),
  orderId: null,
  transactionIds: several(transactions.map(({ txid }) => txid)),
})

const exportedOf = (item: Item): Exported => (item.__typename === 'Invoice' ? ofInvoice(item) : ofPayout(item))

/**
 * All that is wanted, some rows at a time: no more than these are held, however many there are. Which ones, and in which
 * order, is as it was when it began: a row that moves up meanwhile would be passed over otherwise.
 */
async function* inParts(rows: Rows, wanted: Wanted): AsyncGenerator<ReadonlyArray<Exported>> {
  const [found] = (await foundIdsQuery(rows, wanted).execute(rows.database)).rows
  const ids = found?.ids ?? []
  const kind = kindOf(wanted)
  for (let first = 0; first < ids.length; first += rowsAtOnce) {
    const marks = ids.slice(first, first + rowsAtOnce).map((id) => ({ kind, id }))
    // eslint-disable-next-line no-await-in-loop -- the next rows are read once these are taken
    const told = await toldOf(rows, marks)
    if (told.length > 0) yield told.map(exportedOf)
  }
}

async function* csv(rows: Rows, wanted: Wanted): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(columns)
  for await (const part of inParts(rows, wanted)) {
    yield part.map((item) => csvLine(columns.map((column) => item[column] ?? ''))).join('')
  }
}

async function* json(rows: Rows, wanted: Wanted): AsyncGenerator<string> {
  let before = '[\n'
  for await (const part of inParts(rows, wanted)) {
    yield before + part.map((item) => JSON.stringify(item)).join(',\n')
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

/** All that is wanted as a file, written while it is read from the database. */
export const exported = (rows: Rows, wanted: Wanted, format: SaveFormat): FileReply =>
  format === 'csv'
    ? { type: 'text/csv; charset=utf-8', content: csv(rows, wanted) }
    : { type: 'application/json; charset=utf-8', content: json(rows, wanted) }
