import { makeStores } from '@paydeck/core/kernel'
import { expect, it } from 'vitest'
import { makeLatest } from '../../core/kernel/latest.ts'

it('makeLatest drops a response if a later request has already received its response', () => {
  const applied: Array<string> = []
  const latest = makeLatest(makeStores())
  const request = () => latest((answer: string) => applied.push(answer))
  const [first, second, third] = [request(), request(), request()]
  first('first')
  third('third')
  second('second')
  third('third again')
  request()('fourth')
  expect(applied).toEqual(['first', 'third', 'third again', 'fourth'])
})

it('SESS-021 makeLatest drops a response to a request that was sent in an earlier session', () => {
  const stores = makeStores()
  const applied: Array<string> = []
  const latest = makeLatest(stores)
  const request = () => latest((answer: string) => applied.push(answer))
  const before = request()
  stores.resetAll()
  before('of the user before')
  expect(applied).toEqual([])
  request()('of the next one')
  expect(applied).toEqual(['of the next one'])
})
