import { currencyCodes } from '@paydeck/core/money'
import { noPaymentFilter, paymentFilterView } from '@paydeck/core/payments'
import fc from 'fast-check'
import { expect, it } from 'vitest'

const hidden = ['BUSD', 'BUSD_m', 'DAI_m', 'WBTC_m', 'SHIB_m']
const codes = fc.uniqueArray(fc.constantFrom(...currencyCodes(), 'NEW', 'usd'))

const coinsOf = (list: ReadonlyArray<string>, showHidden: boolean, coin: string | null = null) =>
  paymentFilterView(
    { ...noPaymentFilter, coin },
    {
      isSupported: true,
      currencies: new Map(
        list.map((code) => [code, { code, name: code, symbol: '', precision: 2, decimals: 2, chain: null }]),
      ),
      showHidden,
      now: 0,
      timeZone: 'UTC',
    },
  ).search?.coins.options.map(({ value }) => value)

it('CUR-010 CUR-011 the coin filter lists all visible currencies, and also the five hidden ones if `showHidden` is true', () => {
  fc.assert(
    fc.property(codes, (list) => {
      expect(coinsOf(list, false)).toEqual(['', ...list.filter((code) => !hidden.includes(code))])
      expect(coinsOf(list, true)).toEqual(['', ...list])
    }),
  )
})

it('CUR-010 if the URL already selects a hidden currency, the coin filter lists this currency', () => {
  expect(coinsOf(['BTC', 'BUSD'], false, 'BUSD')).toEqual(['', 'BTC', 'BUSD'])
})
