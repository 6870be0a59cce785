import { delay, makeStores } from '@paydeck/core/kernel'
import { fakeClock, settle } from '@paydeck/core/testing'
import { either as E, taskEither as TE } from 'fp-ts'
import { Subject } from 'rxjs'
import { expect, it } from 'vitest'
import { makeScope } from '../../core/kernel/scope.ts'

const bench = () => {
  const stores = makeStores()
  const clock = fakeClock()
  const heard: Array<unknown> = []
  return { stores, clock, heard, scope: makeScope(stores, clock) }
}

it('lets an answer count in the opening in which it was asked for', () => {
  const { scope, heard } = bench()
  scope.renew()
  const answered = scope.whileOpen((answer: string) => heard.push(answer))
  answered('first')
  answered('second')
  expect(heard).toEqual(['first', 'second'])
})

it('drops an answer for an earlier opening, also when it was opened twice since', () => {
  const { scope, heard } = bench()
  const answered = scope.whileOpen((answer: string) => heard.push(answer))
  scope.renew()
  answered('late')
  scope.renew()
  answered('later')
  expect(heard).toEqual([])
})

it('SESS-021 drops an answer of a session that is over, although nothing was opened since', () => {
  const { stores, scope, heard } = bench()
  const answered = scope.whileOpen((answer: string) => heard.push(answer))
  const whileSignedIn = scope.whileSignedIn((answer: string, isOpen) => heard.push([answer, isOpen]))
  stores.resetAll()
  answered('late')
  whileSignedIn('late')
  expect(heard).toEqual([])
})

it('lets a continuation of the session check whether its opening still lasts', () => {
  const { scope, heard } = bench()
  const answered = scope.whileSignedIn((answer: string, isOpen) => heard.push([answer, isOpen]))
  answered('in time')
  scope.renew()
  answered('late')
  expect(heard).toEqual([
    ['in time', true],
    ['late', false],
  ])
})

it('acts after the delay, when it is over and not before', async () => {
  const { clock, scope, heard } = bench()
  scope.later(delay('a test', 200), () => heard.push('acted'))
  await clock.advance(199)
  expect(heard).toEqual([])
  await clock.advance(1)
  expect(heard).toEqual(['acted'])
})

it.each([
  ['another opening', ({ scope }: ReturnType<typeof bench>) => scope.renew()],
  ['a sign-out', ({ stores }: ReturnType<typeof bench>) => stores.resetAll()],
])('calls off by %s what was planned', async (_what, end) => {
  const made = bench()
  made.scope.later(delay('a test', 200), () => made.heard.push('acted'))
  end(made)
  await made.clock.advance(1000)
  expect(made.heard).toEqual([])
})

it('replaces what is planned by what is planned after it', async () => {
  const { clock, scope, heard } = bench()
  const soon = delay('a test', 100)
  scope.later(soon, () => heard.push('first'))
  await clock.advance(50)
  scope.renew()
  scope.later(soon, () => heard.push('second'))
  await clock.advance(99)
  expect(heard).toEqual([])
  await clock.advance(1000)
  expect(heard).toEqual(['second'])
})

it('settles a response in the opening in which it was asked for, and no later one', async () => {
  const { scope, heard } = bench()
  scope.request(TE.right('in time'), (answer) => heard.push(answer))
  await settle()
  scope.request(TE.right('too late'), (answer) => heard.push(answer))
  scope.renew()
  await settle()
  expect(heard).toEqual([E.right('in time')])
})

it('settles a request that throws as a fault', async () => {
  const { scope, heard } = bench()
  const broken = () => {
    throw new TypeError('broken')
  }
  scope.request(broken, (answer) => heard.push(E.isLeft(answer) && answer.left._tag))
  await settle()
  expect(heard).toEqual(['Malformed'])
})

it('listens until the opening ends, and then leaves the source', () => {
  const { scope, heard } = bench()
  const events$ = new Subject<string>()
  scope.listen(events$, (event) => heard.push(event))
  events$.next('heard')
  scope.renew()
  events$.next('late')
  expect(heard).toEqual(['heard'])
  expect(events$.observed).toBe(false)
})

it('acts again and again with a delay before each time, until the opening ends', async () => {
  const { clock, scope, heard } = bench()
  scope.every(delay('a test', 100), () => heard.push(clock.now()))
  const start = clock.now()
  await clock.advance(250)
  expect(heard).toEqual([start + 100, start + 200])
  scope.renew()
  await clock.advance(1000)
  expect(heard).toHaveLength(2)
})
