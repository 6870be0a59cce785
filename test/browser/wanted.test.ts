import { makeWanted } from '@paydeck/adapters/browser/streams/wanted'
import { expect, it } from 'vitest'

/** Two who hear the stream "a" in one tab, and what is asked for them. */
const bench = () => {
  const wanted = makeWanted()
  const asked: Array<string> = []
  const heard: Array<string> = []
  const stream$ = wanted.stream(
    'a',
    (id) => void asked.push(`ask ${id}`),
    (id) => void asked.push(`done ${id}`),
  )
  const hear = (name: string) =>
    stream$.subscribe({
      next: (signal) => void heard.push(`${name} ${signal}`),
      complete: () => void heard.push(`${name} ends`),
    })
  return { wanted, asked, heard, hear }
}

it('VERIF-066 VERIF-073 has done with a stream once the last here has, and hears on until then', () => {
  const { wanted, asked, heard, hear } = bench()
  const [first, second] = [hear('first'), hear('second')]
  first.unsubscribe()
  expect(asked).toEqual(['ask a', 'ask a'])
  wanted.deliver('a', 'event')
  expect([heard, wanted.ids()]).toEqual([['second event'], ['a']])
  second.unsubscribe()
  wanted.deliver('a', 'event')
  expect([asked, heard, wanted.ids()]).toEqual([['ask a', 'ask a', 'done a'], ['second event'], []])
})

it('F1 ends for everybody here when it is refused, and begins anew for who tries again', () => {
  const { wanted, asked, heard, hear } = bench()
  hear('first')
  hear('second')
  wanted.deliver('b', 'closed')
  wanted.deliver('a', 'closed')
  expect(heard).toEqual(['first closed', 'first ends', 'second closed', 'second ends'])
  expect([asked, wanted.ids()]).toEqual([['ask a', 'ask a', 'done a'], []])
  hear('third')
  wanted.deliver('a', 'open')
  expect([asked.at(-1), heard.at(-1)]).toEqual(['ask a', 'third open'])
})
