import { describe, expect, it } from 'vitest'
import { bench, formOf, option, settle } from '../bench.ts'

describe('what is known', () => {
  it('RECV-035 knows of the currencies before all else is known', async () => {
    const all = bench({ currencies: [option('ETH')] })
    all.form.add(null)
    all.holdNext('acceptance')
    all.directory.load()
    await settle()
    expect(formOf(all).currency).toMatchObject({ chosen: null, placeholder: 'Select a Currency', error: null })
  })
})
