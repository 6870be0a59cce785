import { describe, expect, it } from 'vitest'
import { opened, formOf, option } from '../bench.ts'

describe('currency list of the address form', () => {
  it('RECV-026 RECV-027 CUR-010 CUR-013 the list shows matching currencies, marks unavailable ones, and omits hidden ones', async () => {
    const currencies = [option('BTC'), option('DAI_m'), option('USDT'), option('ETH', { enabled: false })]
    const all = await opened({ currencies })
    all.form.add(null)
    expect(formOf(all).currency.options.map(({ code, unavailable }) => [code, unavailable])).toEqual([
      ['BTC', null],
      ['USDT', 'Not Available'],
      ['ETH', 'Not Available'],
    ])
    all.form.search('et')
    expect(formOf(all).currency.options.map(({ code }) => code)).toEqual(['ETH'])
    all.form.search('nothing')
    expect(formOf(all).currency).toMatchObject({ options: [], none: 'No currencies found.' })
    const shown = await opened({ currencies, showHidden: true })
    shown.form.add(null)
    expect(formOf(shown).currency.options.map(({ code }) => code)).toContain('DAI_m')
  })

  it('RECV-026 the currency search finds a currency by its code, its common code and its name', async () => {
    const all = await opened()
    all.form.add(null)
    for (const text of ['usdp', 'pax', 'DOLLAR']) {
      all.form.search(text)
      expect(formOf(all).currency.options.map(({ code }) => code)).toEqual(['PAX'])
    }
  })
})
