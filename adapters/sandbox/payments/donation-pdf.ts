import PDFDocument from 'pdfkit'
import { coinText } from '../money/amounts.ts'
import { currencies } from '../money/currencies.ts'
import type { Invoice } from './invoice-steps.ts'
import { printable } from './printable.ts'

/** Points. */
const margin = 56
const labelWidth = 150

type Line = readonly [label: string, value: string | null]

interface Part {
  readonly heading: string
  readonly lines: ReadonlyArray<Line>
}

const coinsOf = ({ amount, networkCost, txCurrency }: Invoice): string | null => {
  const currency = currencies.find(({ code }) => code === txCurrency)
  if (amount === null || currency === undefined) return null
  const given = BigInt(amount) - BigInt(networkCost ?? '0')
  return `${coinText(given, currency.decimals)} ${currency.displayCode} (${currency.name})`
}

const joined = (texts: ReadonlyArray<string | null | undefined>): string | null => {
  const known = texts.filter((text) => text !== null && text !== undefined && text !== '')
  return known.length === 0 ? null : known.join(', ')
}

const partsOf = (row: Invoice): ReadonlyArray<Part> => {
  const { buyer, currency, history } = row
  const given = history.findLast(({ step }) => step === 'paid')?.at ?? row.timestamp
  return [
    {
      heading: 'Donor',
      lines: [
        ['Name', buyer?.name ?? null],
        ['Address', joined([buyer?.address1, buyer?.address2])],
        ['City', joined([buyer?.city, buyer?.state, buyer?.zip])],
        ['Email', buyer?.email ?? null],
        ['Phone', buyer?.phone ?? null],
      ],
    },
    {
      heading: 'Donee',
      lines: [['Organization', row.merchantName]],
    },
    {
      heading: 'Donated property',
      lines: [
        ['Date of contribution', new Date(given).toISOString().slice(0, 10)],
        ['Kind of property', 'Digital asset'],
        ['Amount in coin', coinsOf(row)],
        ['Value when given', `${currency.symbol}${row.price} ${currency.code}`],
        ['Transaction', row.txId],
        ['Invoice', row.id],
      ],
    },
  ]
}

type Pdf = InstanceType<typeof PDFDocument>

/** A block of the page and its place in the structure, with its text in full where print is in fewer letters. */
const block = (pdf: Pdf, type: 'H1' | 'H2' | 'P', text: string, draw: (text: string) => void) => {
  const shown = printable(text)
  const actual = shown === text ? {} : { actual: text }
  return pdf.struct(type, actual, () => draw(shown))
}

const line = (pdf: Pdf, [label, value]: Line) =>
  block(pdf, 'P', `${label}: ${value ?? 'not told'}`, (text) => {
    const top = pdf.y
    pdf.font('Helvetica').fontSize(10).fillColor('#46536b').text(label, margin, top, { width: labelWidth })
    const right = margin + labelWidth
    const width = pdf.page.width - margin - right
    pdf.fillColor('#10192b').text(text.slice(label.length + 2), right, top, { width })
    pdf.moveDown(0.4)
  })

/**
 * What somebody needs who fills in Form 8283 for a donation, as a tagged PDF; all of it follows from the invoice. It is no
 * copy of the official form.
 */
export const donationPdf = (row: Invoice, productName: string): Promise<Uint8Array> => {
  const pdf = new PDFDocument({
    size: 'LETTER',
    margin,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: 'en-US',
    info: {
      Title: `Form 8283 data for the donation ${row.id}`,
      Author: productName,
      Creator: productName,
      Producer: productName,
      CreationDate: new Date(row.timestamp),
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
    block(pdf, 'H1', 'Noncash charitable contribution', (text) => {
      pdf.font('Helvetica-Bold').fontSize(20).fillColor('#10192b').text(text, margin, margin)
    }),
  )
  const lead = `For Form 8283 of your tax return, from ${productName}. This is a record of the donation and not the official form.`
  add(
    block(pdf, 'P', lead, (text) => {
      pdf.moveDown(0.4).font('Helvetica').fontSize(10).fillColor('#46536b').text(text)
    }),
  )
  for (const { heading, lines } of partsOf(row)) {
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
