import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fittingCurrency } from '../../../core/receiving/address-form/rules/index.ts'
import { type BenchOptions, opened, formOf, option } from '../bench.ts'

const account = '0x52908400098527886E0F7030069857D2E4169EE7'
const on = (code: string, chain: string, more: Parameters<typeof option>[1] = {}) => option(code, { chain, ...more })
const usdc = { displayCode: 'USDC', showChain: true }
const currencies = [
  on('BTC', 'BTC', { name: 'Bitcoin' }),
  on('ETH', 'ETH', { name: 'Ethereum' }),
  on('USDCn_m', 'MATIC', { ...usdc, chainName: 'Polygon' }),
  on('USDC', 'ETH', { ...usdc, chainName: 'Ethereum' }),
]

const connected = async (options: BenchOptions = {}) => {
  const all = await opened({ currencies, ...options })
  all.form.add(null)
  all.form.fillAddress(account)
  return all
}

describe('connected wallet account in the address form', () => {
  it('RECV-059 RECV-133 if account and currency are on different networks, the form warns and suggests a matching currency', async () => {
    const all = await connected()
    expect(formOf(all).account).toEqual({
      label: 'Connected account',
      address: { whole: account, network: { label: 'Ethereum', icon: 'eth' } },
      mismatch: {
        text: 'Your connected account is on Ethereum, but you chose Bitcoin.',
        choose: { code: 'ETH', label: 'Choose Ethereum' },
      },
    })
    all.form.choose(formOf(all).account?.mismatch?.choose?.code ?? '')
    expect(formOf(all)).toMatchObject({ account: { mismatch: null }, currency: { chosen: { code: 'ETH' } } })
    expect(all.sent()).toEqual([])
  })

  it('RECV-059 RECV-133 the form suggests the same currency on the account’s network if the provider offers it', async () => {
    const all = await connected()
    all.form.choose('USDCn_m')
    expect(formOf(all).account?.mismatch).toEqual({
      text: 'Your connected account is on Ethereum, but you chose USDC · Polygon.',
      choose: { code: 'USDC', label: 'Choose USDC · Ethereum' },
    })
  })

  it('RECV-035 if no currency is chosen, the form asks for a currency on the network of the connected account', async () => {
    const none = await connected({ currencies: currencies.filter(({ code }) => code !== 'BTC') })
    expect(formOf(none).account?.mismatch?.text).toBe(
      'Your connected account is on Ethereum. Choose a currency on that network.',
    )
    const [bitcoin, ...others] = currencies
    const all = await connected({
      currencies: [...(bitcoin === undefined ? [] : [bitcoin]), ...others.map((one) => ({ ...one, enabled: false }))],
    })
    expect(formOf(all).account?.mismatch?.choose).toBeNull()
  })

  it('the form shows the connected account if and only if the address field contains the address of the account', async () => {
    const all = await connected()
    all.form.type({ field: 'address', text: `${account}0` })
    expect(formOf(all).account).toBeNull()
    all.form.type({ field: 'address', text: account })
    expect(formOf(all).account).not.toBeNull()
    all.form.add(null)
    expect(formOf(all).account).toBeNull()
  })

  it('the form shows no warning about networks until the currencies have loaded', async () => {
    const all = await connected({ faults: { currencies: { _tag: 'Unreachable' } } })
    expect(formOf(all).account).toMatchObject({ label: 'Connected account', mismatch: null })
  })
})

it('RECV-028 CUR-013 fittingCurrency returns only a receivable currency on the network of the connected account', () => {
  const options = fc.array(
    fc.record({
      code: fc.constantFrom('BTC', 'ETH', 'USDC', 'USDC_m', 'USDT'),
      chain: fc.constantFrom('ETH', 'MATIC', null),
      enabled: fc.boolean(),
      displayCode: fc.constantFrom('USDC', 'ETH'),
    }),
  )
  fc.assert(
    fc.property(options, fc.constantFrom(null, 'BTC', 'USDC_m', 'ETH'), (rows, chosen) => {
      const list = rows.map(({ code, ...more }) => option(code, more))
      const fitting = fittingCurrency(chosen, list)
      const now = list.find(({ code }) => code === chosen)
      expect(fitting === undefined).toBe(now?.chain === 'ETH')
      if (fitting !== null && fitting !== undefined)
        expect([fitting.chain, fitting.enabled, fitting.code === 'USDT']).toEqual(['ETH', true, false])
    }),
  )
})
