import { delay } from '@paydeck/core/kernel'
import { fakeClock } from '@paydeck/core/testing'
import { expect, it } from 'vitest'
import { makeThrottle } from '../../core/kernel/throttle.ts'

const every = delay('test throttle', 200)

const bench = () => {
  const clock = fakeClock(0)
  const acted: Array<readonly [number, string]> = []
  const throttle = makeThrottle<string>(clock, every, (what) => acted.push([clock.now(), what]))
  return { clock, acted, throttle }
}

it('a throttle handles the first value immediately, and then the latest value once per interval', async () => {
  const { clock, acted, throttle } = bench()
  throttle.push('a')
  throttle.push('b')
  await clock.advance(150)
  throttle.push('c')
  await clock.advance(150)
  throttle.push('d')
  await clock.advance(1000)
  throttle.push('e')
  expect(acted).toEqual([
    [0, 'a'],
    [200, 'c'],
    [400, 'd'],
    [1300, 'e'],
  ])
})

it('after `drop` was called, a throttle does not handle the waiting value', async () => {
  const { clock, acted, throttle } = bench()
  throttle.push('a')
  throttle.push('b')
  throttle.drop()
  await clock.advance(1000)
  expect(acted).toEqual([[0, 'a']])
})
