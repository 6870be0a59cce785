import { describe, expect, it } from 'vitest'
import { bench, formOf, option, settle } from '../bench.ts'

describe('the address directory', () => {
  it('RECV-035 offers the currencies even before payors, profiles and wallets have loaded', async () => {
    const all = bench({ currencies: [option('ETH')] })
    all.form.add(null)
    all.holdNext('acceptance')
    all.directory.load()
    await settle()
    expect(formOf(all).currency).toMatchObject({ chosen: null, placeholder: 'Select a Currency', error: null })
  })
})
