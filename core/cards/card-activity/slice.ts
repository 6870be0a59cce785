import { either as E, type task as T } from 'fp-ts'
import { describeFault, type Fault } from '../../kernel/fault.ts'
import { makeOperation, type Operation } from '../../kernel/remote.ts'
import type { Live, Stores } from '../../kernel/store.ts'
import type { Clock, Log } from '../../platform/ports.ts'
import { type ActivityOverview, type ActivityQuery, noOverview } from './model.ts'
import type { CardActivities } from './ports.ts'
import { cardActivityOperations } from './tables.ts'

/** The activity of the card that is looked at. */
export interface CardActivity {
  /** Empty until the answer is there. */
  readonly overview: Live<ActivityOverview>
  /** How the latest request stands. */
  readonly operation: Operation<ActivityQuery, Fault, ActivityOverview>
  /** Another card or another filter: what was there goes, and an answer that is still to come is skipped (CARD-063 to CARD-065). */
  readonly show: (query: ActivityQuery) => T.Task<void>
  /** Nothing is looked at any more: the same without asking for anything. */
  readonly leave: () => void
}

/** One for each place that shows activity: only its latest request counts. Nothing is asked for until `show` runs. */
export const makeCardActivity = (ports: {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly activities: CardActivities
}): CardActivity => {
  const { stores, log, activities } = ports
  const overview = stores.make(noOverview)
  const operation = makeOperation({
    stores,
    clock: ports.clock,
    run: activities.overview,
    resetAfter: cardActivityOperations.overview,
  })
  let round = 0
  const leave = (): void => {
    round += 1
    operation.reset()
    overview.update(() => noOverview)
  }
  return {
    overview,
    operation,
    leave,
    // Asked for at once, not a turn later: whoever leaves meanwhile must find something to cancel.
    show: (query) => async () => {
      leave()
      const [mine, epoch] = [round, stores.epoch()]
      const answer = await operation.start(query)()
      if (mine !== round || epoch !== stores.epoch()) return
      if (E.isRight(answer)) overview.update(() => answer.right)
      else log.error(`The card activity could not be loaded: ${describeFault(answer.left)}`)
    },
  }
}
