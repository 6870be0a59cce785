import { restSessionContext } from '@paydeck/adapters/rest/session/current-session'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { json, makeTransport } from '../../transport/bench.ts'

it.each([
  ['de-CH', 'de-CH'],
  ['EN-us', 'en-US'],
  ['sr-latn-rs', 'sr-Latn-RS'],
  ['', 'en-US'],
  ['en_US', 'en-US'],
  ['de-', 'en-US'],
  ['x', 'en-US'],
  ['ist das <b>', 'en-US'],
  ['a'.repeat(3000), 'en-US'],
])('CALL-076 the language %j from the provider is converted to the language tag %s', async (lang, expected) => {
  const { rest } = makeTransport(() => json({ lang }))
  expect(await restSessionContext(rest).language()).toEqual(E.right(expected))
})
