import { programmes } from '@paydeck/core'
import { add, decimalText } from '@paydeck/core/money'
import { describe, expect, it } from 'vitest'
import { answered } from '../../sandbox/clients.ts'
import { at } from '../../sandbox/running.ts'
import { holder, refusalOf } from '../holder.ts'

/** Settled transaction that was posted at the time `postedAt`. */
const posted = (merchantName: string, postedAt: number, more: Readonly<Record<string, unknown>> = {}) => ({
  merchantName,
  description: merchantName,
  displayPrice: '-10.00',
  postedAt,
  ...more,
})

describe('yearly reports', () => {
  it('CALL-035 CALL-014 a galileo report lists the transactions that moved money in a UTC year, oldest first', async () => {
    const user = await holder([
      {
        provider: 'galileo',
        lastFourDigits: '4821',
        activity: [
          posted('Next year', Date.UTC(2025, 0, 1)),
          posted('Last', Date.UTC(2025, 0, 1) - 1, { displayPrice: '-0.01' }),
          posted('Fee', Date.UTC(2024, 5, 1), { type: 'FE', displayPrice: '-2.50' }),
          posted('Load', Date.UTC(2024, 4, 1), { type: 'PM', displayPrice: '250.00' }),
          posted('Denied', Date.UTC(2024, 3, 2), { type: 'DA', status: 'invalid' }),
          posted('Noted', Date.UTC(2024, 3, 2), { type: 'VI' }),
          posted('Returned', Date.UTC(2024, 3, 2), { status: 'invalid' }),
          posted('Under way', Date.UTC(2024, 3, 2), { status: 'pending' }),
          posted('First', Date.UTC(2024, 0, 1)),
          posted('Year before', Date.UTC(2024, 0, 1) - 1),
        ],
      },
    ])
    const report = { cardId: user.cardId, provider: 'galileo', lastFour: '4821', year: 2024 } as const
    const rows = await answered(user.reports.ofYear(report))
    expect(rows.map(({ description, type, amount }) => [description, type, amount])).toEqual([
      ['First', 'SE', '-10.00'],
      ['Load', 'PM', '250.00'],
      ['Fee', programmes.galileo.feeType, '-2.50'],
      ['Last', 'SE', '-0.01'],
    ])
    expect(rows.map(({ date }) => new Date(date).toISOString().slice(0, 10))).toEqual([
      '2024-01-01',
      '2024-05-01',
      '2024-06-01',
      '2024-12-31',
    ])
    expect(await user.callInputs('ExportGalileoCsv')).toMatchObject([
      { debitCardId: user.cardId, year: 2024, provider: 'galileo', lastFour: '4821' },
    ])
    expect(await user.callInputs('ExportFirstViewCsv')).toEqual([])
    expect(await answered(user.reports.ofYear({ ...report, year: 2019 }))).toEqual([])
  })

  it('CALL-034 CALL-014 the reports of a firstView card end with the year 2020 and include inactivity fees', async () => {
    const user = await holder([{ provider: 'firstView', balance: '312.00', transactions: 24 }])
    const lastFour = user.cards[0]?.lastFourDigits ?? ''
    const report = { cardId: user.cardId, provider: 'firstView', lastFour } as const
    const years = [2016, 2017, 2018, 2019, 2020, 2021, 2022]
    const reports = await Promise.all(years.map((year) => answered(user.reports.ofYear({ ...report, year }))))
    const [y2016, , , y2019, y2020, y2021, y2022] = reports
    expect([y2016, y2021, y2022]).toEqual([[], [], []])
    expect([y2019?.length === 0, y2020?.length === 0]).toEqual([false, false])
    expect(y2020?.at(-1)).toMatchObject({ type: programmes.firstView.feeType, amount: '-5.00' })
    const zero = decimalText('0.00')
    if (zero === null) throw new Error('0.00 is an amount')
    // The sum of all amounts is the balance of the card.
    expect(
      reports
        .flat()
        .map(({ amount }) => amount)
        .reduce(add, zero),
    ).toBe('312.00')
    const types = new Set(reports.flat().map(({ type }) => type))
    expect([...types].every((type) => /^\d+ = [A-Z ]+$/.test(type))).toBe(true)
  })

  it('CALL-034 CALL-035 a report is refused if its programme or last digits do not match the card, or if its year is invalid', async () => {
    const user = await holder([
      { provider: 'galileo', lastFourDigits: '4821', activity: [{}] },
      { provider: 'firstView', lastFourDigits: '7785' },
    ])
    const [galileo, firstView] = user.cards.map(({ id }) => id)
    const refused = (name: 'ExportGalileoCsv' | 'ExportFirstViewCsv', more: Readonly<Record<string, unknown>>) =>
      refusalOf(user.client, name, {
        debitCardId: galileo,
        year: 2026,
        provider: 'galileo',
        lastFour: '4821',
        ...more,
      })
    expect(await refused('ExportGalileoCsv', {})).toBeUndefined()
    const other = 'This card belongs to another card program.'
    expect([
      await refused('ExportFirstViewCsv', {}),
      await refused('ExportFirstViewCsv', { provider: 'firstView' }),
      await refused('ExportGalileoCsv', { provider: 'firstView' }),
      await refused('ExportGalileoCsv', { debitCardId: firstView, lastFour: '7785' }),
    ]).toEqual([other, other, other, other])
    expect(await refused('ExportGalileoCsv', { lastFour: '7785' })).toBe('Not found.')
    for (const year of [26, 1999, 10_000, 2024.5, -1]) {
      // eslint-disable-next-line no-await-in-loop -- in sequence, so that a failure names its case
      expect(await refused('ExportGalileoCsv', { year }), String(year)).toBe('Enter a year with four digits.')
    }
    const { body } = await user.client.graphql('ExportFirstViewCsv', {
      debitCardId: firstView,
      year: 2020,
      provider: 'firstView',
      lastFour: '7785',
    })
    expect(at(body, 'data', 'user', 'firstViewCsv')).toEqual([])
  })
})
