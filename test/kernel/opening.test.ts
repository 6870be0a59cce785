import { expect, it } from 'vitest'
import { makeOpenings } from '../../core/kernel/opening.ts'
import { makeStores } from '../../core/kernel/store.ts'
import { delay } from '../../core/kernel/timings.ts'
import { fakeClock } from '../../core/testing.ts'

const bench = () => {
  const stores = makeStores()
  const clock = fakeClock()
  const heard: Array<unknown> = []
  return { stores, clock, heard, openings: makeOpenings(stores, clock) }
}

it('lets an answer count in the opening in which it was asked for', () => {
  const { openings, heard } = bench()
  openings.renew()
  const answered = openings.whileOpen((answer: string) => heard.push(answer))
  answered('first')
  answered('second')
  expect(heard).toEqual(['first', 'second'])
})

it('drops an answer for an earlier opening, also when it was opened twice since', () => {
  const { openings, heard } = bench()
  const answered = openings.whileOpen((answer: string) => heard.push(answer))
  openings.renew()
  answered('late')
  openings.renew()
  answered('later')
  expect(heard).toEqual([])
})

it('SESS-021 drops an answer of a session that is over, although nothing was opened since', () => {
  const { stores, openings, heard } = bench()
  const answered = openings.whileOpen((answer: string) => heard.push(answer))
  const whileSignedIn = openings.whileSignedIn((answer: string, isOpen) => heard.push([answer, isOpen]))
  stores.resetAll()
  answered('late')
  whileSignedIn('late')
  expect(heard).toEqual([])
})

it('tells what outlives an opening whether that still lasts', () => {
  const { openings, heard } = bench()
  const answered = openings.whileSignedIn((answer: string, isOpen) => heard.push([answer, isOpen]))
  answered('in time')
  openings.renew()
  answered('late')
  expect(heard).toEqual([
    ['in time', true],
    ['late', false],
  ])
})

it('acts after the delay, when it is over and not before', async () => {
  const { clock, openings, heard } = bench()
  openings.later(delay('a test', 200), () => heard.push('acted'))
  await clock.advance(199)
  expect(heard).toEqual([])
  await clock.advance(1)
  expect(heard).toEqual(['acted'])
})

it.each([
  ['another opening', ({ openings }: ReturnType<typeof bench>) => openings.renew()],
  ['a sign-out', ({ stores }: ReturnType<typeof bench>) => stores.resetAll()],
])('calls off by %s what was planned', async (_what, end) => {
  const made = bench()
  made.openings.later(delay('a test', 200), () => made.heard.push('acted'))
  end(made)
  await made.clock.advance(1000)
  expect(made.heard).toEqual([])
})
