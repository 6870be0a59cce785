import { either as E } from 'fp-ts'
import { unsupported, type UnsupportedCall } from '../../kernel/capability.ts'
import { describeFault, type Fault, unreachable } from '../../kernel/fault.ts'
import { makeResource } from '../../kernel/resource.ts'
import { makeScope } from '../../kernel/scope.ts'
import { combine, type Live, project, type Stores } from '../../kernel/store.ts'
import type { Clock, Device, Log } from '../../platform/ports.ts'
import { type ActivityFilter, defaultFilter } from '../activity-filter/index.ts'
import type { CardList } from '../card-list/index.ts'
import type { TransactionPlace, TransactionRecord } from './model.ts'
import type { CardTransactions } from './ports.ts'
import { isSamePlace } from './rules.ts'
import { type CardTransactionView, cardTransactionView } from './view.ts'

/** Ports of the slice `cardTransaction`. */
export interface CardTransactionPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly device: Pick<Device, 'timeZone'>
  readonly cardTransactions: CardTransactions
  readonly cards: Pick<CardList, 'state'>
}

/** Page of one transaction and its steps. */
export interface CardTransactionPage {
  /** Null if no transaction is shown. */
  readonly view: Live<CardTransactionView | null>
  /** True if the provider supports requests for single transactions; null before the first response. */
  readonly isSupported: Live<boolean | null>
  /**
   * Shows a transaction. Another call for the same transaction requests nothing. `filter` is the filter of the lists; the
   * link back to the lists restores it.
   */
  readonly show: (place: TransactionPlace & { readonly filter?: ActivityFilter }) => void
  /** Resets the state when the user leaves the page. */
  readonly leave: () => void
  /** Retries after a failure. */
  readonly tryAgain: () => void
  /**
   * Finds out whether the provider supports requests for single transactions. Requests the given transaction for this, at
   * most once per session.
   */
  readonly probe: (place: TransactionPlace) => void
}

/** The transaction on the page, and the filter that the lists had when the user opened the transaction. */
type Shown = TransactionPlace & { readonly filter: ActivityFilter }

/**
 * Makes the slice `cardTransaction`. The slice sends no request before `show` or `probe`.
 * @example
 * const { ports } = makeMemoryProvider({ clock: fakeClock(), persona: personas.cardholder })
 * const { cardList, cardTransaction } = makePaydeck(ports)
 * await cardList.tasks.reload()
 * cardTransaction.show({ cardId: cardList.state.get().cards[0].id, transactionId: 't-7' })
 * cardTransaction.view.get().isLoading // true
 */
export const makeCardTransaction = (ports: CardTransactionPorts): CardTransactionPage => {
  const { stores, clock, log, device, cardTransactions: transactions, cards } = ports
  const place = stores.make<Shown | null>(null)
  const isSupported = stores.make<boolean | null>(null)
  const { whileSignedIn } = makeScope(stores, clock)
  // Sign-out resets this store, so that a pending request of the previous user does not block that of the next user.
  const isProbing = stores.make(false)

  const noteSupport = (answer: E.Either<Fault, TransactionRecord | UnsupportedCall>): void => {
    if (E.isRight(answer)) isSupported.update(() => answer.right !== unsupported)
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
    const onResult = whileSignedIn((answer: E.Either<Fault, TransactionRecord | UnsupportedCall>) => {
      noteSupport(answer)
      if (E.isLeft(answer)) log.error(`A card transaction could not be loaded: ${describeFault(answer.left)}`)
    })
    void record.load().then(onResult)
  }
  const setPlace = (next: Shown | null): void => {
    place.update(() => next)
    record.clear()
  }
  const source = combine({ place, record, isSupported, cards: cards.state })
  return {
    view: project(source, (now) =>
      cardTransactionView({
        place: now.place,
        record: now.record,
        isSupported: now.isSupported,
        cards: now.cards.cards,
        timeZone: device.timeZone(),
      }),
    ),
    isSupported,
    show: ({ cardId, transactionId, filter = defaultFilter }) => {
      const next = { cardId, transactionId, filter }
      if (isSamePlace(place.get(), next)) return place.update(() => next)
      setPlace(next)
      load()
    },
    leave: () => setPlace(null),
    tryAgain: () => {
      if (place.get() !== null && record.get().status === 'failed') load()
    },
    probe: (first) => {
      if (isProbing.get() || isSupported.get() !== null) return
      isProbing.update(() => true)
      const onResult = whileSignedIn((answer: E.Either<Fault, TransactionRecord | UnsupportedCall>) => {
        isProbing.update(() => false)
        noteSupport(answer)
      })
      void transactions.find(first)().then(onResult)
    },
  }
}
