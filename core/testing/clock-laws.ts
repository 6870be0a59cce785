import { interval, take } from 'rxjs'
import type { Clock } from '../platform/ports.ts'
import { type Law, law, must, mustEqual } from './law.ts'

/** Test setup for `Clock`: a real or a simulated clock, and a function that lets its time pass. */
export interface ClockBench {
  readonly clock: Clock
  /** Lets `ms` milliseconds pass. For a real clock, the function waits; a simulated clock is advanced. */
  readonly advance: (ms: number) => Promise<void>
}

/** Tolerance in milliseconds: timers of real platforms may fire a fraction of a millisecond early. */
const tolerance = 1

/**
 * Laws of `Clock`. `make` must create a new test setup on each call. With a real clock, the laws take as long as the time
 * that they let pass.
 * @example
 * clockLaws(() => fakeClock()).length > 0 // true
 */
export const clockLaws = (make: () => ClockBench): ReadonlyArray<Law> => [
  law('clock.now advances by at least the elapsed time.', async () => {
    const { clock, advance } = make()
    const before = clock.now()
    await advance(10)
    must(clock.now() - before >= 10 - tolerance, `clock.now advanced by ${clock.now() - before} ms while 10 ms passed.`)
  }),
  law('clock.schedule runs work after its delay, and not earlier.', async () => {
    const { clock, advance } = make()
    const start = clock.now()
    const delays: Array<number> = []
    clock.schedule(() => void delays.push(clock.now() - start), 20)
    await advance(5)
    await advance(30)
    must(delays.length > 0, 'work that is due after 20 ms did not run within 35 ms.')
    must(
      delays.every((after) => after >= 20 - tolerance),
      `work that is due after 20 ms ran after ${delays.join(', ')} ms.`,
    )
  }),
  law('clock.schedule returns before the work runs, even without a delay.', async () => {
    const { clock, advance } = make()
    const order: Array<string> = []
    clock.schedule(() => void order.push('work'))
    order.push('returned')
    await advance(5)
    mustEqual(order, ['returned', 'work'], 'the order of execution')
  }),
  law('clock.schedule runs work by due time, and in scheduling order for equal due times.', async () => {
    const { clock, advance } = make()
    const order: Array<string> = []
    const work = (name: string, ms: number) => clock.schedule(() => void order.push(name), ms)
    work('late', 20)
    work('early', 10)
    work('late too', 20)
    await advance(40)
    mustEqual(order, ['early', 'late', 'late too'], 'the order of execution')
  }),
  law('clock.schedule never runs work that was unsubscribed.', async () => {
    const { clock, advance } = make()
    let runs = 0
    clock.schedule(() => void (runs += 1), 10).unsubscribe()
    await advance(30)
    mustEqual(runs, 0, 'the number of runs')
  }),
  law('clock.schedule runs work once, with the given state.', async () => {
    const { clock, advance } = make()
    const states: Array<unknown> = []
    clock.schedule<string>((state) => void states.push(state), 5, 'state')
    await advance(40)
    mustEqual(states, ['state'], 'the states of the runs')
  }),
  law('RxJS operators accept the clock as their scheduler.', async () => {
    const { clock, advance } = make()
    const emitted: Array<number> = []
    interval(5, clock)
      .pipe(take(3))
      .subscribe((count) => emitted.push(count))
    await advance(50)
    mustEqual(emitted, [0, 1, 2], 'the values that interval(5) emitted')
  }),
]
