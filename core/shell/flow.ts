import { makePlan } from '../kernel/plan.ts'
import type { Live, Store } from '../kernel/store.ts'
import { timings } from '../kernel/timings.ts'
import type { Clock } from '../platform/ports.ts'
import type { Entrance, Stage } from './model.ts'

/** What is in the document at each moment of a stage: the header at once, the outlet 400 ms later (SHELL-018, SHELL-019). */
export const enter = (clock: Clock, stage: Live<Stage>, entrance: Store<Entrance>): void => {
  const plan = makePlan(clock)
  const at = (now: Stage): void => {
    plan.cancel()
    entrance.update(() => ({ header: now === 'ready', outlet: false }))
    if (now === 'ready')
      plan.later(timings.entranceOutlet, () => entrance.update(() => ({ header: true, outlet: true })))
  }
  at(stage.get())
  stage.changes$.subscribe(at)
}
