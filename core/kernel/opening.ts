import type { SchedulerLike } from 'rxjs'
import type { Stores } from './store.ts'
import type { Delay } from './timings.ts'

/**
 * Keeps the openings of one form, dialog or connection apart: opened anew it is another one, and what was asked for in an
 * earlier opening, or in a session that is over, changes nothing in it (SESS-021).
 */
export interface Openings {
  /** Begins another opening; what was planned in the one before does nothing any more. */
  readonly renew: () => void
  /** Returns the continuation, bound to this opening and this session: later than either it does nothing. */
  readonly whileOpen: <A>(act: (answer: A) => void) => (answer: A) => void
  /** Returns the continuation, bound to this session alone; it is told whether this opening still lasts. */
  readonly whileSignedIn: <A>(act: (answer: A, isOpen: boolean) => void) => (answer: A) => void
  /** Acts after a delay, while this opening lasts. */
  readonly later: (delay: Delay, act: () => void) => void
}

/** The first opening lasts from the start. */
export const makeOpenings = (stores: Pick<Stores, 'epoch'>, clock: SchedulerLike): Openings => {
  let opening = 0
  const whileSignedIn: Openings['whileSignedIn'] = (act) => {
    const [mine, epoch] = [opening, stores.epoch()]
    return (answer) => {
      if (epoch === stores.epoch()) act(answer, mine === opening)
    }
  }
  const whileOpen: Openings['whileOpen'] = (act) =>
    whileSignedIn((answer, isOpen) => {
      if (isOpen) act(answer)
    })
  return {
    whileSignedIn,
    whileOpen,
    renew: () => {
      opening += 1
    },
    later: (delay, act) => {
      const bound = whileOpen<void>(act)
      clock.schedule(() => bound(), delay.ms)
    },
  }
}
