import { expect, it } from 'vitest'
import { cardFileName, hasOfx, xmlText } from '../../../core/activity/statements/rules/index.ts'

it.each([
  ['Fish & Chips <b>', 32, 'Fish &amp; Chips &lt;b&gt;'],
  [`"Ada's"`, 32, '&quot;Ada&apos;s&quot;'],
  ['12345', 4, '1234'],
  ['&&&&&', 4, '&amp;&amp;&amp;&amp;'],
  ['👩👩👩', 2, '👩👩'],
  ['a\uD800b\uDC00c\uFFFEd\uFFFFe', 32, 'abcde'],
  ['a\u0000\u000Bb\u0085c', 32, 'a b c'],
  ['abc def', 4, 'abc'],
])('STMT-010 the XML text of %j with at most %d characters is %j', (text, length, expected) => {
  expect(xmlText(text, length)).toBe(expected)
})

it.each([
  [{ name: 'Travel', lastFourDigits: '2313' }, [], 'cards/card-Travel-2313'],
  [{ name: 'travel', lastFourDigits: '2313' }, ['cards/card-Travel-2313'], 'cards/card-travel-2313-2'],
  [{ name: 'Travel', lastFourDigits: '' }, ['cards/card-TRAVEL', 'cards/card-travel-2'], 'cards/card-Travel-3'],
  [{ name: '../../etc', lastFourDigits: '1' }, [], 'cards/card-______etc-1'],
  [{ name: '\u202E', lastFourDigits: '' }, [], 'cards/card-card'],
  [{ name: 'x'.repeat(99), lastFourDigits: '1' }, [], `cards/card-${'x'.repeat(40)}-1`],
])('STMT-010 the files of the card %j beside %j are named %s', (card, used, expected) => {
  expect(cardFileName(card, used)).toBe(expected)
})

it('STMT-010 only a card whose currency has three letters has an OFX file', () => {
  expect(['USD', 'usd', 'USDC', ''].map((currency) => hasOfx({ currency }, { year: 2025 }))).toEqual([
    true,
    false,
    false,
    false,
  ])
})
