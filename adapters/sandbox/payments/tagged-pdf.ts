import PDFDocument from 'pdfkit'
import { printable } from './printable.ts'

/** Page margin in points. */
export const margin = 56

export type Pdf = InstanceType<typeof PDFDocument>

/** Element of the structure tree of a PDF. */
export type PdfElement = ReturnType<Pdf['struct']>

export interface PdfFacts {
  /** Title of the file. */
  readonly title: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly productName: string
}

/** Opens a tagged PDF. Its pages stay in memory until it ends, so that page numbers can be added last. */
export const openPdf = ({ title, at, productName }: PdfFacts) => {
  const pdf = new PDFDocument({
    size: 'LETTER',
    margin,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    bufferPages: true,
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
  return { pdf, root, bytes }
}

/**
 * Draws a block of text and adds it to the PDF's structure tree. If characters had to be replaced for printing, the
 * structure tree contains the original text.
 */
export const block = (pdf: Pdf, type: 'H1' | 'H2' | 'P', text: string, draw: (text: string) => void): PdfElement => {
  const shown = printable(text)
  const actual = shown === text ? {} : { actual: text }
  return pdf.struct(type, actual, () => draw(shown))
}
