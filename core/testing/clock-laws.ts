import { interval, take } from 'rxjs'
import type { Clock } from '../platform/ports.ts'
import { type Law, law, must, mustEqual } from './law.ts'

/** A clock and the means to let its time pass. */
export interface ClockBench {
  readonly clock: Clock
  /** Lets time pass: waits, or moves the clock. Milliseconds. */
  readonly pass: (ms: number) => Promise<void>
}

/** Timers of real platforms may be early by a part of a millisecond. */
const grain = 1

/** The laws of `Clock`. On a real clock they take about as long as they let pass. */
export const clockLaws = (make: () => ClockBench): ReadonlyArray<Law> => [
  law('Time moves on by at least what passes.', async () => {
    const { clock, pass } = make()
    const before = clock.now()
    await pass(10)
    must(clock.now() - before >= 10 - grain, `10 ms have passed, and the clock went on by ${clock.now() - before}.`)
  }),
  law('Work runs when its time has come, and not before.', async () => {
    const { clock, pass } = make()
    const start = clock.now()
    const ran: Array<number> = []
    clock.schedule(() => void ran.push(clock.now() - start), 20)
    await pass(5)
    await pass(30)
    must(ran.length > 0, 'work that was due after 20 ms has not run after 35.')
    must(
      ran.every((after) => after >= 20 - grain),
      `work that was due after 20 ms ran after ${ran.join(', ')}.`,
    )
  }),
  law('Scheduling returns before the work runs, also without a delay.', async () => {
    const { clock, pass } = make()
    const course: Array<string> = []
    clock.schedule(() => void course.push('work'))
    course.push('returned')
    await pass(5)
    mustEqual(course, ['returned', 'work'], 'the course of things')
  }),
  law('What is due earlier runs earlier, and what is due together in the order of scheduling.', async () => {
    const { clock, pass } = make()
    const course: Array<string> = []
    const work = (name: string, ms: number) => clock.schedule(() => void course.push(name), ms)
    work('late', 20)
    work('early', 10)
    work('late too', 20)
    await pass(40)
    mustEqual(course, ['early', 'late', 'late too'], 'the order')
  }),
  law('Work that is unsubscribed never runs.', async () => {
    const { clock, pass } = make()
    let ran = 0
    clock.schedule(() => void (ran += 1), 10).unsubscribe()
    await pass(30)
    mustEqual(ran, 0, 'how often it ran')
  }),
  law('Work runs once, with the state that it was scheduled with.', async () => {
    const { clock, pass } = make()
    const states: Array<unknown> = []
    clock.schedule<string>((state) => void states.push(state), 5, 'state')
    await pass(40)
    mustEqual(states, ['state'], 'what it ran with')
  }),
  law('Operators of RxJS run on it.', async () => {
    const { clock, pass } = make()
    const emitted: Array<number> = []
    interval(5, clock)
      .pipe(take(3))
      .subscribe((count) => emitted.push(count))
    await pass(50)
    mustEqual(emitted, [0, 1, 2], 'what an interval told')
  }),
]
