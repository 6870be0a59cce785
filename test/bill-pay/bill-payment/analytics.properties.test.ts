import { analyticsNetwork, paidBill } from '@paydeck/core/bill-pay'
import { decimalText } from '@paydeck/core/money'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { plainAccount } from '../../arbitraries/bill-pay.ts'

const networks = ['BTC', 'LTC', 'BCH', 'DOGE', 'ETH', 'XRP', 'MATIC']

it('BILL-163 `analyticsNetwork` returns seven coin codes as they are, MATIC for codes with "_m", and otherwise ETH', () => {
  const codes = fc.oneof(
    fc.constantFrom(...networks, 'USDC', 'USDC_m', 'USDCn_m', 'ETH_m', 'LNBTC', 'btc', 'constructor', ''),
    fc.string(),
  )
  fc.assert(
    fc.property(codes, (code) => {
      const expected = networks.includes(code) ? code : code.includes('_m') ? 'MATIC' : 'ETH'
      expect(analyticsNetwork(code)).toBe(expected)
    }),
  )
})

it('the analytics event of a paid bill contains merchant, amount, coin, wallet and network', () => {
  const amount = decimalText('35.00')
  if (amount === null) throw new Error('no amount')
  expect(
    paidBill({ account: plainAccount, amount, platform: 'mobile', coin: 'USDC_m', wallet: 'Deck Wallet' }),
  ).toEqual({
    event: 'track',
    name: 'Bill Pay - Successful Payment',
    properties: {
      platform: 'mobile',
      customBill: 'false',
      merchantName: 'Northgate Card Services',
      merchantType: 'credit_card',
      amount: '35.00',
      coin: 'USDC_m',
      walletOrExchange: 'Deck Wallet',
      network: 'MATIC',
    },
  })
  expect(
    paidBill({ account: plainAccount, amount, platform: 'desktop', coin: 'BTC', wallet: null }).properties,
  ).toMatchObject({
    platform: 'desktop',
    walletOrExchange: '',
    network: 'BTC',
  })
})
