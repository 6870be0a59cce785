import { makeSubscriptions } from '@paydeck/adapters/browser/streams/subscriptions'
import { expect, it } from 'vitest'

/** Creates the subscriptions of one tab and records the requests and signals of stream "a". */
const bench = () => {
  const subscriptions = makeSubscriptions()
  const requests: Array<string> = []
  const received: Array<string> = []
  const stream$ = subscriptions.stream(
    'a',
    (id) => void requests.push(`ask ${id}`),
    (id) => void requests.push(`done ${id}`),
  )
  const subscribe = (name: string) =>
    stream$.subscribe({
      next: (signal) => void received.push(`${name} ${signal}`),
      complete: () => void received.push(`${name} ends`),
    })
  return { subscriptions, requests, received, subscribe }
}

it('VERIF-066 VERIF-073 a stream stays open until its last subscriber in the tab has unsubscribed', () => {
  const { subscriptions, requests, received, subscribe } = bench()
  const [first, second] = [subscribe('first'), subscribe('second')]
  first.unsubscribe()
  expect(requests).toEqual(['ask a', 'ask a'])
  subscriptions.deliver('a', 'event')
  expect([received, subscriptions.ids()]).toEqual([['second event'], ['a']])
  second.unsubscribe()
  subscriptions.deliver('a', 'event')
  expect([requests, received, subscriptions.ids()]).toEqual([['ask a', 'ask a', 'done a'], ['second event'], []])
})

it('F1 a rejected stream ends for all subscribers of the tab; the next subscription opens the stream again', () => {
  const { subscriptions, requests, received, subscribe } = bench()
  subscribe('first')
  subscribe('second')
  subscriptions.deliver('b', 'closed')
  subscriptions.deliver('a', 'closed')
  expect(received).toEqual(['first closed', 'first ends', 'second closed', 'second ends'])
  expect([requests, subscriptions.ids()]).toEqual([['ask a', 'ask a', 'done a'], []])
  subscribe('third')
  subscriptions.deliver('a', 'open')
  expect([requests.at(-1), received.at(-1)]).toEqual(['ask a', 'third open'])
})
