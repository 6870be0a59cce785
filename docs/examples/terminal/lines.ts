import { stripVTControlCharacters, styleText } from 'node:util'

const formats = { strong: 'bold', quiet: 'dim', good: 'green', wait: 'yellow', bad: 'red' } as const

/** Part of a line that has a style, such as bold. */
export interface Piece {
  readonly text: string
  readonly tone: keyof typeof formats
}

/** Line of the screen as data, so that tests can read it without a terminal. */
export type Line = ReadonlyArray<string | Piece>

export const piece = (tone: Piece['tone'], text: string): Piece => ({ text, tone })

const textOf = (part: string | Piece): string => (typeof part === 'string' ? part : part.text)

/** Removes control characters and direction marks from texts that other people or servers have written. */
const clean = (text: string): string =>
  stripVTControlCharacters(text).replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '')

/** Formats lines for output, with colours if `hasColour` is set. */
export const printed = (lines: ReadonlyArray<Line>, hasColour: boolean): string =>
  lines
    .map((line) =>
      line
        .map((part) => {
          const text = clean(textOf(part))
          return typeof part === 'string' || !hasColour
            ? text
            : styleText(formats[part.tone], text, { validateStream: false })
        })
        .join('')
        .trimEnd(),
    )
    .map((line) => `${line}\n`)
    .join('')

/** Aligns the cells of all rows in columns and indents the rows. An 'end' column is aligned to the right. */
export const columns = (rows: ReadonlyArray<Line>, sides: ReadonlyArray<'start' | 'end'>): ReadonlyArray<Line> => {
  const widths = sides.map((_, column) => Math.max(0, ...rows.map((row) => textOf(row[column] ?? '').length)))
  return rows.map((row) =>
    row.flatMap((cell, column) => {
      const gap = ' '.repeat((widths[column] ?? 0) - textOf(cell).length)
      return sides[column] === 'end' ? ['  ', gap, cell] : ['  ', cell, gap]
    }),
  )
}
