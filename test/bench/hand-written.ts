/**
 * Hand-written decoder of one response, with which the bench compares the cost of codecs. Like
 * adapters/wire/payments/recent-activity.ts, it checks every key, drops unknown keys and parses amounts.
 */

type Raw = Readonly<Record<string, unknown>>

const wrong = (): never => {
  throw new TypeError('Not of its shape')
}

const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value)

const raw = (value: unknown): Raw => (isRaw(value) ? value : wrong())

const text = (value: unknown): string => (typeof value === 'string' ? value : wrong())

const number = (value: unknown): number => (typeof value === 'number' ? value : wrong())

const yesNo = (value: unknown): boolean => (typeof value === 'boolean' ? value : wrong())

const orNull = <A>(read: (value: unknown) => A, value: unknown): A | null =>
  value === null || value === undefined ? null : read(value)

const each = <A>(read: (value: unknown) => A, value: unknown): ReadonlyArray<A> => {
  if (!Array.isArray(value)) return wrong()
  const items: Array<A> = []
  for (const item of value as ReadonlyArray<unknown>) {
    try {
      items.push(read(item))
    } catch {
      // Skips an invalid item and keeps the rest of the list.
    }
  }
  return items
}

const amountForm = /^-?\d+(?:\.\d+)?$/
const minorForm = /^-?\d{1,100}$/

const amount = (value: unknown): string | null =>
  typeof value === 'string' && value.length <= 120 && amountForm.test(value) ? value : null

const minor = (value: unknown): bigint | null =>
  typeof value === 'string' && minorForm.test(value) ? BigInt(value) : null

const statuses = new Set([
  'new',
  'paid',
  'confirmed',
  'complete',
  'expired',
  'invalid',
  'paidPartial',
  'paidOver',
  'declined',
])
const exceptions = new Set(['paidPartial', 'paidOver', 'declined'])

const wordOf = (words: ReadonlySet<string>, value: unknown): string | null =>
  typeof value === 'string' && words.has(value) ? value : null

const code = (value: unknown) => ({ code: text(raw(value)['code']) })

const currency = (value: unknown) => {
  const it = raw(value)
  return {
    code: text(it['code']),
    symbol: text(it['symbol']),
    precision: number(it['precision']),
    decimals: number(it['decimals']),
  }
}

const wallet = (value: unknown) => {
  const it = raw(value)
  return { displayName: text(it['displayName']), avatar: orNull(text, it['avatar']) }
}

const bill = (value: unknown) => {
  const it = raw(value)
  return {
    merchantId: text(it['merchantId']),
    merchantName: text(it['merchantName']),
    icon: orNull(text, it['icon']),
    status: orNull(text, it['status']),
  }
}

const invoice = (it: Raw) => ({
  __typename: 'Invoice',
  id: text(it['id']),
  merchantName: text(it['merchantName']),
  icon: orNull(text, it['icon']),
  invoiceTime: number(it['invoiceTime']),
  timestamp: number(it['timestamp']),
  txCurrency: orNull(code, it['txCurrency']),
  price: amount(it['price']),
  currency: currency(it['currency']),
  status: wordOf(statuses, it['status']),
  exceptionStatus: wordOf(exceptions, it['exceptionStatus']),
  exchangeRate: amount(it['exchangeRate']),
  paymentSubtotal: minor(it['paymentSubtotal']),
  amount: minor(it['amount']),
  networkCost: minor(it['networkCost']),
  underpaidAmount: minor(it['underpaidAmount']),
  overpaidAmount: minor(it['overpaidAmount']),
  declinedAmount: minor(it['declinedAmount']),
  currencyLayer: orNull(text, it['currencyLayer']),
  itemCode: orNull(text, it['itemCode']),
  orderId: orNull(text, it['orderId']),
  txId: orNull(text, it['txId']),
  isNonRefundableUnderpayment: yesNo(it['isNonRefundableUnderpayment']),
  alreadyRefunded: yesNo(it['alreadyRefunded']),
  selectedWallet: orNull(wallet, it['selectedWallet']),
  payments: each(bill, it['payments']),
})

const transaction = (value: unknown) => {
  const it = raw(value)
  const to = raw(it['wallet'])
  return {
    id: text(it['id']),
    txid: text(it['txid']),
    amount: amount(it['amount']),
    date: number(it['date']),
    confirmations: number(it['confirmations']),
    exchangeRate: amount(it['exchangeRate']),
    wallet: { label: orNull(text, to['label']), address: text(to['address']) },
    transactionCurrency: text(it['transactionCurrency']),
  }
}

const payout = (it: Raw) => {
  const merchant = raw(it['merchant'])
  return {
    __typename: 'Payout',
    id: text(it['id']),
    merchant: { merchantName: text(merchant['merchantName']), numericId: number(merchant['numericId']) },
    dateExecuted: orNull(number, it['dateExecuted']),
    fiatCurrency: text(it['fiatCurrency']),
    fiatAmount: amount(it['fiatAmount']),
    status: text(it['status']),
    transactions: each(transaction, it['transactions']),
  }
}

const item = (value: unknown) => {
  const it = raw(value)
  if (it['__typename'] === 'Invoice') return invoice(it)
  if (it['__typename'] === 'Payout') return payout(it)
  return wrong()
}

/** Decodes a response of GetRecentActivity. */
export const readActivity = (value: unknown) => ({ recentActivity: each(item, raw(value)['recentActivity']) })
