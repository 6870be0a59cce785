import type { EntryKind, Totals } from '@paydeck/core/model'
import { currencies } from '../money/currencies.ts'
import { block, openPdf, type Pdf, type PdfElement, type PdfFacts } from '../payments/tagged-pdf.ts'
import { drawTable, type PdfColumn, type PdfTable, startHeight } from './pdf-table.ts'
import type { Month, StatementCard, StatementEntry } from './statement-queries.ts'

/** Content of a statement. */
export interface Statement extends Month, Omit<PdfFacts, 'title'> {
  /** Name of the user. */
  readonly owner: string
  /** True if the month has not ended. */
  readonly isRunning: boolean
  readonly totals: Totals
  readonly cards: ReadonlyArray<StatementCard>
  /** Newest first. */
  readonly entries: ReadonlyArray<StatementEntry>
}

const kinds = {
  cardPurchase: { note: null, direction: 'out' },
  cardRefund: { note: 'refund', direction: 'in' },
  cardLoad: { note: 'moved', direction: 'moved' },
  cardFee: { note: null, direction: 'out' },
  payment: { note: null, direction: 'out' },
  paymentRefund: { note: 'refund', direction: 'in' },
  donation: { note: 'donation', direction: 'out' },
  bill: { note: null, direction: 'out' },
  payout: { note: 'payout', direction: 'in' },
  securityChange: { note: null, direction: 'moved' },
} as const satisfies Readonly<Record<EntryKind, { note: string | null; direction: 'in' | 'out' | 'moved' }>>

const unknown = 'Not available'

/**
 * Formats decimal text with all its decimals, at least two, and with grouped thousands: "1234.5" gives "1,234.50".
 */
const amountText = (amount: string | null): string => {
  if (amount === null) return unknown
  const [whole = '', fraction = ''] = amount.split('.')
  return `${whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')}.${fraction.replace(/0+$/, '').padEnd(2, '0')}`
}

/** Formats an amount with its currency, unless it is US dollars. */
const moneyText = ({ amount, currency }: Pick<StatementEntry, 'amount' | 'currency'>): string =>
  amount === null || currency === 'USD' ? amountText(amount) : `${amountText(amount)} ${currency ?? ''}`

const dates = (timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone })

const monthName = ({ year, month }: Month): string =>
  dates('UTC', { month: 'long', year: 'numeric' }).format(Date.UTC(year, month - 1))

/** Formats the instant at which the statement was made. The time has a plain space, since the font lacks the narrow one. */
const madeAt = ({ at, zone }: Statement): string => {
  const time = dates(zone, { timeStyle: 'short' }).format(at).replaceAll(/\s/g, ' ')
  return `Made on ${dates(zone, { dateStyle: 'medium' }).format(at)} at ${time}`
}

const period = ({ year, month, zone }: Statement): string => {
  const last = new Date(Date.UTC(year, month, 0))
  const day = dates('UTC', { month: 'short', day: 'numeric' })
  return `${day.format(Date.UTC(year, month - 1))} – ${day.format(last)}, ${year}, ${zone.replaceAll('_', ' ')}`
}

const column = (label: string, width: number, align: PdfColumn['align'] = 'right'): PdfColumn => ({
  label,
  width,
  align,
})

const totalColumns = [
  column('In', 125, 'left'),
  column('Out', 125, 'left'),
  column('Of which fees', 125, 'left'),
  column('Moved to cards', 125, 'left'),
]
const cardColumns = [
  column('Card', 125, 'left'),
  column('Opening', 75),
  column('In', 75),
  column('Out', 75),
  column('Of which fees', 75),
  column('Closing', 75),
]
const entryColumns = [
  column('Date', 48, 'left'),
  column('What', 172, 'left'),
  column('Account', 98, 'left'),
  column('Fee', 46),
  column('Out', 68),
  column('In', 68),
]

const cardName = ({ name, lastFourDigits }: StatementCard): string => `${name} ${lastFourDigits}`.trim()

/** Returns the cells of a card. An amount has its currency, unless the currency is US dollars. */
const cardRow = (card: StatementCard): ReadonlyArray<string> => [
  cardName(card),
  ...[card.opening, card.in, card.out, card.fees, card.closing].map((amount) =>
    moneyText({ amount, currency: card.currency }),
  ),
]

/** Returns the name of an account by its id: the card, the coin or the wallet. */
const accountText = (id: string | null, cards: ReadonlyArray<StatementCard>): string => {
  const [, kind, key = ''] = /^(card|coin|wallet):(.*)$/s.exec(id ?? '') ?? []
  if (kind === 'card') {
    const card = cards.find((one) => one.id === key)
    return card === undefined ? '' : cardName(card)
  }
  if (key === 'LNBTC') return 'BTC'
  return kind === 'coin' ? (currencies.find(({ code }) => code === key)?.displayCode ?? key) : key
}

const entryRow = (
  entry: StatementEntry,
  cards: ReadonlyArray<StatementCard>,
  day: Intl.DateTimeFormat,
): ReadonlyArray<string> => {
  const { note, direction } = kinds[entry.kind]
  const isOut = direction === 'out' || (direction === 'moved' && entry.isNegative)
  const name = entry.title === null || entry.title.trim() === '' ? 'Unnamed' : entry.title
  return [
    day.format(entry.at),
    note === null ? name : `${name}, ${note}`,
    accountText(entry.account, cards),
    entry.fee === null ? '' : amountText(entry.fee),
    isOut ? moneyText(entry) : '',
    isOut ? '' : moneyText(entry),
  ]
}

/** Adds a paragraph or heading to the structure tree and draws it. */
const write = (pdf: Pdf, root: PdfElement, type: 'H1' | 'H2' | 'P', text: string): void => {
  const [font, size, color] = (
    {
      H1: ['Helvetica-Bold', 20, '#10192b'],
      H2: ['Helvetica-Bold', 13, '#10192b'],
      P: ['Helvetica', 10, '#46536b'],
    } as const
  )[type]
  root.add(
    block(pdf, type, text, (shown) => {
      if (type === 'H2') pdf.moveDown(1.2)
      pdf.font(font).fontSize(size).fillColor(color).text(shown, pdf.page.margins.left).moveDown(0.3)
    }),
  )
}

/** Height of a heading with its margins, and of a line of text, in points. */
const [headingHeight, lineHeight] = [36, 20]

/** Draws a heading and the table or the text that it introduces. The heading is on the page of their beginning. */
const drawPart = async (pdf: Pdf, root: PdfElement, heading: string, part: PdfTable | string): Promise<void> => {
  const needed = headingHeight + (typeof part === 'string' ? lineHeight : startHeight(pdf, part))
  if (pdf.y + needed > pdf.page.maxY()) pdf.addPage()
  write(pdf, root, 'H2', heading)
  if (typeof part === 'string') return write(pdf, root, 'P', part)
  await drawTable(pdf, root, part)
}

/** Adds "Page 1 of 3" to the bottom margin of every page. Page numbers are not part of the structure tree. */
const numberPages = (pdf: Pdf): void => {
  const { count } = pdf.bufferedPageRange()
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(index)
    const { width, height, margins } = pdf.page
    const text = `Page ${index + 1} of ${count}`
    pdf.markContent('Artifact', { type: 'Pagination' })
    pdf.font('Helvetica').fontSize(9).fillColor('#46536b')
    pdf.text(text, width - margins.right - pdf.widthOfString(text), height - 40, { lineBreak: false })
    pdf.endMarkedContent()
  }
}

const notes = ({ totals, isRunning }: Statement, name: string): ReadonlyArray<string> => [
  ...(isRunning ? [`So far, not final: ${name} has not ended.`] : []),
  ...(totals.isIncomplete ? ['Some amounts are unknown or not in US dollars, so the totals leave them out.'] : []),
]

/** Makes the statement of a month as a tagged PDF. The same statement always results in the same bytes (STMT-005). */
export const statementPdf = async (statement: Statement): Promise<Uint8Array> => {
  const { owner, productName, totals, cards, entries, zone, at } = statement
  const name = monthName(statement)
  const { pdf, root, bytes } = openPdf({ title: `Statement for ${name}`, at, productName })
  const say = (type: 'H1' | 'P', text: string): void => write(pdf, root, type, text)
  say('P', productName)
  say('H1', `Statement for ${name}`)
  for (const text of [owner, period(statement), madeAt(statement), ...notes(statement, name)]) say('P', text)
  const sums = [totals.in, totals.out, totals.fees, totals.moved].map(amountText)
  await drawPart(pdf, root, 'Totals', { columns: totalColumns, rows: [sums], hasRowHeaders: false })
  if (cards.length > 0) {
    const rows = cards.map(cardRow)
    await drawPart(pdf, root, 'Cards', { columns: cardColumns, rows, hasRowHeaders: true })
  }
  const day = dates(zone, { month: 'short', day: 'numeric' })
  const rows = entries.map((entry) => entryRow(entry, cards, day))
  const table: PdfTable = { columns: entryColumns, rows, hasRowHeaders: false }
  await drawPart(pdf, root, 'Entries', rows.length === 0 ? 'There are no entries in this month.' : table)
  if (rows.length > 0) pdf.moveDown(0.6)
  say('P', 'Amounts in USD. Out includes the fee. Moved amounts are neither in nor out.')
  root.end()
  numberPages(pdf)
  pdf.end()
  return bytes
}
