import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { searchWords } from '../../core/presentation/search-words.ts'
import { typedTexts } from '../arbitraries/typed-text.ts'
import { open } from './databases.ts'

/** Groups of words that a search must treat as equal. */
const equalWords = [
  ['cafe', 'Café', 'CAFE\u0301', 'ｃａｆｅ', 'ca\u200bfe\u00ad', '\ufeffcafe\u2060'],
  ['strasse', 'STRASSE', 'stra\u00adsse'],
  ['ﬁnance', 'FINANCE', 'finance'],
  ['istanbul', 'İSTANBUL', 'Istanbul'],
  ['οδοσ', 'ΟΔΟΣ', 'οδος', 'ὁδός'],
  ['٣१', '٣१\u202e'],
  ['한글', '\u1112\u1161\u11ab\u1100\u1173\u11af', '한\u200b글'],
  ['किताब', 'कि\u200bताब'],
  ['می\u200cخواهم', 'میخواهم'],
]

/** Pairs of words that a search must treat as different, because a letter or a vowel sign differs. */
const unequalWords = [
  ['कि', 'के'],
  ['ド', 'ト'],
  ['straße', 'strasse'],
  ['ı', 'i'],
]

/** Letters of scripts that older JavaScript engines do not know: those from U+10000 on, except U+1D000 to U+1FFFF. */
const newerScripts = /(?![\u{1D000}-\u{1FFFF}])[\u{10000}-\u{DFFFF}]/gu

const lettersOf = (words: ReadonlyArray<string>): string => words.join('').replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')

it('the database and the client normalise the words of any search text in the same way', async () => {
  const { database } = await open()
  onTestFinished(() => database.close())
  const generated = fc
    .sample(typedTexts, { numRuns: 2000, seed: 7 })
    .map((text) => text.toWellFormed().replaceAll('\0', '').replaceAll(newerScripts, ''))
  const texts = [...equalWords.flat(), ...unequalWords.flat(), ...generated]
  const { rows } = await sql<{ readonly words: ReadonlyArray<string> }>`
    select payment_words(value) as words
    from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) with ordinality as listed(value, place)
    order by place`.execute(database.queries)
  const folded = new Map(texts.map((text, index) => [text, lettersOf(rows[index]?.words ?? [])]))
  expect(texts.filter((text) => folded.get(text) !== lettersOf(searchWords(text)))).toEqual([])
  for (const words of equalWords) expect(new Set(words.map((word) => folded.get(word))).size).toBe(1)
  for (const [one, other] of unequalWords) expect(folded.get(one ?? '')).not.toBe(folded.get(other ?? ''))
})
