import { cardExport } from '@paydeck/core/cards'
import { fromMinorUnits } from '@paydeck/core/money'
import { payoutExportOf } from '@paydeck/core/payments'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { shownFile } from '../../core/cards/card-export/rules.ts'
import { fileName } from '../../core/presentation/file-name.ts'

const hostile = [
  '../../etc/passwd',
  '..\\..\\boot.ini',
  'C:\\x',
  '/etc/x',
  'a"b',
  "a'b",
  'a;filename=b',
  'a\r\nContent-Type: text/html',
  'a\0.exe',
  'a b',
  'a%2fb',
  '{year}',
  'a\u202Egnp.exe',
  '\uFF0E\uFF0E\uFF0F',
  'é',
  '😀',
  '\uD800',
  '.',
  '',
]

/** True if the name is a single part of a path, without characters that headers or file systems interpret. */
const isOnePart = (name: string): boolean => /^[a-z][A-Za-z0-9_-]*\.csv$/.test(name)

it.each(hostile)(
  'X11 fileName replaces the characters of %j that have a meaning in a file path or an HTTP header',
  (value) => {
    expect(fileName('card-{value}.csv', { value })).toMatch(/^card-[A-Za-z0-9_-]*\.csv$/)
  },
)

it('X11 fileName keeps letters, digits, hyphens and underscores, and replaces every other character by an underscore', () => {
  expect(fileName('invoice-{id}.pdf', { id: 'Jx3f-_9' })).toBe('invoice-Jx3f-_9.pdf')
  expect(fileName('payouts-{year}.csv', { year: 2026 })).toBe('payouts-2026.csv')
  expect(fileName('a-{id}.csv', { id: '../x' })).toBe('a-___x.csv')
})

it('X11 CARD-174 PAY-103 every report has a safe file name, even if the last digits of the card contain invalid characters', () => {
  const row = { date: 0, description: '', type: 'PM', amount: fromMinorUnits(0n, 2) }
  const now = Date.parse('2026-11-20T12:00:00Z')
  const any = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...hostile))
  fc.assert(
    fc.property(any, (lastFourDigits) => {
      const report = cardExport({ provider: 'galileo', lastFourDigits }, [row], 2026, now)
      const name = report.kind === 'file' ? report.file.name : ''
      expect(isOnePart(name)).toBe(true)
      expect(name.endsWith('-2026.csv')).toBe(true)
      const shown = shownFile({ lastFourDigits }, { cardId: 'c', pending: [], settled: [] }, now).name
      expect(isOnePart(shown)).toBe(true)
      expect(shown.endsWith('-activity-2026-11-20.csv')).toBe(true)
    }),
  )
  expect(payoutExportOf(2026, [['date'], ['2026-01-05']])).toMatchObject({ file: { name: 'payouts-2026.csv' } })
})
