import { setImmediate as nextTurn } from 'node:timers/promises'
import { isInvisible } from '../kernel/invisible-characters.ts'
import { printable } from '../payments/printable.ts'
import type { Pdf, PdfElement } from '../payments/tagged-pdf.ts'

/** Column of a printed table. `width` is in points. */
export interface PdfColumn {
  readonly label: string
  readonly width: number
  readonly align: 'left' | 'right'
}

export interface PdfTable {
  readonly columns: ReadonlyArray<PdfColumn>
  /** Texts of the cells, one for each column. */
  readonly rows: ReadonlyArray<ReadonlyArray<string>>
  /** True if the first cell of a row is the header of the row. */
  readonly hasRowHeaders: boolean
}

/** Maximum number of printed characters of a cell. The structure tree contains the whole text. */
const longest = 160

/** Space in points between two columns, and above and below a row. */
const gap = 8
const padding = 4

const fontSize = 9
const leastFontSize = 5
const [ink, grey, rule] = ['#10192b', '#46536b', '#b8c0cc']

/** Removes line breaks, direction marks and other characters without a shape. */
const visible = (text: string): string =>
  [...text.replaceAll(/\s/gu, ' ')]
    .filter((character) => !isInvisible(character))
    .join('')
    .trim()

const shortened = (text: string): string => {
  const characters = [...text]
  return characters.length > longest ? `${characters.slice(0, longest).join('')}…` : text
}

/** Cell, its printed text, and its role in the structure tree. */
interface Cell {
  readonly text: string
  readonly shown: string
  readonly x: number
  readonly column: PdfColumn
  readonly scope: 'Column' | 'Row' | null
}

const cellsOf = (
  pdf: Pdf,
  { columns, hasRowHeaders }: PdfTable,
  texts: ReadonlyArray<string>,
  isHead: boolean,
): ReadonlyArray<Cell> =>
  columns.map((column, index) => {
    const text = visible(texts[index] ?? '')
    const before = columns.slice(0, index).reduce((sum, { width }) => sum + width, 0)
    const scope = isHead ? 'Column' : hasRowHeaders && index === 0 ? 'Row' : null
    return { text, shown: printable(shortened(text)), x: pdf.page.margins.left + before, column, scope }
  })

const select = (pdf: Pdf, isHead: boolean): Pdf =>
  pdf
    .font(isHead ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(fontSize)
    .fillColor(isHead ? grey : ink)

/** Selects the font size of a cell. Long amounts are smaller, so that they stay on one line. */
const fit = (pdf: Pdf, { shown, column }: Cell): void => {
  pdf.fontSize(fontSize)
  if (column.align === 'left') return
  const share = (column.width - gap - 0.1) / pdf.widthOfString(shown)
  if (share < 1) pdf.fontSize(Math.max(leastFontSize, fontSize * share))
}

const heightOf = (pdf: Pdf, cells: ReadonlyArray<Cell>, isHead: boolean): number => {
  select(pdf, isHead)
  const heights = cells.map((cell) => {
    fit(pdf, cell)
    return pdf.heightOfString(cell.shown, { width: cell.column.width - gap })
  })
  pdf.fontSize(fontSize)
  return Math.max(...heights, pdf.currentLineHeight()) + 2 * padding
}

/** Draws a text. Programs that copy or search the text get the original in place of replaced characters. */
const drawCell = (pdf: Pdf, cell: Cell, top: number): void => {
  const { text, shown, x, column } = cell
  fit(pdf, cell)
  const options = { width: column.width - gap, align: column.align }
  const left = column.align === 'right' ? x + gap : x
  if (shown === text) {
    pdf.text(shown, left, top + padding, options)
    return
  }
  pdf.markContent('Span', { actual: text })
  pdf.text(shown, left, top + padding, options)
  pdf.endMarkedContent()
}

const drawRule = (pdf: Pdf, y: number): void => {
  const { left, right } = pdf.page.margins
  pdf.markContent('Artifact', { type: 'Layout' })
  pdf
    .moveTo(left, y)
    .lineTo(pdf.page.width - right, y)
    .lineWidth(0.5)
    .strokeColor(rule)
    .stroke()
  pdf.endMarkedContent()
}

/** Options of a cell in the structure tree. The types of pdfkit lack `scope`. */
const structureOf = ({ text, shown, scope }: Cell) => ({
  ...(shown === text ? {} : { actual: text }),
  ...(scope === null ? {} : { scope }),
})

/** Draws a row and adds it to the structure tree. */
const drawRow = (pdf: Pdf, table: PdfElement, cells: ReadonlyArray<Cell>, isHead: boolean): void => {
  const height = heightOf(pdf, cells, isHead)
  const top = pdf.y
  const row = pdf.struct('TR')
  table.add(row)
  for (const cell of cells) {
    const type = cell.scope === null ? 'TD' : 'TH'
    row.add(pdf.struct(type, structureOf(cell), cell.text === '' ? [] : () => drawCell(pdf, cell, top)))
  }
  drawRule(pdf, top + height)
  pdf.y = top + height
}

/** Repeats the header on a new page. Only the first header is in the structure tree, so that readers announce it once. */
const repeatHead = (pdf: Pdf, cells: ReadonlyArray<Cell>): void => {
  const height = heightOf(pdf, cells, true)
  const top = pdf.y
  pdf.markContent('Artifact', { type: 'Pagination' })
  for (const { shown, x, column } of cells) {
    const left = column.align === 'right' ? x + gap : x
    pdf.text(shown, left, top + padding, { width: column.width - gap, align: column.align })
  }
  pdf.endMarkedContent()
  drawRule(pdf, top + height)
  pdf.y = top + height
}

const headOf = (pdf: Pdf, table: PdfTable): ReadonlyArray<Cell> =>
  cellsOf(
    pdf,
    table,
    table.columns.map(({ label }) => label),
    true,
  )

/** Returns the height in points of the header and the first row of a table. */
export const startHeight = (pdf: Pdf, table: PdfTable): number =>
  heightOf(pdf, headOf(pdf, table), true) + heightOf(pdf, cellsOf(pdf, table, table.rows[0] ?? [], false), false)

/**
 * Draws a table below what was drawn before. No row is divided by a page break. Yields to the event loop after each page, so
 * that a long table delays no other request.
 */
export const drawTable = async (pdf: Pdf, parent: PdfElement, table: PdfTable): Promise<void> => {
  const element = pdf.struct('Table')
  parent.add(element)
  const head = headOf(pdf, table)
  drawRow(pdf, element, head, true)
  for (const texts of table.rows) {
    const cells = cellsOf(pdf, table, texts, false)
    if (pdf.y + heightOf(pdf, cells, false) > pdf.page.maxY()) {
      // oxlint-disable-next-line no-await-in-loop -- the pages are drawn in order
      await nextTurn()
      pdf.addPage()
      repeatHead(pdf, head)
    }
    drawRow(pdf, element, cells, false)
  }
  element.end()
  pdf.x = pdf.page.margins.left
}
