import { visibleText } from '@paydeck/core/presentation'
import { isName, nameMessage } from '@paydeck/core/profile'
import { hasHidden } from '@paydeck/sandbox/calls/hidden-characters'
import fc from 'fast-check'
import { expect, it } from 'vitest'

/** Generates single characters: random ones, listed visible ones and listed hidden ones are equally likely. */
const characters = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  fc.constantFrom(
    'a',
    'É',
    'ß',
    ' ',
    '-',
    'ی',
    'خ',
    'क',
    '\u094D',
    'च',
    '\u0301',
    '葛',
    '1',
    '😀',
    '👩',
    '👍',
    '🏽',
    '❤',
    '🏴',
    '🇨',
    '\u20E3',
    '\u3164',
    '\u115F',
  ),
  fc.constantFrom(
    '\u200C',
    '\u200D',
    '\uFE0F',
    '\u{E0101}',
    '\u180B',
    '\u200B',
    '\u202E',
    '\u2066',
    '\u200F',
    '\u00AD',
    '\u{E0041}',
    '\u{E0067}\u{E0062}\u{E0065}',
    '\u{E007F}',
    '\t',
  ),
)
const texts = fc.array(characters, { maxLength: 12 }).map((parts) => parts.join(''))

it('PROF-022 visibleText is idempotent: a second call changes nothing', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(visibleText(visibleText(text))).toBe(visibleText(text))
    }),
  )
})

it('PROF-022 ERR-008 PROF-072 visibleText removes all characters that the provider rejects as hidden, and no others', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(hasHidden(visibleText(text))).toBe(false)
      if (!hasHidden(text)) expect(visibleText(text)).toBe(text.trim())
      if (visibleText(text) === text) expect(hasHidden(text)).toBe(false)
    }),
    {
      examples: [['\u0627\u200C\u3164\u0628'], ['葛\u{E0101}\u{E0102}\u200D葛'], ['a\uFE0F\u200Dक'], ['क\u0301\u200D']],
    },
  )
})

it.each([
  '👩\u200D👩\u200D👧',
  '👍🏽',
  '❤\uFE0F',
  '❤\uFE0F\u200D🔥',
  '🏳\uFE0F\u200D🌈',
  '👩🏽\u200D🚀',
  '👁\uFE0F\u200D🗨\uFE0F',
  '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
  '1\uFE0F\u20E3',
  '👩\u200D🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
  '🇨🇭',
  'Zoë 👩🏽\u200D🚀 42',
])('PROF-022 visibleText keeps the hidden characters inside the emoji of %s, and the provider accepts them', (text) => {
  expect([visibleText(text), hasHidden(text)]).toEqual([text, false])
})

it.each([
  ['👩\u200D', '👩'],
  ['\u200D👩', '👩'],
  ['👩\u200D\u200D👩', '👩👩'],
  ['❤\uFE0F\uFE0F', '❤\uFE0F'],
  ['1\uFE0F', '1'],
  ['a\uFE0F\u20E3', 'a\u20E3'],
  ['🏴\u{E0067}\u{E0062}', '🏴'],
  ['😀\u{E0067}\u{E0062}\u{E0065}\u{E007F}', '😀'],
  ['🏴\u{E0041}\u{E0042}\u{E0043}\u{E007F}', '🏴'],
])('PROF-022 visibleText removes those hidden characters of %j that belong to no emoji', (text, visible) => {
  expect([visibleText(text), hasHidden(text)]).toEqual([visible, true])
})

const letters = fc.stringMatching(/^[\p{L}]{2,8}$/u).filter((text) => !hasHidden(text))
const hidden = fc.oneof(
  fc.constantFrom(
    '\u200B',
    '\u200E',
    '\u200F',
    '\u00AD',
    '\u061C',
    '\u2060',
    '\uFEFF',
    '\u180E',
    '\u{E0001}',
    '\u0007',
    '\u2800',
  ),
  fc.integer({ min: 0x202a, max: 0x202e }).map((code) => String.fromCodePoint(code)),
  fc.integer({ min: 0x2066, max: 0x2069 }).map((code) => String.fromCodePoint(code)),
  fc.integer({ min: 0xe0020, max: 0xe007f }).map((code) => String.fromCodePoint(code)),
)

it('PROF-022 visibleText removes a hidden character at any position of a name', () => {
  fc.assert(
    fc.property(letters, hidden, fc.nat(), (name, character, place) => {
      const all = [...name]
      const index = place % (all.length + 1)
      const mixed = [...all.slice(0, index), character, ...all.slice(index)].join('')
      expect(visibleText(mixed)).toBe(name)
      expect(hasHidden(mixed)).toBe(true)
    }),
  )
})

it('PROF-022 PROF-023 the minimum length of a name applies to its visible characters', () => {
  fc.assert(
    fc.property(fc.array(hidden, { maxLength: 4 }), fc.array(hidden, { maxLength: 4 }), (before, after) => {
      const around = (text: string): string => [...before, text, ...after].join('')
      expect([isName(around('')), isName(around('A')), isName(around('Al'))]).toEqual([false, false, true])
      expect(nameMessage(around('A'), true)).toBe('Must be at least 2 characters')
    }),
  )
})

const joiners = fc.constantFrom('\u200C', '\u200D')
const script = (from: number, to: number) =>
  fc.integer({ min: from, max: to }).map((code) => String.fromCodePoint(code))

it('PROF-072 visibleText keeps invisible joiners between letters of Arabic, Devanagari and Sinhala, even after a virama', () => {
  const pairs = fc.oneof(
    fc.tuple(script(0x0627, 0x063a), fc.constant(''), script(0x0627, 0x063a)),
    fc.tuple(script(0x0915, 0x0939), fc.constantFrom('', '\u094D'), script(0x0915, 0x0939)),
    fc.tuple(script(0x0d9a, 0x0da2), fc.constantFrom('', '\u0DCA'), script(0x0d9a, 0x0da2)),
  )
  fc.assert(
    fc.property(pairs, joiners, ([one, sign, other], joiner) => {
      const text = `${one}${sign}${joiner}${other}`
      expect([visibleText(text), hasHidden(text)]).toEqual([text, false])
    }),
  )
})

it('PROF-072 visibleText removes invisible joiners at the end of a word, repeated joiners, and joiners between Latin letters', () => {
  fc.assert(
    fc.property(joiners, (joiner) => {
      const loose = [`${joiner}خ`, `خ${joiner}`, `خ${joiner} خ`, `A${joiner}da`, `a\u0301${joiner}b`, `1${joiner}2`]
      expect(loose.map(visibleText)).toEqual(['خ', 'خ', 'خ خ', 'Ada', 'a\u0301b', '12'])
      expect(loose.every(hasHidden)).toBe(true)
      expect(visibleText(`خ${joiner}${joiner}خ`)).toBe('خخ')
    }),
  )
})

it('visibleText replaces line breaks and tabs by spaces', () => {
  expect(visibleText(' Ada\t Byron\r\nLovelace\u2028')).toBe('Ada  Byron Lovelace')
})

it('PROF-022 ERR-008 PROF-072 visibleText removes a Unicode character if and only if the provider rejects it', () => {
  const differences: Array<string> = []
  for (let code = 0; code <= 0x10ffff; code += 1) {
    // Skips surrogates, which are no characters of their own.
    if (code >= 0xd800 && code <= 0xdfff) continue
    const text = `a${String.fromCodePoint(code)}b`
    if ((visibleText(text) === text) === hasHidden(text)) differences.push(code.toString(16))
  }
  expect(differences).toEqual([])
})
