import { block, margin, openPdf, type Pdf, type PdfElement, type PdfFacts } from './tagged-pdf.ts'

const labelWidth = 150
const gap = 16

/** Line of the record: a label and its value. An unknown value is null. */
export type Line = readonly [label: string, value: string | null]

export interface Part {
  readonly heading: string
  readonly lines: ReadonlyArray<Line>
}

/** Content of a printed record. */
export interface PaperRecord extends PdfFacts {
  readonly heading: string
  readonly lead: string
  readonly parts: ReadonlyArray<Part>
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
export const recordPdf = ({ heading: first, lead, parts, ...facts }: PaperRecord): Promise<Uint8Array> => {
  const { pdf, root, bytes } = openPdf(facts)
  const add = (element: PdfElement): void => void root.add(element)
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
