import { describe, expect, it } from 'vitest'
import { entered, formOf, option } from '../bench.ts'

describe('the currencies of the form', () => {
  it('RECV-026 RECV-027 CUR-010 CUR-013 offers the currencies that a text finds, without the hidden ones, and marks those that cannot be chosen', async () => {
    const currencies = [option('BTC'), option('DAI_m'), option('USDT'), option('ETH', { enabled: false })]
    const all = await entered({ currencies })
    all.form.add(null)
    expect(formOf(all).currency.options.map(({ code, unavailable }) => [code, unavailable])).toEqual([
      ['BTC', null],
      ['USDT', 'Not Available'],
      ['ETH', 'Not Available'],
    ])
    all.form.search('et')
    expect(formOf(all).currency.options.map(({ code }) => code)).toEqual(['ETH'])
    all.form.search('nothing')
    expect(formOf(all).currency).toMatchObject({ options: [], none: 'No currency found.' })
    const shown = await entered({ currencies, showHidden: true })
    shown.form.add(null)
    expect(formOf(shown).currency.options.map(({ code }) => code)).toContain('DAI_m')
  })

  it('RECV-026 finds a currency by the code that people know it by, too', async () => {
    const all = await entered()
    all.form.add(null)
    for (const text of ['usdp', 'pax', 'DOLLAR']) {
      all.form.search(text)
      expect(formOf(all).currency.options.map(({ code }) => code)).toEqual(['PAX'])
    }
  })
})
