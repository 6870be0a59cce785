import { either as E } from 'fp-ts'
import { notOffered, type NotOffered } from '../../kernel/capability.ts'
import { describeFault, type Fault } from '../../kernel/fault.ts'
import { makeOpenings } from '../../kernel/opening.ts'
import { makeOperation } from '../../kernel/remote.ts'
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

/** What is looked at, and what came of it. */
interface LookedAt {
  readonly place: (TransactionPlace & { readonly filter: ActivityFilter }) | null
  readonly record: TransactionRecord | null
}

const nothingLookedAt: LookedAt = { place: null, record: null }

/** Nothing is asked for until `show` or `probe` runs. */
export const makeCardTransaction = (ports: CardTransactionPorts): CardTransactionPage => {
  const { stores, clock, log, device, transactions, cards } = ports
  const looked = stores.make<LookedAt>(nothingLookedAt)
  const isOffered = stores.make<boolean | null>(null)
  const openings = makeOpenings(stores, clock)
  const { whileSignedIn } = makeOpenings(stores, clock)
  const asking = makeOperation<TransactionPlace, Fault, TransactionRecord | NotOffered>({
    stores,
    clock,
    run: ({ cardId, transactionId }) => transactions.find({ cardId, transactionId }),
    resetAfter: { success: null, failed: null },
  })
  // What the last user asked for holds up nothing for the next one.
  let probing: number | null = null

  const learn = (answer: E.Either<Fault, TransactionRecord | NotOffered>): void => {
    if (E.isRight(answer)) isOffered.update(() => answer.right !== notOffered)
  }
  const load = (place: TransactionPlace): void => {
    const settle = openings.whileOpen((answer: E.Either<Fault, TransactionRecord | NotOffered>) => {
      learn(answer)
      if (E.isLeft(answer)) log.error(`A card transaction could not be loaded: ${describeFault(answer.left)}`)
      else if (answer.right !== notOffered) {
        const record = answer.right
        looked.update((now) => ({ ...now, record }))
      }
    })
    void asking.start(place)().then(settle)
  }
  const put = (place: LookedAt['place']): void => {
    openings.renew()
    asking.reset()
    looked.update(() => ({ place, record: null }))
  }
  const source = combine({ looked, asking, isOffered, cards: cards.state })
  return {
    view: project(source, (now) =>
      cardTransactionView({
        ...now.looked,
        ask: now.asking,
        isOffered: now.isOffered,
        cards: now.cards.cards,
        timeZone: device.timeZone(),
      }),
    ),
    isOffered,
    show: ({ cardId, transactionId, filter = noFilter }) => {
      const place = { cardId, transactionId, filter }
      if (isSamePlace(looked.get().place, place)) return looked.update((now) => ({ ...now, place }))
      put(place)
      load(place)
    },
    leave: () => put(null),
    tryAgain: () => {
      const { place } = looked.get()
      if (place !== null && asking.get().status === 'failed') load(place)
    },
    probe: (place) => {
      const session = stores.epoch()
      if (probing === session || isOffered.get() !== null) return
      probing = session
      const settle = whileSignedIn((answer: E.Either<Fault, TransactionRecord | NotOffered>) => {
        probing = null
        learn(answer)
      })
      void transactions.find(place)().then(settle)
    },
  }
}
