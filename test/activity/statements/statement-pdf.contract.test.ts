import { unsupported } from '@paydeck/core'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { readPdf } from '../../payments/pdf.ts'
import { page, post } from '../../sandbox/control-page.ts'
import { account, at } from '../../sandbox/running.ts'
import { hundredths } from '../timeline/timeline-client.ts'
import { cardWith, inOctober, savedStatement, statementOf, statementsOf } from './statement-client.ts'

const spent = (merchantName: string, displayPrice: string, postedAt: number, more: object = {}) => ({
  merchantName,
  displayPrice,
  postedAt,
  ...more,
})
const minutesAgo = (instant: number): number => (Date.now() - instant) / 60_000

const month = {
  ...cardWith([
    spent('Juniper Bakery', '-12.40', inOctober(20)),
    spent('Copper Line', '5.25', inOctober(19)),
    spent('Card Load', '200.00', inOctober(18), { type: 'PM' }),
    spent('Monthly fee', '-2.50', inOctober(17), { type: 'FE' }),
    spent('Reversed Shop', '-9.99', inOctober(16), { status: 'invalid' }),
    spent('Penny One', '-0.10', inOctober(15)),
    spent('Penny Two', '-0.20', inOctober(14)),
    spent('November Shop', '-30.00', Date.UTC(2025, 10, 1)),
    spent('September Shop', '-1.00', Date.UTC(2025, 8, 30, 23, 59)),
    { merchantName: 'Pending Shop', displayPrice: '-77.00', authorizedAt: inOctober(12), status: 'pending' },
  ]),
  invoices: [
    { merchantName: 'Glasshouse Coffee', price: '18.40', txCurrency: 'BTC', minutesAgo: minutesAgo(inOctober(10)) },
    {
      merchantName: 'Bill Pay',
      itemCode: 'Bill Payment',
      price: '61.50',
      txCurrency: 'BTC',
      minutesAgo: minutesAgo(inOctober(9)),
      bills: [
        { merchantName: 'Pinecrest Loans', status: 'settled', amount: '60.00', convenienceFee: '1.50', mask: '9921' },
      ],
    },
  ],
  payoutList: [{ merchantName: 'Lumen Payroll', amount: '2150.00', minutesAgo: minutesAgo(inOctober(8)) }],
}

const head = ['Date', 'What', 'Account', 'Fee', 'Out', 'In']

/** Returns the rows of the table of entries. */
const entriesIn = (rows: ReadonlyArray<ReadonlyArray<string>>) =>
  rows.slice(rows.findIndex((cells) => cells.join() === head.join()) + 1)

const sumOf = (cells: ReadonlyArray<string | undefined>): bigint =>
  cells.reduce((sum, cell = '') => sum + (cell === '' ? 0n : hundredths(cell.replaceAll(',', ''))), 0n)

describe('the statement of a month', () => {
  it('STMT-005 is a tagged PDF with title, language, headings and table headers', async () => {
    const pdf = await statementOf(await account('recipient', month))
    expect([pdf.title, pdf.language, pdf.isMarked, pdf.showsTitle]).toEqual([
      'Statement for October 2025',
      'en-US',
      true,
      true,
    ])
    expect(pdf.roots.map(({ role }) => role)).toEqual(['Document'])
    const headings = pdf.elements.filter(({ role }) => /^H\d$/.test(role))
    expect(headings.map(({ role, text }) => [role, text])).toEqual([
      ['H1', 'Statement for October 2025'],
      ['H2', 'Totals'],
      ['H2', 'Cards'],
      ['H2', 'Entries'],
    ])
    const headers = pdf.elements.filter(({ role }) => role === 'TH').map(({ text, scope }) => [text, scope])
    const columns = ['In', 'Out', 'Of which fees', 'Moved to cards']
    const ofCards = ['Card', 'Opening', 'In', 'Out', 'Of which fees', 'Closing']
    expect(headers).toEqual([
      ...[...columns, ...ofCards].map((label) => [label, 'Column']),
      ['Everyday 3250', 'Row'],
      ...head.map((label) => [label, 'Column']),
    ])
    expect(pdf.elements.filter(({ role }) => role === 'P').map(({ text }) => text)).toContain(
      'Oct 1 – Oct 31, 2025, UTC',
    )
  })

  it('STMT-005 contains the final entries of the month with exact amounts, totals and balances', async () => {
    const { rows } = await statementOf(await account('recipient', month))
    const card = 'Everyday 3250'
    expect(entriesIn(rows)).toEqual([
      ['Oct 20', 'Juniper Bakery', card, '', '12.40', ''],
      ['Oct 19', 'Copper Line, refund', card, '', '', '5.25'],
      ['Oct 18', 'Card Load, moved', card, '', '', '200.00'],
      ['Oct 17', 'Monthly fee', card, '2.50', '2.50', ''],
      ['Oct 15', 'Penny One', card, '', '0.10', ''],
      ['Oct 14', 'Penny Two', card, '', '0.20', ''],
      ['Oct 10', 'Glasshouse Coffee', 'BTC', '', '18.40', ''],
      ['Oct 9', 'Pinecrest Loans ****9921', 'BTC', '1.50', '61.50', ''],
      ['Oct 8', 'Lumen Payroll, payout', expect.any(String), '', '', '2,150.00'],
    ])
    expect(rows[1]).toEqual(['2,155.25', '95.10', '4.00', '200.00'])
    // The closing balance is 500.00 plus the 30.00 that were spent in November.
    expect(rows[3]).toEqual([card, '339.95', '205.25', '15.20', '2.50', '530.00'])
  })

  it('STMT-005 lists the entries of the month in the requested zone, which it names', async () => {
    const client = await account('recipient', cardWith([spent('Night Shop', '-1.00', Date.UTC(2025, 10, 1, 2))]))
    const zoned = await statementOf(client, { timeZone: 'America/Los_Angeles' })
    expect(entriesIn(zoned.rows).map(([date, name]) => [date, name])).toEqual([['Oct 31', 'Night Shop']])
    const texts = zoned.elements.map(({ text }) => text)
    expect(texts).toContain('Oct 1 – Oct 31, 2025, America/Los Angeles')
    const plain = await statementOf(client)
    expect(plain.elements.map(({ text }) => text)).toContain('There are no entries in this month.')
    expect(plain.rows.at(-1)).toEqual(['Everyday 3250', '501.00', '0.00', '0.00', '0.00', '501.00'])
  })

  it('STMT-005 assigns both hours after a midnight that occurs twice to the new month', async () => {
    // In Havana, the clocks went back from 1:00 to 0:00 on November 1, 2020.
    const hours = [4, 5].map((hour) => spent(`Shop ${hour}`, '-1.00', Date.UTC(2020, 10, 1, hour, 30)))
    const client = await account('recipient', cardWith(hours))
    const zone = { year: 2020, timeZone: 'America/Havana' }
    expect(entriesIn((await statementOf(client, { ...zone, month: 11 })).rows)).toHaveLength(2)
    const [, , , earlier] = (await statementOf(client, { ...zone, month: 10 })).rows
    expect(earlier).toEqual(['Everyday 3250', '502.00', '0.00', '0.00', '0.00', '502.00'])
  })

  it('STMT-005 repeats header and page number on each page of a long month, and lists each entry once', async () => {
    const count = 200
    const activity = Array.from({ length: count }, (_, index) =>
      spent(`Shop ${index}`, `-${index}.01`, inOctober(1) + index * 60_000),
    )
    const { rows, artifacts } = await statementOf(await account('recipient', cardWith(activity)))
    const entries = entriesIn(rows)
    expect(entries.map(([, name]) => name)).toEqual(activity.map(({ merchantName }) => merchantName).toReversed())
    expect(artifacts.length).toBeGreaterThan(3)
    for (const [index, text] of artifacts.entries()) {
      expect(text).toBe(`${index === 0 ? '' : `${head.join(' ')} `}Page ${index + 1} of ${artifacts.length}`)
    }
    expect(sumOf(entries.map(([, , , , out]) => out))).toBe(sumOf([rows[1]?.[1]]))
    // The sum of 0 to 199, and 200 times 0.01.
    expect(rows[1]).toEqual(['0.00', '19,902.00', '0.00', '0.00'])
  })

  const long = `${'Very long name '.repeat(30)}end`
  it('STMT-005 keeps hostile names inside their cells, and has the original text for screen readers', async () => {
    const names = [
      String.raw`Bracket (( \) \\ /P 1 0 R >> endobj`,
      'قهوة الصباح',
      'Café 🍵 Łódź',
      `Right\u202eto left\u0007`,
      long,
      'W'.repeat(900),
    ]
    const activity = names.map((name, index) => spent(name, '-1.00', inOctober(20 - index)))
    const bytes = await savedStatement(await account('recipient', cardWith(activity)))
    const entries = entriesIn((await statementOf(await account('recipient', cardWith(activity)))).rows)
    expect(entries.map(([date, , , , out]) => [date, out])).toEqual(
      names.map((_, index) => [`Oct ${20 - index}`, '1.00']),
    )
    const printed = entries.map(([, name = '']) => name)
    expect(printed.slice(0, 4)).toEqual([names[0], '???? ??????', 'Café ? Lódz', 'Rightto left'])
    for (const [index, name] of [long, 'W'.repeat(900)].entries())
      expect(printed[index + 4]?.replaceAll(' ', '')).toBe(`${name.slice(0, 160).replaceAll(' ', '')}…`)
    expect(readPdf(bytes).actual).toEqual(['قهوة الصباح', 'Café 🍵 Łódź', long, 'W'.repeat(900)])
  })

  it('STMT-005 prints long amounts on one line', async () => {
    const client = await account('recipient', cardWith([spent('Yard', '-12345678901234.56', inOctober(2))]))
    const lines = readPdf(await savedStatement(client)).lines.map((line) => line.trim())
    expect(lines.filter((line) => line === '12,345,678,901,234.56')).toHaveLength(3)
  })

  it('STMT-005 says that the running month is not final', async () => {
    const client = await account('recipient', cardWith([]))
    const now = new Date(Number(at(await client.control('GET', 'account'), 'now')))
    const { elements } = await statementOf(client, { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1 })
    expect(elements.filter(({ text }) => text.startsWith('So far, not final'))).toHaveLength(1)
  })
})

describe('GET /statements/:year/:month.pdf', () => {
  const refused: ReadonlyArray<readonly [what: string, path: string, message: string]> = [
    ['an invalid year', '/statements/20x6/10.pdf?timeZone=UTC', 'The year is not valid. Use four digits, as in 2026.'],
    ['month 13', '/statements/2025/13.pdf?timeZone=UTC', 'The month is not valid. Use two digits from 01 to 12.'],
    ['month 0', '/statements/2025/00.pdf?timeZone=UTC', 'The month is not valid. Use two digits from 01 to 12.'],
    [
      'a future month',
      '/statements/2999/10.pdf?timeZone=UTC',
      'This month has not begun. Choose the current month or an earlier one.',
    ],
    [
      'an unknown zone',
      '/statements/2025/10.pdf?timeZone=Nowhere/Land',
      'Unknown time zone. Use a name such as Europe/Berlin or UTC.',
    ],
  ]
  it.each(refused)('STMT-005 refuses %s, and says what to do', async (_, path, message) => {
    const client = await account('shopper')
    const { status, body } = await client.rest('GET', path)
    expect([status, at(body, 'error')]).toEqual([422, message])
  })

  it("STMT-005 A2 never contains another user's entries", async () => {
    await account('recipient', month)
    const other = await account('recipient', { cards: [], payouts: 0, payments: 0 })
    const { rows, elements } = await statementOf(other)
    expect(rows).toEqual([
      ['In', 'Out', 'Of which fees', 'Moved to cards'],
      ['0.00', '0.00', '0.00', '0.00'],
    ])
    expect(elements.map(({ text }) => text)).toContain('There are no entries in this month.')
  })

  it('STMT-005 is unsupported while the control page turns it off', async () => {
    const client = await account('recipient', cardWith([]))
    await post(client, 'optional-calls', { 'GET /statements/:year/:month.pdf': 'off' })
    expect(await statementsOf(client).download()).toEqual(E.right(unsupported))
    expect(await page(client)).toContain('<option value="off" selected>')
    await post(client, 'optional-calls', { 'GET /statements/:year/:month.pdf': 'on' })
    expect((await savedStatement(client)).length).toBeGreaterThan(1000)
  })
})
