import { chainOf, currency, currencyCodes, displayCode, isListed } from '@paydeck/core/money'
import { beforeAll, expect, it } from 'vitest'
import { account, at } from '../sandbox/running.ts'

interface Offered {
  readonly code: string
  readonly displayCode: string
  readonly chain: string
}

let offered: ReadonlyArray<Offered> = []
beforeAll(async () => {
  const { body } = await (await account('recipient')).graphql('GetCurrencies')
  offered = at(body, 'data', 'user', 'payoutCurrencies') as ReadonlyArray<Offered>
})

it('CUR-001 CALL-056 the core lists each payout currency of the sandbox, and both use the same chain and display code for it', () => {
  expect(offered.length).toBeGreaterThan(20)
  expect(offered.filter(({ code }) => !isListed(code)).map(({ code }) => code)).toEqual([])
  const known = offered.map(({ code }) => ({ code, chain: chainOf(code), displayCode: displayCode(code) }))
  expect(known).toEqual(offered.map(({ code, chain, displayCode: name }) => ({ code, chain, displayCode: name })))
})

const coins = [
  ...new Set(
    currencyCodes()
      .filter((code) => currency(code).chain !== null)
      .map(displayCode),
  ),
]

it.each(coins)('CALL-056 the core lists the coin %s, and the sandbox pays it out on at least one chain', (coin) => {
  expect(offered.map(({ displayCode: name }) => name)).toContain(coin)
})
