import { startConfiguration } from '@paydeck/sandbox/configuration'
import { clientAddress, networkOf, noProxies, trustedProxies } from '@paydeck/sandbox/kernel/networks'
import { describe, expect, it } from 'vitest'

/** Parses a value of the TRUSTED_PROXIES setting. Fails the test if the value is invalid. */
const trusting = (text: string) => trustedProxies(text) ?? expect.fail(`${text} is no setting.`)

describe('client address that the server derives from a request', () => {
  it('A11 while no proxy is trusted, the client address is that of the connection, whatever X-Forwarded-For contains', () => {
    for (const text of ['203.0.113.9', '203.0.113.9, 127.0.0.1', ['203.0.113.9'], undefined]) {
      expect(clientAddress('192.0.2.1', text, noProxies)).toBe('192.0.2.1')
      expect(clientAddress('192.0.2.1', text, trusting(''))).toBe('192.0.2.1')
      expect(clientAddress('192.0.2.1', text, trusting('0'))).toBe('192.0.2.1')
    }
  })

  it('A11 with n trusted proxies, the client address is the n-th entry from the end of X-Forwarded-For', () => {
    const header = '198.51.100.66, 203.0.113.9, 10.0.0.2'
    expect(clientAddress('10.0.0.1', header, trusting('1'))).toBe('10.0.0.2')
    expect(clientAddress('10.0.0.1', header, trusting('2'))).toBe('203.0.113.9')
    expect(clientAddress('10.0.0.1', header, trusting(' 3 '))).toBe('198.51.100.66')
    expect(clientAddress('10.0.0.1', ['198.51.100.66', '203.0.113.9'], trusting('1'))).toBe('203.0.113.9')
    // The header has fewer entries than there are trusted proxies.
    expect(clientAddress('10.0.0.1', '203.0.113.9', trusting('5'))).toBe('203.0.113.9')
    expect(clientAddress('10.0.0.1', undefined, trusting('1'))).toBe('10.0.0.1')
  })

  it('A11 with a list of trusted proxies, the client address is the last in X-Forwarded-For that is not on the list', () => {
    const listed = trusting('127.0.0.1, ::1,10.0.0.0/8, 2001:db8:1::/48')
    const header = '198.51.100.66, 203.0.113.9, 10.9.9.9, 2001:db8:1:2::3'
    expect(clientAddress('127.0.0.1', header, listed)).toBe('203.0.113.9')
    expect(clientAddress('::ffff:127.0.0.1', header, listed)).toBe('203.0.113.9')
    expect(clientAddress('192.0.2.1', header, listed)).toBe('192.0.2.1')
    expect(clientAddress('::1', '2001:db8:2::1', listed)).toBe('2001:db8:2::1')
    expect(clientAddress('::1', '10.0.0.1', listed)).toBe('10.0.0.1')
  })

  it('A11 the client address is that of the connection if X-Forwarded-For contains only malformed entries', () => {
    for (const text of [
      '',
      ' ',
      'unknown',
      '_hidden',
      '203.0.113',
      '203.0.113.9.9',
      '<script>',
      '203.0.113.9, ',
      '999.1.1.1',
    ]) {
      expect(clientAddress('10.0.0.1', text, trusting('2'))).toBe('10.0.0.1')
    }
    expect(clientAddress('10.0.0.1', 'unknown, 203.0.113.9', trusting('3'))).toBe('203.0.113.9')
    expect(clientAddress('10.0.0.1', '203.0.113.9:51234', trusting('1'))).toBe('203.0.113.9')
    expect(clientAddress('10.0.0.1', '"[2001:db8::7]:51234"', trusting('1'))).toBe('2001:db8::7')
    expect(clientAddress('10.0.0.1', '[2001:db8::7]', trusting('1'))).toBe('2001:db8::7')
    expect(clientAddress('10.0.0.1', '::ffff:203.0.113.9', trusting('1'))).toBe('203.0.113.9')
    expect(clientAddress('fe80::1%eth0', undefined, trusting('1'))).toBe('fe80::1')
  })

  it('F12 trustedProxies returns null if the setting is neither a number nor a list of IP addresses and networks', () => {
    const none = [
      'one',
      '-1',
      '1.5',
      '11',
      '127.0.0.1/33',
      '::1/129',
      '127.0.0.1/',
      '127.0.0.1/8/8',
      'localhost',
      ',',
      '10.0.0.0/-1',
      '10.0.0.0/x',
    ]
    expect(none.map(trustedProxies)).toEqual(none.map(() => null))
    const sentence = /^TRUSTED_PROXIES must be the number of proxies in front, at most 10, or their addresses/
    expect(() => startConfiguration({ TRUSTED_PROXIES: 'nginx' })).toThrow(sentence)
    const trustedBy = (setting?: string) =>
      clientAddress('127.0.0.1', '203.0.113.9', startConfiguration({ TRUSTED_PROXIES: setting }).isTrusted)
    expect([undefined, '', '1', '127.0.0.1', '::1'].map(trustedBy)).toEqual([
      '127.0.0.1',
      '127.0.0.1',
      '203.0.113.9',
      '203.0.113.9',
      '127.0.0.1',
    ])
  })
})

describe('network of an IP address', () => {
  it('A11 networkOf returns the /64 network of an IPv6 address in any notation, and an IPv4 address unchanged', () => {
    expect(networkOf('203.0.113.9')).toBe('203.0.113.9')
    expect(networkOf('::ffff:203.0.113.9')).toBe('203.0.113.9')
    expect(networkOf('::ffff:cb00:7109')).toBe('203.0.113.9')
    const sameNetwork = [
      '2001:db8:0:1::1',
      '2001:0db8:0000:0001:ffff:ffff:ffff:ffff',
      '2001:DB8:0:1::',
      '2001:db8:0:1::a%eth0',
    ]
    expect(new Set(sameNetwork.map(networkOf)).size).toBe(1)
    const others = [
      '2001:db8:0:1::1',
      '2001:db8:0:2::1',
      '2001:db8::1',
      '2001:db8:1:1::1',
      '::1',
      '203.0.113.9',
      '203.0.113.10',
    ]
    expect(new Set(others.map(networkOf)).size).toBe(others.length)
    expect(networkOf('')).toBe('')
  })
})
