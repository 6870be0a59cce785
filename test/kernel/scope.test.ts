import { delay, makeStores } from '@paydeck/core/kernel'
import { fakeClock, settle } from '@paydeck/core/testing'
import { either as E, taskEither as TE } from 'fp-ts'
import { Subject } from 'rxjs'
import { expect, it } from 'vitest'
import { makeScope } from '../../core/kernel/scope.ts'

const bench = () => {
  const stores = makeStores()
  const clock = fakeClock()
  const received: Array<unknown> = []
  return { stores, clock, received, scope: makeScope(stores, clock) }
}

it('`scope.whileOpen` passes on every response that arrives before the scope ends', () => {
  const { scope, received } = bench()
  scope.renew()
  const answered = scope.whileOpen((answer: string) => received.push(answer))
  answered('first')
  answered('second')
  expect(received).toEqual(['first', 'second'])
})

it('`scope.whileOpen` drops a response if the scope was renewed after the request, even if it was renewed twice', () => {
  const { scope, received } = bench()
  const answered = scope.whileOpen((answer: string) => received.push(answer))
  scope.renew()
  answered('late')
  scope.renew()
  answered('later')
  expect(received).toEqual([])
})

it('SESS-021 `scope.whileOpen` and `scope.whileSignedIn` drop responses to requests of an earlier session', () => {
  const { stores, scope, received } = bench()
  const answered = scope.whileOpen((answer: string) => received.push(answer))
  const whileSignedIn = scope.whileSignedIn((answer: string, isOpen) => received.push([answer, isOpen]))
  stores.resetAll()
  answered('late')
  whileSignedIn('late')
  expect(received).toEqual([])
})

it('`scope.whileSignedIn` passes each response on, with a flag that is false if the scope was renewed after the request', () => {
  const { scope, received } = bench()
  const answered = scope.whileSignedIn((answer: string, isOpen) => received.push([answer, isOpen]))
  answered('in time')
  scope.renew()
  answered('late')
  expect(received).toEqual([
    ['in time', true],
    ['late', false],
  ])
})

it('`scope.later` runs its action after the delay, and not before', async () => {
  const { clock, scope, received } = bench()
  scope.later(delay('a test', 200), () => received.push('acted'))
  await clock.advance(199)
  expect(received).toEqual([])
  await clock.advance(1)
  expect(received).toEqual(['acted'])
})

it.each([
  ['a renewal of the scope', ({ scope }: ReturnType<typeof bench>) => scope.renew()],
  ['a sign-out', ({ stores }: ReturnType<typeof bench>) => stores.resetAll()],
])('%s cancels an action that was scheduled with `scope.later`', async (_what, end) => {
  const made = bench()
  made.scope.later(delay('a test', 200), () => made.received.push('acted'))
  end(made)
  await made.clock.advance(1000)
  expect(made.received).toEqual([])
})

it('after a renewal, `scope.later` runs the actions of the new scope, and no actions of the old one', async () => {
  const { clock, scope, received } = bench()
  const soon = delay('a test', 100)
  scope.later(soon, () => received.push('first'))
  await clock.advance(50)
  scope.renew()
  scope.later(soon, () => received.push('second'))
  await clock.advance(99)
  expect(received).toEqual([])
  await clock.advance(1000)
  expect(received).toEqual(['second'])
})

it('`scope.request` does not pass a response on if the scope has ended since the request', async () => {
  const { scope, received } = bench()
  scope.request(TE.right('in time'), (answer) => received.push(answer))
  await settle()
  scope.request(TE.right('too late'), (answer) => received.push(answer))
  scope.renew()
  await settle()
  expect(received).toEqual([E.right('in time')])
})

it('if the request throws an error, `scope.request` passes on a Malformed fault', async () => {
  const { scope, received } = bench()
  const broken = () => {
    throw new TypeError('broken')
  }
  scope.request(broken, (answer) => received.push(E.isLeft(answer) && answer.left._tag))
  await settle()
  expect(received).toEqual(['Malformed'])
})

it('when the scope ends, `scope.listen` unsubscribes from its source', () => {
  const { scope, received } = bench()
  const events$ = new Subject<string>()
  scope.listen(events$, (event) => received.push(event))
  events$.next('received')
  scope.renew()
  events$.next('late')
  expect(received).toEqual(['received'])
  expect(events$.observed).toBe(false)
})

it('until the scope ends, `scope.every` runs its action after each interval', async () => {
  const { clock, scope, received } = bench()
  scope.every(delay('a test', 100), () => received.push(clock.now()))
  const start = clock.now()
  await clock.advance(250)
  expect(received).toEqual([start + 100, start + 200])
  scope.renew()
  await clock.advance(1000)
  expect(received).toHaveLength(2)
})
