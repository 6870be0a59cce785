import { makeStores } from '@paydeck/core/kernel'
import { expect, it } from 'vitest'
import { makeLatest } from '../../core/kernel/latest.ts'

it('takes answers in the order in which they were asked for, and none that is older than what is known', () => {
  const taken: Array<string> = []
  const latest = makeLatest(makeStores())
  const ask = () => latest((answer: string) => taken.push(answer))
  const [first, second, third] = [ask(), ask(), ask()]
  first('first')
  third('third')
  second('second')
  third('third again')
  ask()('fourth')
  expect(taken).toEqual(['first', 'third', 'third again', 'fourth'])
})

it('SESS-021 takes no answer of a session that is over', () => {
  const stores = makeStores()
  const taken: Array<string> = []
  const latest = makeLatest(stores)
  const ask = () => latest((answer: string) => taken.push(answer))
  const before = ask()
  stores.resetAll()
  before('of the user before')
  expect(taken).toEqual([])
  ask()('of the next one')
  expect(taken).toEqual(['of the next one'])
})
