import { settle } from '@paydeck/core/testing'
import { expect, it } from 'vitest'
import { button, opened, saved } from './bench.ts'

it.each(['a moment before the thanks', 'after the thanks'])(
  'CARD-122 CARD-125 the address dialog starts from the beginning if it is reopened %s',
  async (when) => {
    const bench = await opened()
    await saved(bench)
    await bench.clock.advance(when === 'after the thanks' ? 1000 : 500)
    bench.slice.leave()
    bench.slice.open()
    await settle()
    const fresh = ['Update your mailing address', ['save', 'Save address', true], '']
    expect([bench.form().header, button(bench), bench.form().progress]).toEqual(fresh)
    await bench.clock.advance(1000)
    expect([bench.form().header, button(bench), bench.form().progress]).toEqual(fresh)
  },
)
