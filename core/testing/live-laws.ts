import type { Live } from '../kernel/store.ts'
import { type Law, law, must, mustEqual } from './law.ts'

/** A live value and the means to change it. */
export interface LiveBench {
  readonly live: Live<unknown>
  /** Brings about another value. */
  readonly change: () => void | Promise<void>
}

/** The laws of every live value: of a port, such as the device's width, and of a slice, such as its views. */
export const liveLaws = (make: () => LiveBench): ReadonlyArray<Law> => [
  law('Reading twice without a change gives the very same value.', async () => {
    const { live, change } = make()
    must(Object.is(live.get(), live.get()), 'it is another one at first.')
    await change()
    must(Object.is(live.get(), live.get()), 'it is another one after a change.')
  }),
  law('Listeners are told of every change, and not of the value that is there.', async () => {
    const { live, change } = make()
    const told: Array<unknown> = []
    const listening = live.changes$.subscribe((value) => told.push(value))
    mustEqual(told.length, 0, 'how much a new listener was told')
    await change()
    const once = told.length
    await change()
    listening.unsubscribe()
    must(once > 0 && told.length > once, `of two changes ${once} and ${told.length - once} were told.`)
  }),
  law('What a listener is told is what is then read.', async () => {
    const { live, change } = make()
    const pairs: Array<readonly [unknown, unknown]> = []
    const listening = live.changes$.subscribe((value) => pairs.push([value, live.get()]))
    await change()
    listening.unsubscribe()
    must(
      pairs.every(([value, now]) => Object.is(value, now)),
      'something else was read.',
    )
  }),
  law('It neither ends nor fails.', async () => {
    const { live, change } = make()
    const ends: Array<string> = []
    const listening = live.changes$.subscribe({
      error: () => void ends.push('failed'),
      complete: () => void ends.push('ended'),
    })
    await change()
    listening.unsubscribe()
    mustEqual(ends, [], 'how it ended')
  }),
]
