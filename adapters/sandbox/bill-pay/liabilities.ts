import { day, hour, numberOf } from '../kernel/seeded-random.ts'
import { dollars, signedCents } from '../money/amounts.ts'
import { billTypeOf } from './made-up-billers.ts'
import type { BillAccount, FixedColumn } from './tables.ts'

/** Time from one due date to the next. */
const cycle = 30 * day

/** Time from the close of a statement to its due date. */
const grace = 21 * day

/** Time by which the padded due date precedes the due date. A payment must begin before the padded due date. */
const leadTime = 3 * day

/** Interval at which the provider fetches the balance of a bill from its biller. */
const syncEvery = 6 * hour

/** Money that reached a biller. Negative if it was returned. */
export interface PaidIn {
  readonly at: number
  readonly cents: number
}

/** Amounts owed at a time, in cents. */
export interface Owed {
  readonly balance: number
  /** Amount of the last statement. Null if no statement has closed yet. */
  readonly statement: number | null
  /** Unpaid part of the last statement. */
  readonly remaining: number
  readonly minimum: number
  /** Due date of the last statement. Null if this statement is paid. */
  readonly dueAt: number | null
}

type OwedOn = Pick<
  BillAccount,
  'sourceKey' | 'type' | 'openedAt' | 'openingCents' | 'cycleCents' | 'anchorAt' | 'paidElsewhereUntil'
>

const cycleOf = ({ anchorAt }: OwedOn, at: number): number => Math.floor((at - anchorAt + grace) / cycle)
const closingOf = ({ anchorAt }: OwedOn, index: number): number => anchorAt - grace + index * cycle

/** Returns the charge of one cycle in cents: 70 to 130 % of the account's usual charge. */
const chargeOf = ({ sourceKey, cycleCents }: OwedOn, index: number): number =>
  Math.round((cycleCents * (70 + (numberOf(`${sourceKey}:${index}`) % 61))) / 100)

/**
 * Makes a function that returns the sum of the charges until a time, in cents. The sum begins with the cycle in which the
 * account was opened. Call the function with increasing times only, because it remembers the sum of earlier cycles.
 */
const makeChargeSum = (account: OwedOn): ((at: number) => number) => {
  let [index, before] = [cycleOf(account, account.openedAt), 0]
  let charge = chargeOf(account, index)
  return (at) => {
    for (; index < cycleOf(account, at); index += 1) [before, charge] = [before + charge, chargeOf(account, index + 1)]
    const days = Math.floor((at - closingOf(account, index)) / day)
    return before + Math.floor((charge * days * day) / cycle)
  }
}

type LedgerEvent = { readonly at: number } & (
  | { readonly kind: 'closing'; readonly index: number }
  | { readonly kind: 'due' }
  | { readonly kind: 'paid'; readonly cents: number }
)

const ledgerEventsOf = (account: OwedOn, paid: ReadonlyArray<PaidIn>, until: number): ReadonlyArray<LedgerEvent> => {
  const first = cycleOf(account, account.openedAt) + 1
  const count = Math.max(0, cycleOf(account, until) - first + 1)
  const cycles = Array.from({ length: count }, (_, index) => first + index)
  const events: ReadonlyArray<LedgerEvent> = [
    ...cycles.map((index) => ({ kind: 'closing', index, at: closingOf(account, index) }) as const),
    ...cycles.map((index) => ({ kind: 'due', at: closingOf(account, index) + grace }) as const),
    ...paid.map(({ at, cents }) => ({ kind: 'paid', at, cents }) as const),
  ]
  return events.filter(({ at }) => at > account.openedAt && at <= until).toSorted((one, other) => one.at - other.at)
}

const smallestMinimum = 2_500

/**
 * Returns the minimum payment of a statement in cents. For revolving credit, the minimum is 2 % of the statement, but at
 * least $25. For all other terms, the minimum is the whole statement.
 */
const minimumOf = (account: OwedOn, statement: number): number =>
  billTypeOf(account.type).terms === 'revolving'
    ? Math.min(statement, Math.max(smallestMinimum, Math.ceil(statement / 50)))
    : statement

interface LedgerState {
  readonly balance: number
  readonly statement: number | null
  readonly remaining: number
  readonly minimum: number
  readonly dueAt: number
}

const afterClosing = (account: OwedOn, before: LedgerState, at: number, index: number): LedgerState => {
  const { terms } = billTypeOf(account.type)
  const balance = before.balance + (terms === 'billed' ? chargeOf(account, index) : 0)
  const billed = terms === 'instalment' ? Math.min(balance, account.cycleCents + before.remaining) : balance
  const statement = Math.max(0, billed)
  const minimum = minimumOf(account, statement)
  return { balance, statement, remaining: statement, minimum, dueAt: at + grace }
}

/**
 * Applies a payment. Returned money (negative cents) raises the remaining amount and the minimum again, but not above the
 * amounts of the statement.
 */
const afterPayment = (account: OwedOn, before: LedgerState, cents: number): LedgerState => ({
  ...before,
  balance: before.balance - cents,
  remaining: Math.min(before.statement ?? 0, Math.max(0, before.remaining - cents)),
  minimum: Math.min(minimumOf(account, before.statement ?? 0), Math.max(0, before.minimum - cents)),
})

/** Returns the amounts owed at a time, given all payments to the biller. */
export const owedAt = (account: OwedOn, paid: ReadonlyArray<PaidIn>, at: number): Owed => {
  const isRevolving = billTypeOf(account.type).terms === 'revolving'
  const start: LedgerState = { balance: account.openingCents, statement: null, remaining: 0, minimum: 0, dueAt: 0 }
  const chargesUntil = makeChargeSum(account)
  let charged = isRevolving ? chargesUntil(account.openedAt) : 0
  const chargeUntil = (state: LedgerState, until: number): LedgerState => {
    if (!isRevolving) return state
    const before = charged
    charged = chargesUntil(until)
    return { ...state, balance: state.balance + charged - before }
  }
  const last = ledgerEventsOf(account, paid, at).reduce((state, event) => {
    const now = chargeUntil(state, event.at)
    if (event.kind === 'closing') return afterClosing(account, now, event.at, event.index)
    if (event.kind === 'paid') return afterPayment(account, now, event.cents)
    return event.at < account.paidElsewhereUntil ? afterPayment(account, now, now.remaining) : now
  }, start)
  const { balance, statement, remaining, minimum, dueAt } = chargeUntil(last, at)
  return { balance, statement, remaining, minimum, dueAt: remaining > 0 ? dueAt : null }
}

/**
 * Returns the time at which the provider last synced a bill. Unless the bill is `stale` or `unknown`, the provider syncs it
 * at an interval and whenever money reaches the biller.
 * @returns null if the bill was never synced or the time is unknown
 */
export const syncedAt = (
  { sync, syncedAt: stale, connectedAt }: Pick<BillAccount, 'sync' | 'syncedAt' | 'connectedAt'>,
  paid: ReadonlyArray<PaidIn>,
  now: number,
): number | null => {
  if (sync === 'unknown') return null
  if (sync === 'stale') return stale
  const arrived = paid.map(({ at }) => at).filter((at) => at <= now)
  return Math.max(now - (Math.max(0, now - connectedAt) % syncEvery), ...arrived)
}

/** Subtracts cents from a decimal text and clamps the result. */
const subtractCents = (amount: string, cents: number, clamp: (left: number) => number): string =>
  dollars(clamp(signedCents(amount) - cents))

/**
 * Returns the fixed amounts, reduced by the payments that reached the biller between the connection and the last sync of the
 * bill.
 */
const fixedAmounts = (
  { fixed, connectedAt }: Pick<BillAccount, 'fixed' | 'connectedAt'>,
  paid: ReadonlyArray<PaidIn>,
  asOf: number,
): FixedColumn => {
  const cents = paid.filter(({ at }) => at > connectedAt && at <= asOf).reduce((sum, one) => sum + one.cents, 0)
  if (cents === 0) return fixed
  const atLeastNothing = (left: number): number => Math.max(0, left)
  const { balance, remainingStatementBalance: remaining, nextPaymentMinimumAmount: minimum } = fixed
  return {
    ...fixed,
    ...(typeof balance === 'string' && { balance: subtractCents(balance, cents, (left) => left) }),
    ...(typeof remaining === 'string' && {
      remainingStatementBalance: subtractCents(remaining, cents, atLeastNothing),
    }),
    ...(typeof minimum === 'string' && { nextPaymentMinimumAmount: subtractCents(minimum, cents, atLeastNothing) }),
  }
}

const noAmounts = {
  balance: null,
  lastStatementBalance: null,
  remainingStatementBalance: null,
  nextPaymentDueDate: null,
  paddedNextPaymentDueDate: null,
  nextPaymentMinimumAmount: null,
  lastSuccessfulSync: null,
} as const satisfies FixedColumn

/**
 * Returns the amounts of a liability as of the last sync, as decimal text. Fixed amounts replace computed ones. A bill
 * without a sync has fixed amounts only.
 */
export const amountsAt = (
  account: OwedOn & Pick<BillAccount, 'sync' | 'syncedAt' | 'connectedAt' | 'fixed'>,
  paid: ReadonlyArray<PaidIn>,
  now: number,
): Required<FixedColumn> => {
  const asOf = syncedAt(account, paid, now)
  if (asOf === null) return { ...noAmounts, ...account.fixed }
  const { balance, statement, remaining, minimum, dueAt } = owedAt(account, paid, asOf)
  const inTime = dueAt === null ? null : dueAt - leadTime
  return {
    balance: dollars(balance),
    lastStatementBalance: statement === null ? null : dollars(statement),
    remainingStatementBalance: statement === null ? null : dollars(remaining),
    nextPaymentDueDate: dueAt,
    // Null after the padded date has passed, so that the due date itself applies.
    paddedNextPaymentDueDate: inTime === null || inTime < now ? null : inTime,
    nextPaymentMinimumAmount: dollars(minimum),
    lastSuccessfulSync: asOf,
    ...fixedAmounts(account, paid, asOf),
  }
}
