import {
  add,
  type CurrencyCode,
  currency,
  type DecimalText,
  fromMinorUnits,
  negate,
  signOf,
  subtract,
} from '../../../money/index.ts'
import type { TimelineEntry } from '../../timeline/index.ts'
import type { CardCheck, CardReconciliation, StatementCard, UnknownReason } from '../model.ts'

/** Final entry of a card, and its amount in the card's currency with its sign. The amount is null if it is unreadable. */
export interface CardMove {
  readonly amount: DecimalText | null
  readonly isFee: boolean
}

/**
 * Returns the movement of a card's entry; null if the entry is not a final entry of a card. Unlike the entry, a card
 * transaction has a sign, so that a reversed load reduces the balance.
 * @example
 * const item = { source: 'card', cardId: 'c1', item: { displayPrice: '-2', currency: 'USD' } }
 * cardMove({ state: 'final', kind: 'cardFee', item }, 'USD') // { amount: '-2', isFee: true }
 * cardMove({ state: 'final', kind: 'cardFee', item }, 'EUR').amount // null
 * cardMove({ state: 'pending', kind: 'cardFee', item }, 'USD') // null
 */
export const cardMove = (
  { state, kind, item }: Pick<TimelineEntry, 'state' | 'kind' | 'item'>,
  code: CurrencyCode,
): CardMove | null =>
  state !== 'final' || item.source !== 'card'
    ? null
    : { amount: item.item.currency === code ? item.item.displayPrice : null, isFee: kind === 'cardFee' }

/** Part of a card's history, relative to the period of a statement. */
export type Phase = 'before' | 'within' | 'after'

/** Sums of a card's movements so far. */
export interface CardSums {
  readonly before: DecimalText
  readonly after: DecimalText
  readonly in: DecimalText
  readonly out: DecimalText
  readonly fees: DecimalText
  /** Phases that have a movement. */
  readonly moved: ReadonlySet<Phase>
  /** Phases that have a movement with an unreadable amount. */
  readonly unreadable: ReadonlySet<Phase>
}

/** Sums of a card without movements. */
export const noSums = (code: CurrencyCode): CardSums => {
  const nothing = fromMinorUnits(0n, currency(code).decimals)
  return {
    before: nothing,
    after: nothing,
    in: nothing,
    out: nothing,
    fees: nothing,
    moved: new Set(),
    unreadable: new Set(),
  }
}

/** Adds a movement of a phase to the sums of its card. */
export const withMove = (before: CardSums, { amount, isFee }: CardMove, phase: Phase): CardSums => {
  const sums = before.moved.has(phase) ? before : { ...before, moved: new Set([...before.moved, phase]) }
  if (amount === null) return { ...sums, unreadable: new Set([...sums.unreadable, phase]) }
  if (phase !== 'within') return { ...sums, [phase]: add(sums[phase], amount) }
  if (signOf(amount) >= 0) return { ...sums, in: add(sums.in, amount) }
  const spent = negate(amount)
  return { ...sums, out: add(sums.out, spent), fees: isFee ? add(sums.fees, spent) : sums.fees }
}

const checkOf = (opening: DecimalText, net: DecimalText, closing: DecimalText): CardCheck => {
  const by = subtract(closing, add(opening, net))
  return signOf(by) === 0 ? { kind: 'addsUp' } : { kind: 'off', by }
}

const unknownReason = ({ balance, isWhole }: StatementCard, { unreadable }: CardSums): UnknownReason | null =>
  balance === null ? 'balance' : unreadable.size > 0 ? 'amount' : isWhole ? null : 'history'

/**
 * Compares the balance of a card with its entries (STMT-002). Balances are calculated back from the present balance. In the
 * period in which the account was opened, the opening balance is 0, so a missing transaction makes the card off by its amount
 * in this period. If the entries do not go back to the opening of the account, nothing can be compared.
 */
export const reconciled = (card: StatementCard, sums: CardSums): CardReconciliation => {
  const net = subtract(sums.in, sums.out)
  const because = unknownReason(card, sums)
  const isEarliest = card.isWhole && !sums.moved.has('before')
  const isNotOpened = isEarliest && !sums.moved.has('within') && sums.moved.has('after')
  const later = card.balance === null || sums.unreadable.has('after') ? null : subtract(card.balance, sums.after)
  const closing = later !== null && isNotOpened ? sums.before : later
  const forwards = card.isWhole && !sums.unreadable.has('before') ? sums.before : null
  const backwards = closing === null || sums.unreadable.has('within') ? null : subtract(closing, net)
  const opening = isEarliest ? forwards : (backwards ?? forwards)
  return {
    id: card.id,
    currency: card.currency,
    opening,
    in: sums.in,
    out: sums.out,
    fees: sums.fees,
    closing,
    check:
      because !== null || opening === null || closing === null
        ? { kind: 'unknown', because: because ?? 'amount' }
        : checkOf(opening, net, closing),
  }
}

/**
 * Reconciles a card from its entries (STMT-002).
 * @param entries final and other entries of any cards, since the account was opened, in any order
 * @param phaseOf phase of an instant, in milliseconds since 1970. An entry without a time is within no period, but counts as
 * earlier, since the balance contains it
 */
export const reconciledCard = (
  card: StatementCard,
  entries: ReadonlyArray<TimelineEntry>,
  phaseOf: (ms: number) => Phase,
): CardReconciliation =>
  reconciled(
    card,
    entries.reduce((sums, entry) => {
      const isOwn = entry.item.source === 'card' && entry.item.cardId === card.id
      const move = isOwn ? cardMove(entry, card.currency) : null
      return move === null ? sums : withMove(sums, move, phaseOf(entry.at))
    }, noSums(card.currency)),
  )

/**
 * Makes the function that returns the phase of an instant from its month or year. Months such as "2026-11" are
 * compared as texts, years as numbers.
 * @example
 * phasesOf('2026-11', (ms) => monthOf(ms, 'UTC'))(Date.UTC(2026, 11, 1)) // 'after'
 */
export const phasesOf =
  <P extends string | number>(period: P, periodOf: (ms: number) => P): ((ms: number) => Phase) =>
  (ms) => {
    const own = periodOf(ms)
    return own === period ? 'within' : own > period ? 'after' : 'before'
  }
