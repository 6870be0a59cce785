import { type DecimalText, divide, negate, signOf } from '../../money/index.ts'
import type { CardTransaction } from '../activity-items/index.ts'
import type { ReachedStep, TransactionPlace, TransactionRecord, TransactionStep } from './model.ts'
import { rateDecimals } from './tables.ts'

/** Returns the known steps in the provider's order. A repeated step keeps its first time. */
export const reachedSteps = (
  history: TransactionRecord['history'],
): ReadonlyArray<ReachedStep & { readonly step: TransactionStep }> => {
  const known = new Map<TransactionStep, ReachedStep & { readonly step: TransactionStep }>()
  for (const { step, at } of history) if (step !== null && !known.has(step)) known.set(step, { step, at })
  return [...known.values()]
}

/** Returns the latest known step of a transaction. If no step is known, derives the step from the status and the dates. */
export const situationOf = ({ transaction, history }: TransactionRecord): TransactionStep => {
  const last = history.findLast(({ step }) => step !== null)?.step ?? null
  if (last !== null) return last
  const { status, dates } = transaction
  if (status === 'invalid') return 'declined'
  return status !== null || dates.post === null ? 'pending' : 'settled'
}

const size = (amount: DecimalText): DecimalText => (signOf(amount) < 0 ? negate(amount) : amount)

/**
 * Returns the price of one unit of the foreign currency in the card's currency; null if unknown.
 * @example
 * exchangeRate({ displayPrice: '-11.00', original: { amount: '-10.00', currency: 'EUR' } }) // '1.1000'
 * exchangeRate({ displayPrice: '-11.00', original: null }) // null
 */
export const exchangeRate = ({ displayPrice, original }: CardTransaction): DecimalText | null =>
  displayPrice === null || original === null || original.amount === null
    ? null
    : divide(size(displayPrice), size(original.amount), rateDecimals.value)

/** True if both places have the same transaction id and the same card id. */
export const isSamePlace = (one: TransactionPlace | null, other: TransactionPlace): boolean =>
  one?.cardId === other.cardId && one.transactionId === other.transactionId
