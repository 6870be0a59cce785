import { either as E } from 'fp-ts'
import { unsupported, type UnsupportedCall } from '../../kernel/capability.ts'
import { describeFault, type Fault, unreachable } from '../../kernel/fault.ts'
import { makeResource } from '../../kernel/resource.ts'
import { makeScope } from '../../kernel/scope.ts'
import { combine, type Live, project, type Stores } from '../../kernel/store.ts'
import type { Clock, Device, Log } from '../../platform/ports.ts'
import { type ActivityFilter, noFilter } from '../activity-filter/index.ts'
import type { CardList } from '../card-list/index.ts'
import type { TransactionPlace, TransactionRecord } from './model.ts'
import type { CardTransactions } from './ports.ts'
import { isSamePlace } from './rules.ts'
import { type CardTransactionView, cardTransactionView } from './view.ts'

/** What the page of a transaction needs from outside. */
export interface CardTransactionPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly device: Pick<Device, 'timeZone'>
  readonly transactions: CardTransactions
  readonly cards: Pick<CardList, 'state'>
}

/** One transaction of a card and what it went through. */
export interface CardTransactionPage {
  /** null: none is looked at. */
  readonly view: Live<CardTransactionView | null>
  /** Whether the provider tells of single transactions; null until it was asked. */
  readonly isOffered: Live<boolean | null>
  /** The same one again asks for nothing. `filter`: what the lists are narrowed to, for the way back. */
  readonly show: (place: TransactionPlace & { readonly filter?: ActivityFilter }) => void
  /** Nothing is looked at any more. */
  readonly leave: () => void
  /** Asks again, after a failure. */
  readonly tryAgain: () => void
  /** Finds out by any transaction whether the provider tells of them, once for a session. */
  readonly probe: (place: TransactionPlace) => void
}

/** The transaction on the page, and the filter of the lists that led to it. */
type Shown = TransactionPlace & { readonly filter: ActivityFilter }

/** Nothing is asked for until `show` or `probe` runs. */
export const makeCardTransaction = (ports: CardTransactionPorts): CardTransactionPage => {
  const { stores, clock, log, device, transactions, cards } = ports
  const place = stores.make<Shown | null>(null)
  const isOffered = stores.make<boolean | null>(null)
  const { whileSignedIn } = makeScope(stores, clock)
  // What the last user asked for holds up nothing for the next one.
  const isProbing = stores.make(false)

  const learn = (answer: E.Either<Fault, TransactionRecord | UnsupportedCall>): void => {
    if (E.isRight(answer)) isOffered.update(() => answer.right !== unsupported)
  }
  const record = makeResource<TransactionRecord | UnsupportedCall>({
    stores,
    clock,
    read: () => {
      const now = place.get()
      if (now === null) return Promise.resolve(E.left(unreachable))
      return transactions.find({ cardId: now.cardId, transactionId: now.transactionId })()
    },
  })
  const load = (): void => {
    const settle = whileSignedIn((answer: E.Either<Fault, TransactionRecord | UnsupportedCall>) => {
      learn(answer)
      if (E.isLeft(answer)) log.error(`A card transaction could not be loaded: ${describeFault(answer.left)}`)
    })
    void record.load().then(settle)
  }
  const put = (next: Shown | null): void => {
    place.update(() => next)
    record.clear()
  }
  const source = combine({ place, record, isOffered, cards: cards.state })
  return {
    view: project(source, (now) =>
      cardTransactionView({
        place: now.place,
        record: now.record,
        isOffered: now.isOffered,
        cards: now.cards.cards,
        timeZone: device.timeZone(),
      }),
    ),
    isOffered,
    show: ({ cardId, transactionId, filter = noFilter }) => {
      const next = { cardId, transactionId, filter }
      if (isSamePlace(place.get(), next)) return place.update(() => next)
      put(next)
      load()
    },
    leave: () => put(null),
    tryAgain: () => {
      if (place.get() !== null && record.get().status === 'failed') load()
    },
    probe: (first) => {
      if (isProbing.get() || isOffered.get() !== null) return
      isProbing.update(() => true)
      const settle = whileSignedIn((answer: E.Either<Fault, TransactionRecord | UnsupportedCall>) => {
        isProbing.update(() => false)
        learn(answer)
      })
      void transactions.find(first)().then(settle)
    },
  }
}
