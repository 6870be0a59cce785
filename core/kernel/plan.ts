import { type SchedulerLike, Subscription } from 'rxjs'
import type { Delay } from './timings.ts'

/** One thing to do later: what is planned next takes the place of what was planned before. */
export interface Plan {
  readonly later: (delay: Delay, act: () => void) => void
  readonly cancel: () => void
}

/** Nothing is planned at first. */
export const makePlan = (clock: SchedulerLike): Plan => {
  let planned = Subscription.EMPTY
  const cancel = (): void => planned.unsubscribe()
  return {
    cancel,
    later: (delay, act) => {
      cancel()
      planned = clock.schedule(() => act(), delay.ms)
    },
  }
}
