import { describe, expect, it } from 'vitest'
import { bench, formOf, option, settle } from '../bench.ts'

describe('the address directory', () => {
  it('RECV-035 provides the form with the currencies even before the other payout records have loaded', async () => {
    const all = bench({ currencies: [option('ETH')] })
    all.form.add(null)
    all.holdNext('acceptance')
    all.directory.load()
    await settle()
    expect(formOf(all).currency).toMatchObject({ chosen: null, placeholder: 'Select a Currency', error: null })
  })
})
