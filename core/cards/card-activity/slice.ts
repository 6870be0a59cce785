import { either as E } from 'fp-ts'
import { describeFault, type Fault } from '../../kernel/fault.ts'
import { makeOpenings } from '../../kernel/opening.ts'
import { makeOperation, type Remote } from '../../kernel/remote.ts'
import type { Live, Stores } from '../../kernel/store.ts'
import type { Clock, Log } from '../../platform/ports.ts'
import { type ActivityOverview, type ActivityQuery, noOverview } from './model.ts'
import type { CardActivities } from './ports.ts'
import { cardActivityOperations } from './tables.ts'

/** What the activity of a card needs from outside. */
export interface CardActivityPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly activities: CardActivities
}

/** The activity of the card that is looked at. */
export interface CardActivity {
  /** Empty until the answer is there. */
  readonly overview: Live<ActivityOverview>
  /** How the latest request stands. */
  readonly request: Live<Remote<Fault>>
  /** Another card or another filter: what was there goes, and an answer that is still to come is skipped (CARD-063 to CARD-065). */
  readonly show: (query: ActivityQuery) => void
  /** Nothing is looked at any more: the same without asking for anything. */
  readonly leave: () => void
}

/** One for each place that shows activity: only its latest request counts. Nothing is asked for until `show` runs. */
export const makeCardActivity = ({ stores, clock, log, activities }: CardActivityPorts): CardActivity => {
  const overview = stores.make(noOverview)
  const openings = makeOpenings(stores, clock)
  const request = makeOperation({
    stores,
    clock,
    run: activities.overview,
    resetAfter: cardActivityOperations.overview,
  })
  const leave = (): void => {
    openings.renew()
    request.reset()
    overview.update(() => noOverview)
  }
  const settle = E.match<Fault, ActivityOverview, void>(
    (fault) => log.error(`The card activity could not be loaded: ${describeFault(fault)}`),
    (answer) => overview.update(() => answer),
  )
  return {
    overview,
    request,
    leave,
    show: (query) => {
      leave()
      void request.start(query)().then(openings.whileOpen(settle))
    },
  }
}
