import {
  add,
  currency,
  type CurrencyCode,
  type DecimalText,
  displayCode,
  fromMinorUnits,
  isListed,
  signOf,
  toMinorUnits,
  zero,
} from '../../../money/index.ts'
import { isBillPayment, paidCurrency, type Payout, type WholeInvoice } from '../../../payments/index.ts'
import { itemIdOf, type TimelineEntry } from '../../timeline/index.ts'
import type { LedgerAmount, LedgerMove, PackFacts } from '../model.ts'

/** Exponents of the minor units by currency code, as the provider states them. */
export type Exponents = ReadonlyMap<CurrencyCode, number>

/** Returns the exponents of the provider's currencies. */
export const exponentsOf = (currencies: PackFacts['currencies']): Exponents =>
  new Map(currencies.map(({ code, decimals }) => [code, decimals]))

/**
 * Returns the exponent of a currency's minor unit: the provider's, else that of the built-in table. Null if unknown.
 * @example
 * exponentOf('BTC', new Map()) // 8
 * exponentOf('COIN', new Map()) // null
 */
export const exponentOf = (code: CurrencyCode, known: Exponents): number | null =>
  known.get(code) ?? (isListed(code) ? currency(code).decimals : null)

/**
 * Returns an amount with all decimals of its currency, never rounded (STMT-010).
 * @example
 * fullAmount('5', 'USD', new Map()) // '5.00'
 * fullAmount('0.125', 'USD', new Map()) // '0.125'
 */
export const fullAmount = (amount: DecimalText, code: CurrencyCode, known: Exponents): DecimalText =>
  add(amount, fromMinorUnits(0n, exponentOf(code, known) ?? 0))

const shown = (amount: DecimalText, code: CurrencyCode, known: Exponents): LedgerAmount => ({
  amount: fullAmount(amount, code, known),
  currency: displayCode(code),
})

/** Converts minor units of a coin to an amount. Null if they are not positive, or if the coin or its exponent is unknown. */
const coins = (minor: bigint | null, code: CurrencyCode | null, known: Exponents): LedgerAmount | null => {
  const exponent = code === null ? null : exponentOf(code, known)
  return code === null || exponent === null || minor === null || minor <= 0n
    ? null
    : shown(fromMinorUnits(minor, exponent), code, known)
}

/** Exponent with which the amounts of the bills of a payment are compared. */
const shareExponent = 18

/**
 * Returns the share of a bill in the coins of its payment. The shares of all bills add up to the coins exactly. Null if the
 * amount of a bill is unreadable or the bill is not part of the payment.
 * @example
 * billShare(10n, ['1', '2'], 0) // 3n
 * billShare(10n, ['1', '2'], 1) // 7n
 * billShare(10n, ['1', null], 0) // null
 */
export const billShare = (
  coinsOfAll: bigint,
  amounts: ReadonlyArray<DecimalText | null>,
  index: number,
): bigint | null => {
  const sizes = amounts.map((amount) => (amount === null ? null : toMinorUnits(amount, shareExponent)))
  const known = sizes.flatMap((size) => (size === null || size < 0n ? [] : [size]))
  const sum = known.reduce((total, size) => total + size, 0n)
  if (known.length < sizes.length || sum === 0n || !(index >= 0 && index < sizes.length)) return null
  const before = known.slice(0, index).reduce((total, size) => total + size, 0n)
  const upTo = (part: bigint): bigint => (coinsOfAll * part) / sum
  return upTo(before + (known[index] ?? 0n)) - upTo(before)
}

/** Returns the function that takes the entry's share of the coins of its payment: all of them, or the share of a bill. */
const shareOf =
  ({ id, item }: TimelineEntry, invoice: WholeInvoice) =>
  (minor: bigint | null): bigint | null => {
    if (minor === null || !isBillPayment(invoice)) return minor
    const index = invoice.bills.findIndex(({ partnerPaymentId }) => id === `${itemIdOf(item)}:${partnerPaymentId}`)
    const amounts = invoice.bills.map(({ amount, convenienceFee }) =>
      amount === null ? null : add(amount, convenienceFee ?? zero),
    )
    return billShare(minor, amounts, index)
  }

/** Movement without amounts. */
export const nothingMoved: LedgerMove = {
  sent: null,
  received: null,
  fee: null,
  netWorth: null,
  isCoin: false,
  transactions: '',
}

/** Returns the movement of an entry whose coins are unknown: its amount in its own currency. */
const plainMove = ({ amount, currency: code, direction }: TimelineEntry, known: Exponents): LedgerMove => {
  if (amount === null) return nothingMoved
  const money = shown(amount, code, known)
  return direction === 'out' ? { ...nothingMoved, sent: money } : { ...nothingMoved, received: money }
}

const worthOf = ({ amount, currency: code }: TimelineEntry, known: Exponents): LedgerAmount | null =>
  amount === null ? null : shown(amount, code, known)

/** Returns the movement of a payment. The refund of a payment returns what was sent, without the network cost. */
const paymentMove = (entry: TimelineEntry, invoice: WholeInvoice, known: Exponents): LedgerMove => {
  const code = paidCurrency(invoice)
  const share = shareOf(entry, invoice)
  const [all, cost] = [share(invoice.amount), share(invoice.networkCost)]
  const isCostKnown = all !== null && cost !== null && cost > 0n && cost < all
  const money = coins(all !== null && isCostKnown ? all - cost : all, code, known)
  const transactions = invoice.txId ?? ''
  if (money === null) return { ...plainMove(entry, known), transactions }
  const shared = { ...nothingMoved, netWorth: worthOf(entry, known), isCoin: true, transactions }
  return entry.direction === 'in'
    ? { ...shared, received: money, transactions: '' }
    : { ...shared, sent: money, fee: isCostKnown ? coins(cost, code, known) : null }
}

/**
 * Returns the movements of a payout, one for each coin. If a payout has several coins, the value of each is unknown. If the
 * amount of a transaction is unreadable, returns the amount of the payout in its own currency.
 */
const payoutMoves = (entry: TimelineEntry, payout: Payout, known: Exponents): ReadonlyArray<LedgerMove> => {
  const byCoin = Map.groupBy(payout.transactions, ({ transactionCurrency }) => transactionCurrency)
  const moves = [...byCoin].map(([code, paid]): LedgerMove | null => {
    const amounts = paid.flatMap(({ amount }) => amount ?? [])
    const sum = amounts.reduce(add, zero)
    const transactions = paid.flatMap(({ txid }) => (txid === '' ? [] : [txid])).join(' ')
    return amounts.length < paid.length || signOf(sum) <= 0
      ? null
      : { ...nothingMoved, received: shown(sum, code, known), isCoin: true, transactions }
  })
  const readable = moves.flatMap((move) => move ?? [])
  if (moves.length === 0 || readable.length < moves.length) return [plainMove(entry, known)]
  return readable.length > 1 ? readable : readable.map((move) => ({ ...move, netWorth: worthOf(entry, known) }))
}

/**
 * Returns the direction of an entry in the files. A card transaction has the direction of its sign, so that a reversed load
 * is an expense of the card.
 */
export const fileDirection = ({ item, direction }: Pick<TimelineEntry, 'item' | 'direction'>): 'in' | 'out' => {
  const sign = item.source === 'card' && item.item.displayPrice !== null ? signOf(item.item.displayPrice) : 0
  return sign < 0 || (sign === 0 && direction === 'out') ? 'out' : 'in'
}

/**
 * Returns the rows of an entry in the ledgers: the coins that left or reached a wallet, or the amount of the entry if the
 * coins are unknown (STMT-006).
 */
export const ledgerMoves = (entry: TimelineEntry, known: Exponents): ReadonlyArray<LedgerMove> => {
  const { item } = entry
  if (item.source === 'payments')
    return item.item.kind === 'payout' ? payoutMoves(entry, item.item, known) : [paymentMove(entry, item.item, known)]
  if (item.source === 'security') return []
  return [plainMove({ ...entry, direction: fileDirection(entry) }, known)]
}
