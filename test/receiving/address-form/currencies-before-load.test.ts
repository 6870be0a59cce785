import { describe, expect, it } from 'vitest'
import { bench, formOf, option, settle } from '../bench.ts'

describe('currencies in the address directory', () => {
  it('RECV-035 the form receives the currencies even before the other payout records have loaded', async () => {
    const all = bench({ currencies: [option('ETH')] })
    all.form.add(null)
    all.holdNext('acceptance')
    all.directory.load()
    await settle()
    expect(formOf(all).currency).toMatchObject({ chosen: null, placeholder: 'Select a Currency', error: null })
  })
})
