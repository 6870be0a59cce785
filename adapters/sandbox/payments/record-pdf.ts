import PDFDocument from 'pdfkit'
import { printable } from './printable.ts'

/** Page margin in points. */
const margin = 56
const labelWidth = 150
const gap = 16

/** Line of the record: a label and its value. An unknown value is null. */
export type Line = readonly [label: string, value: string | null]

export interface Part {
  readonly heading: string
  readonly lines: ReadonlyArray<Line>
}

/** Content of a printed record. `title` is the title of the file. */
export interface PaperRecord {
  readonly title: string
  readonly heading: string
  readonly lead: string
  readonly parts: ReadonlyArray<Part>
  /** Milliseconds since 1970. */
  readonly at: number
  readonly productName: string
}

type Pdf = InstanceType<typeof PDFDocument>

/**
 * Draws a block of text and adds it to the PDF's structure tree. If characters had to be replaced for printing, the
 * structure tree contains the original text.
 */
const block = (pdf: Pdf, type: 'H1' | 'H2' | 'P', text: string, draw: (text: string) => void) => {
  const shown = printable(text)
  const actual = shown === text ? {} : { actual: text }
  return pdf.struct(type, actual, () => draw(shown))
}

/** Draws a label and its value side by side on the same page. The next line begins below both of them. */
const line = (pdf: Pdf, [label, value]: Line) =>
  block(pdf, 'P', `${label}: ${value ?? 'Not available'}`, (text) => {
    const [shownLabel, shownValue] = [text.slice(0, label.length), text.slice(label.length + 2)]
    const right = margin + labelWidth + gap
    const width = pdf.page.width - margin - right
    pdf.font('Helvetica').fontSize(10)
    const height = Math.max(
      pdf.heightOfString(shownLabel, { width: labelWidth }),
      pdf.heightOfString(shownValue, { width }),
    )
    if (pdf.y + height > pdf.page.maxY()) pdf.addPage()
    const top = pdf.y
    pdf.fillColor('#46536b').text(shownLabel, margin, top, { width: labelWidth })
    pdf.fillColor('#10192b').text(shownValue, right, top, { width })
    pdf.y = top + height
    pdf.moveDown(0.4)
  })

/** Makes a tagged PDF of a record. The same record always results in the same bytes. */
export const recordPdf = ({
  title,
  heading: first,
  lead,
  parts,
  at,
  productName,
}: PaperRecord): Promise<Uint8Array> => {
  const pdf = new PDFDocument({
    size: 'LETTER',
    margin,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: 'en-US',
    info: {
      Title: title,
      Author: productName,
      Creator: productName,
      Producer: productName,
      CreationDate: new Date(at),
    },
  })
  const bytes = new Promise<Uint8Array>((resolve, reject) => {
    const chunks: Array<Buffer> = []
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  const add = (element: ReturnType<Pdf['struct']>): void => void root.add(element)
  add(
    block(pdf, 'H1', first, (text) => {
      pdf.font('Helvetica-Bold').fontSize(20).fillColor('#10192b').text(text, margin, margin)
    }),
  )
  add(
    block(pdf, 'P', lead, (text) => {
      pdf.moveDown(0.4).font('Helvetica').fontSize(10).fillColor('#46536b').text(text)
    }),
  )
  for (const { heading, lines } of parts) {
    add(
      block(pdf, 'H2', heading, (text) => {
        pdf.moveDown(1).font('Helvetica-Bold').fontSize(13).fillColor('#10192b').text(text, margin).moveDown(0.4)
      }),
    )
    for (const one of lines) add(line(pdf, one))
  }
  root.end()
  pdf.end()
  return bytes
}
