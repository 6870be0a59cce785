import type { FileReply } from '@paydeck/adapters/wire/file'
import type { SaveFormat } from '@paydeck/core/model'
import { byteOrderMark, csvLine } from '../kernel/csv.ts'
import { coinText } from '../money/amounts.ts'
import { currencies } from '../money/currencies.ts'
import { type Item, type ListContext, loadDtos } from './mixed-list.ts'
import { foundIdsQuery, kindOf, type SearchInput } from './search-queries.ts'
import type { InvoiceDto, PayoutDto } from './serializers.ts'

/** Number of rows that are read at a time and kept in memory. */
const batchSize = 250

const decimals: ReadonlyMap<string, number> = new Map(currencies.map(({ code, decimals: places }) => [code, places]))

/** Converts an amount from minor units of a coin to decimal text in coins. Null if the amount or the coin is unknown. */
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

/** Exported fields of an item. Times are ISO 8601, UTC. Unknown values are null. */
type Exported = Readonly<Record<(typeof columns)[number], string | null>>

const exportInvoice = (invoice: InvoiceDto): Exported => {
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

const joined = (texts: ReadonlyArray<string | null>): string | null =>
  texts.length === 0 ? null : texts.map((text) => text ?? '').join(' ')

/**
 * Serializes a payout for the file. If its transactions have different values in a field, the values are joined with spaces.
 */
const exportPayout = ({ merchant, transactions, ...payout }: PayoutDto): Exported => ({
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
  coin: joined(transactions.map(({ transactionCurrency }) => transactionCurrency)),
  coinAmount: joined(transactions.map(({ amount }) => amount)),
  networkCost: null,
  exchangeRate: joined(transactions.map(({ exchangeRate }) => exchangeRate)),
  orderId: null,
  transactionIds: joined(transactions.map(({ txid }) => txid)),
})

const exportedOf = (item: Item): Exported => (item.__typename === 'Invoice' ? exportInvoice(item) : exportPayout(item))

/**
 * Reads the matching items in batches, to limit the memory. At the start, reads the ids of all items in their order.
 * Otherwise the export could skip a row whose position changes between two batches.
 */
async function* inBatches(context: ListContext, query: SearchInput): AsyncGenerator<ReadonlyArray<Exported>> {
  const [found] = (await foundIdsQuery(context, query).execute(context.database)).rows
  const ids = found?.ids ?? []
  const kind = kindOf(query)
  for (let first = 0; first < ids.length; first += batchSize) {
    const positions = ids.slice(first, first + batchSize).map((id) => ({ kind, id }))
    // eslint-disable-next-line no-await-in-loop -- reads a batch only after the previous one was consumed
    const dtos = await loadDtos(context, positions)
    if (dtos.length > 0) yield dtos.map(exportedOf)
  }
}

async function* csv(context: ListContext, query: SearchInput): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(columns)
  for await (const part of inBatches(context, query)) {
    yield part.map((item) => csvLine(columns.map((column) => item[column] ?? ''))).join('')
  }
}

async function* json(context: ListContext, query: SearchInput): AsyncGenerator<string> {
  let before = '[\n'
  for await (const part of inBatches(context, query)) {
    yield before + part.map((item) => JSON.stringify(item)).join(',\n')
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

/** Returns a file with all matching items. The file is sent while the items are still being read. */
export const exportPayments = (context: ListContext, query: SearchInput, format: SaveFormat): FileReply =>
  format === 'csv'
    ? { type: 'text/csv; charset=utf-8', content: csv(context, query) }
    : { type: 'application/json; charset=utf-8', content: json(context, query) }
