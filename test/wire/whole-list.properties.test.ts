import fc from 'fast-check'
import * as t from 'io-ts'
import { expect, it } from 'vitest'
import { record } from '../../adapters/wire/codec.ts'
import { wholeList } from '../../adapters/wire/whole-list.ts'
import { arbitraryOf } from '../arbitraries/codec.ts'

it('wholeList rejects a list if one item is malformed, and otherwise decodes the list unchanged', () => {
  const item = record({ a: t.number })
  const codec = wholeList(item)
  fc.assert(
    fc.property(fc.array(arbitraryOf(item)), fc.nat(), (items, at) => {
      expect(codec.decode(items)).toMatchObject({ _tag: 'Right', right: items })
      expect(codec.encode(items)).toEqual(items)
      expect(codec.decode(items.toSpliced(at % (items.length + 1), 0, { a: 'x' } as never))._tag).toBe('Left')
    }),
  )
  expect(codec.decode({})._tag).toBe('Left')
})
