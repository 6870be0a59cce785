import { describe, expect, it } from 'vitest'
import { bench, opened, formOf, harbor, listOf, lumen, offline, option, settle } from '../bench.ts'

const unacceptable = { canAccept: false, reason: null }
const acceptable = { canAccept: true, reason: null }

describe('overlapping loads of payout records', () => {
  it('ERR-084 RECV-064 the response to the second load is kept when the response to the first load arrives last', async () => {
    const all = await opened()
    for (const name of ['currencies', 'acceptance']) all.holdNext(name)
    all.directory.load()
    await settle()
    all.provider.currencies = [option('BTC'), option('LTC')]
    all.provider.acceptance = unacceptable
    all.directory.load()
    await settle()
    all.provider.currencies = [option('BTC')]
    all.provider.acceptance = acceptable
    await all.release()
    const { currencies, acceptance } = all.directory.known.get()
    expect([currencies?.map(({ code }) => code), acceptance]).toEqual([['BTC', 'LTC'], unacceptable])
  })

  it('ERR-084 the responses to two loads are both applied if they arrive in the order in which the loads began', async () => {
    const all = await opened()
    const named = () => listOf(all).requests.map(({ text }) => text)
    for (let load = 0; load < 2; load += 1) {
      all.holdNext('payors')
      all.directory.load()
      // eslint-disable-next-line no-await-in-loop -- the steps depend on each other
      await settle()
    }
    all.provider.payors = [lumen, harbor, { id: 'first', name: 'First Ltd' }]
    await all.releaseFirst()
    expect(named()).toEqual([expect.stringContaining('Harbor Studio'), expect.stringContaining('First Ltd')])
    all.provider.payors = [lumen, { id: 'second', name: 'Second Ltd' }]
    await all.releaseFirst()
    expect(named()).toEqual([expect.stringContaining('Second Ltd')])
  })

  it('if two overlapping loads fail, no failure is shown until the second load has ended', async () => {
    const all = bench({ faults: { currencies: offline } })
    await all.start()
    all.form.add(null)
    const shown = () => {
      const { isLoading, failure } = formOf(all).currency
      return [isLoading, failure]
    }
    all.directory.load()
    all.holdNext('currencies')
    all.directory.load()
    await settle()
    expect(shown()).toEqual([true, null])
    await all.release()
    expect(shown()).toEqual([false, "We couldn't load the currencies."])
  })
})

describe('sign-out while payout records load', () => {
  it('SESS-021 if the user signs out while payout records load, neither these records nor a failure reach the next user', async () => {
    const blank = bench().directory.known.get()
    for (const faults of [{}, { currencies: offline, acceptance: offline }]) {
      const all = bench({ faults })
      // eslint-disable-next-line no-await-in-loop -- the steps depend on each other
      await all.start()
      all.hold()
      all.directory.load()
      // eslint-disable-next-line no-await-in-loop -- the steps depend on each other
      await settle()
      all.stores.resetAll()
      const before = all.payouts.state.get()
      // eslint-disable-next-line no-await-in-loop -- the steps depend on each other
      await all.release()
      expect(all.directory.known.get()).toEqual(blank)
      expect(all.payouts.state.get()).toEqual(before)
    }
  })
})
