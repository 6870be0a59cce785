import fc from 'fast-check'
import { expect, it } from 'vitest'
import { csvField, csvText } from '../../core/presentation/csv.ts'
import { fieldsOf } from '../laws/csv.ts'

/** First characters of formulas in spreadsheets, and invisible characters that can precede a formula. */
const dangerous = ['=', '+', '-', '@', '\t', '\r', '\n', '\u0000', '＝', '＋', '－', '＠'] as const

const attacks = [
  '1+1',
  "cmd|' /C calc'!A0",
  'HYPERLINK("https://x.example","Refund")',
  'SUM(A1:A9)',
  '49 30 1234',
  '12.50',
  '',
  ',"quoted",',
  'a\r\nb',
]

it.each(dangerous.map((sign) => [JSON.stringify(sign), sign] as const))(
  'X10 CARD-184 csvText puts an apostrophe before a field that begins with %s, so that no spreadsheet runs the field',
  (_, sign) => {
    for (const attack of attacks) {
      if (sign === '-' && attack === '12.50') continue
      const [[read] = []] = fieldsOf(csvText([[`${sign}${attack}`]]))
      expect(read).toBe(`'${sign}${attack}`)
    }
  },
)

it('X10 csvField leaves numbers unchanged, even negative ones, so that a spreadsheet can calculate with them', () => {
  for (const number of ['0', '-12.50', '-0.01', '1284.55', '-9007199254740993.00', '4821']) {
    expect(csvField(number)).toBe(number)
  }
  for (const near of ['-', '--1', '-1-1', '-1.', '-.5', '-1e5', '- 1', '-1,000', '-1\n', '-１']) {
    expect(csvField(near).replace(/^"/, '')).toMatch(/^'-/)
  }
})

it('X10 CARD-184 csvText puts an apostrophe before a field if and only if a spreadsheet would run the field as a formula', () => {
  const fields = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.tuple(fc.constantFrom(...dangerous), fc.string()).map(([sign, rest]) => `${sign}${rest}`),
    fc.constantFrom('a"b', 'a,b', 'a\rb', 'a\nb', '"', "'", "'=1", ' =1+1', 'a=1'),
  )
  fc.assert(
    fc.property(fc.array(fc.array(fields, { minLength: 1, maxLength: 4 }), { maxLength: 5 }), (lines) => {
      const read = fieldsOf(csvText(lines))
      for (const [row, line] of lines.entries()) {
        for (const [column, field] of line.entries()) {
          const isRun = /^[=+@＝＋－＠\p{Cc}]|^-(?!\d+(?:\.\d+)?$)/u.test(field)
          expect(read[row]?.[column]).toBe(isRun ? `'${field}` : field)
        }
      }
    }),
  )
})

it('CARD-196 csvText begins with the byte order mark of UTF-8, and ends every line with CR LF', () => {
  const text = csvText([['Café', 'b'], ['c']])
  expect(text).toBe('\uFEFFCafé,b\r\nc\r\n')
  expect(new TextEncoder().encode(text).slice(0, 3)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf))
  expect(csvText([['\uFEFFa']])).toBe('\uFEFF"\uFEFFa"\r\n')
})

it('CARD-184 csvField quotes a field if and only if it has a separator, a quote, a line break or a leading blank', () => {
  expect(['a,b', 'a"b', 'a\rb', 'a\nb', 'a\r\nb', 'a b', 'a;b', 'a\tb', ' a', '\u00A0a', 'a '].map(csvField)).toEqual([
    '"a,b"',
    '"a""b"',
    '"a\rb"',
    '"a\nb"',
    '"a\r\nb"',
    'a b',
    '"a;b"',
    '"a\tb"',
    '" a"',
    '"\u00A0a"',
    'a ',
  ])
})
