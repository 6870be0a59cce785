import { ethereumNetwork, isAccount, isWalletPage } from '@paydeck/core/receiving'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { localHosts, productionHosts, testHosts } from '../../arbitraries/hosts.ts'
import { account } from './bench.ts'

const begun = fc.tuple(
  fc.constantFrom('/', 'https://', 'https://a.example', 'http://', ''),
  fc.string({ unit: 'binary', maxLength: 12 }),
)

it('X7 RECV-059 isWalletPage accepts only URLs that are on this origin or use https, and that contain no user name', () => {
  fc.assert(
    fc.property(
      begun.map(([start, rest]) => start + rest),
      (text) => {
        if (!isWalletPage(text) || !URL.canParse(text, 'http://here.example')) return
        const { origin, protocol, username } = new URL(text, 'http://here.example')
        expect([protocol === 'https:' || origin === 'http://here.example', username]).toEqual([true, ''])
      },
    ),
    {
      examples: [
        '/\u0000/evil.example',
        'https://\u0000',
        '/..//evil.example',
        'https://a:b@c',
        '/\\evil',
        '/\t/evil',
      ].map((text) => [text]),
    },
  )
})

it('RECV-059 isAccount accepts 20 hexadecimal bytes in any letter case', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^0x[0-9a-fA-F]{39,41}$/), (text) => {
      expect(isAccount(text)).toBe(text.length === 42)
    }),
  )
  for (const text of [
    '',
    `x${account}`,
    account.slice(2),
    `${account}\n`,
    account.replace('0x', '0X'),
    account.replace('5', 'g'),
  ]) {
    expect(isAccount(text), text).toBe(false)
  }
})

it('RECV-060 production hosts require a wallet on the main network; all other hosts require the test network', () => {
  const connects = (hosts: fc.Arbitrary<string>, chainId: number, isTest: boolean): void =>
    fc.assert(
      fc.property(hosts, (host) => {
        expect(ethereumNetwork(host)).toEqual({ chainId, isTest })
      }),
    )
  connects(fc.oneof(localHosts, testHosts), 11_155_111, true)
  connects(productionHosts, 1, false)
})
