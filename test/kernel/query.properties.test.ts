import fc from 'fast-check'
import { expect, it } from 'vitest'
import { withQuery } from '../../core/kernel/query.ts'
import { queryValue } from '../../core/presentation/query-value.ts'

const texts = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }))

it('the URL class reads the same names and values that withQuery has written', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(texts, texts), { maxLength: 4 }), (pairs) => {
      const { searchParams } = new URL(withQuery('https://host/path', pairs))
      expect([...searchParams]).toEqual(pairs)
    }),
  )
})

it.each(['secret=ab==', 'a=b&secret=x=y&secret=z', 'secret=', '=secret&secret==', '&&secret=%3D+%2B'])(
  'queryValue and the URL class read the same value from the query %s',
  (query) => {
    const address = `scheme://host/path?${query}`
    expect(queryValue(address, 'secret')).toBe(new URL(address).searchParams.get('secret'))
  },
)

it('queryValue and the URL class read the same value from any query', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom('secret', 'a b', 'é'), texts)), texts, (pairs, fragment) => {
      const address = new URL('scheme://host/path?')
      for (const [key, value] of pairs) address.searchParams.append(key, value)
      address.hash = fragment
      for (const key of ['secret', 'a b', 'é'])
        expect(queryValue(address.href, key)).toBe(address.searchParams.get(key))
    }),
  )
})
