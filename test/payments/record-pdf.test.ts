import { expect, it } from 'vitest'
import { type Line, recordPdf } from '../../adapters/sandbox/payments/record-pdf.ts'
import { readPdf } from './pdf.ts'

/**
 * Widths of letters in Helvetica, in thousandths of the font size. `widthOf` assumes 833 for all other letters, since none
 * of them is wider.
 */
const letters: ReadonlyArray<readonly [width: number, letters: string]> = [
  [222, 'ijl'],
  [278, ' ,ft'],
  [333, 'r'],
  [500, 'cksvxyz'],
  [556, 'abdeghnopqu'],
  [722, 'Rw'],
]
const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => {
    const [width = 833] = letters.find(([, some]) => some.includes(letter)) ?? []
    return sum + width / 100
  }, 0)
const date = '2026-11-23'

const pagesOf = async (lines: ReadonlyArray<Line>) =>
  readPdf(
    await recordPdf({
      title: 'A record',
      heading: 'A record',
      lead: 'Of what happened.',
      parts: [{ heading: 'What happened', lines }],
      at: 0,
      productName: 'Acme',
    }),
  ).pages

it.each([
  'Settled',
  'Received, waiting to be sent',
  'Being returned by the biller',
  'Being returned by the biller, who does not say why',
])('PAY-038 recordPdf leaves a gap between a note and the date in the next column: %s', async (note) => {
  const [page = []] = await pagesOf([
    [note, date],
    ['Settled', '2026-11-24'],
  ])
  const value = page.find(({ text }) => text === date)
  const next = page.find(({ text }) => text === '2026-11-24')
  if (value === undefined || next === undefined) throw new Error('The dates are not there')
  const from = page.findIndex(({ text }) => text === 'What happened') + 1
  const noteLines = page.slice(from, page.indexOf(value))
  expect(noteLines.map(({ text }) => text.trim()).join(' ')).toBe(note)
  for (const { x, text } of noteLines) expect(value.x - x - widthOf(text.trim())).toBeGreaterThan(10)
  // The row after the two-line note starts below both lines of the note.
  for (const { y } of noteLines) expect(y - next.y).toBeGreaterThan(10)
})

it('PAY-038 recordPdf keeps a note and its date on the same page', async () => {
  const pages = await pagesOf(
    Array.from({ length: 90 }, (_, index): Line => [
      `Step ${index}, of which there is more to be told than fits`,
      `Day ${index}`,
    ]),
  )
  expect(pages.length).toBeGreaterThan(2)
  const seen = pages.flatMap((texts) => {
    const first = texts.filter(({ text }) => text.startsWith('Step '))
    const days = texts.filter(({ text }) => text.startsWith('Day '))
    expect(days.map(({ y }) => y)).toEqual(first.map(({ y }) => y))
    // No text is in the bottom margin of the page.
    for (const { y } of texts) expect(y).toBeGreaterThan(56)
    return days.map(({ text }) => text)
  })
  expect(seen).toEqual(Array.from({ length: 90 }, (_, index) => `Day ${index}`))
})
