import { lazyRecord } from '@paydeck/core/kernel'
import { expect, it } from 'vitest'

interface Words {
  readonly one: string
  readonly both: string
}

it('lazyRecord makes each property once, when it is first read; a property may read other properties', () => {
  const made: Array<string> = []
  const record = lazyRecord<Words>(['one', 'both'], (name, words) => {
    made.push(name)
    return name === 'both' ? `${words.one} and ${words.one}` : 'one'
  })
  expect(made).toEqual([])
  expect([record.both, record.both, record.one]).toEqual(['one and one', 'one and one', 'one'])
  expect(made).toEqual(['both', 'one'])
  expect(Object.keys(record)).toEqual(['one', 'both'])
})
