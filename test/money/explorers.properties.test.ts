import {
  chains,
  coinIcon,
  coinIcons,
  currencyCodes,
  explorerAddress,
  listedRow,
  type ListedCode,
} from '@paydeck/core/money'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hostClass } from '../../core/platform/host.ts'
import { anyText } from '../../core/properties/arbitraries/values.ts'
import { anyHosts, localHosts, productionHosts, testHosts } from '../arbitraries/hosts.ts'

const own = 'https://explorer.example/insight'
const address = (code: string, txId: string, host: string, explorerBase: string | null = own): string | null =>
  explorerAddress({ code, txId, host: hostClass(host), explorerBase })

const suffixes = ['', '_e', '_m', '_arb', '_op', '_base']
const known = fc.oneof(
  fc.constantFrom(...currencyCodes(), ...chains),
  fc.tuple(fc.constantFrom('ETH', 'USDC', 'DAI', 'XYZ'), fc.constantFrom(...suffixes)).map((parts) => parts.join('')),
)
const codes = fc.oneof(known, fc.string(), fc.constantFrom('', '__proto__', 'constructor'))
const txIds = fc.oneof(
  fc.stringMatching(/^(0x)?[0-9a-f]{64}$/),
  anyText(),
  fc.constantFrom('', '.', '..', '$&', '../x', '{base}', '?a=b#c', '\ud800', '<script>'),
)

/** Returns the transaction id encoded for a URL; null if it cannot be encoded. */
const encoded = (txId: string): string | null => (txId.isWellFormed() ? encodeURIComponent(txId) : null)

it('EXPL-001 explorerAddress returns either null or an absolute https URL that contains the encoded transaction id', () => {
  fc.assert(
    fc.property(
      codes,
      txIds,
      anyHosts,
      fc.option(fc.constantFrom(own, 'http://plain.example', '/local', '')),
      (code, txId, host, base) => {
        const link = address(code, txId, host, base)
        if (link === null) return
        expect(link).toContain(encoded(txId))
        expect(link.startsWith('https://')).toBe(true)
        const { protocol, username, href } = new URL(link)
        expect([protocol, username]).toEqual(['https:', ''])
        expect(href.replaceAll("'", '%27')).toContain(encoded(txId)?.replaceAll("'", '%27'))
      },
    ),
  )
})

it('EXPL-001 for the same host and transaction id, explorerAddress returns the same URL for all currencies of a chain', () => {
  const bases = fc.constantFrom('USDC', 'DAI', 'WBTC', 'XYZ')
  fc.assert(
    fc.property(
      bases,
      bases,
      fc.constantFrom('_e', '_m', '_arb', '_op', '_base'),
      anyHosts,
      (one, other, suffix, host) => {
        expect(address(one + suffix, 'abc', host)).toBe(address(other + suffix, 'abc', host))
      },
    ),
  )
  fc.assert(
    fc.property(fc.constantFrom('_m', '_arb', '_op', '_base'), anyHosts, (suffix, host) => {
      expect(address(`ETH${suffix}`, 'abc', host)).toBe(address(`USDC${suffix}`, 'abc', host))
    }),
  )
})

it('EXPL-001 EXPL-002 explorerAddress returns null if the transaction id consists only of spaces and dots', () => {
  const none = fc.oneof(fc.constantFrom('.', '..', ' ', '\t\n', ' .. ', '\u00a0'), fc.stringMatching(/^[ .]*$/))
  fc.assert(fc.property(known, none, anyHosts, (code, txId, host) => address(code, txId, host) === null))
  expect(address('XRP', '.f00d.', 'localhost')).toBe('https://testnet.xrpl.org/transactions/.f00d.')
})

it('EXPL-002 ERR-036 explorerAddress returns null if the transaction id, the chain or the chain’s explorer is missing', () => {
  fc.assert(
    fc.property(known, anyHosts, (code, host) => {
      expect(address(code, '', host)).toBeNull()
    }),
  )
  const strange = fc.oneof(
    fc.constantFrom('USD', 'EUR', 'XYZ', 'btc', '', '__proto__'),
    fc.stringMatching(/^[A-Z]{6,8}$/),
  )
  fc.assert(fc.property(strange, txIds, anyHosts, (code, txId, host) => address(code, txId, host) === null))
  fc.assert(
    fc.property(fc.constantFrom('BTC', 'BCH', 'ETH', 'DOGE', 'LTC'), anyHosts, (code, host) => {
      expect(address(code, 'abc', host, null)).toBeNull()
    }),
  )
})

it('EXPL-015 EXPL-025 explorerAddress links to test networks on test, staging and local hosts, but never in production', () => {
  const tests = /testnet|sepolia|amoy|devnet/
  fc.assert(
    fc.property(known, fc.oneof(testHosts, localHosts), productionHosts, (code, testing, real) => {
      const [shown, live] = [address(code, 'abc', testing), address(code, 'abc', real)]
      expect(shown === null).toBe(live === null)
      if (shown === null || live === null) return
      expect(shown).toMatch(tests)
      expect(live).not.toMatch(tests)
      expect(shown).not.toBe(live)
    }),
  )
})

it('CUR-028 CUR-029 coinIcon returns a known icon for any code; a coin has the same icon on every chain', () => {
  const names =
    'ape bch btc busd dai doge eth euroc gusd lightning ltc matic pax pyusd shib sol usdc usdp usdt wbtc xrp'.split(' ')
  expect(names.filter((name) => !new Set<string>(coinIcons).has(name))).toEqual([])
  expect(new Set(coinIcons).size).toBe(coinIcons.length)
  const ofRows = currencyCodes().flatMap((code) => listedRow(code as ListedCode).icon ?? [])
  fc.assert(fc.property(codes, (code) => new Set<string>([...names, ...ofRows, 'coin']).has(coinIcon(code))))
  fc.assert(
    fc.property(
      fc.constantFrom(...coinIcons).filter((name) => name !== 'lightning'),
      fc.constantFrom(...suffixes),
      (name, suffix) => {
        expect(coinIcon(name.toUpperCase() + suffix)).toBe(name)
      },
    ),
  )
})
