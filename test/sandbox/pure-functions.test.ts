import { scryptSync } from 'node:crypto'
import { newBackupCodes } from '@paydeck/sandbox/account/backup-codes'
import { currentCode, newOtpSecret } from '@paydeck/sandbox/account/one-time-codes'
import { derivePassword, isPassword, slowHash, storePassword } from '@paydeck/sandbox/account/passwords'
import { countryOf } from '@paydeck/sandbox/account/security-events'
import { newSessionId } from '@paydeck/sandbox/account/sessions'
import { makeRateLimit } from '@paydeck/sandbox/http/rate-limits'
import { html } from '@paydeck/sandbox/kernel/html'
import { systemRandomness } from '@paydeck/sandbox/kernel/secrets'
import { initials, logo } from '@paydeck/sandbox/pages/pictures'
import { describe, expect, it } from 'vitest'

describe('passwords', () => {
  it('SEC-017 SEC-013 SEC-014 derivePassword derives from a password the same key that the provider’s clients derive', async () => {
    expect(await derivePassword('password')).toBe(
      'cb7d8a9aa8a68d011ea27308809325903fe989481de28c0ef49a398625586a30169517a4e8cda534ce1e4bd98315066954d9048faa15df56caee27e6ac8673a8',
    )
  })

  it('SEC-017 storePassword uses a different salt for each hash', async () => {
    const [one, other] = await Promise.all([
      storePassword('derived', systemRandomness),
      storePassword('derived', systemRandomness),
    ])
    expect(one.passwordHash).not.toBe(other.passwordHash)
    expect(JSON.stringify(one)).not.toContain('derived')
    expect(await isPassword('derived', one)).toBe(true)
    expect(await isPassword('derive', one)).toBe(false)
    expect(await isPassword('', null)).toBe(false)
  })

  it('A3 slowHash uses 32 MiB of memory to hash a user’s password, and 4 MiB to hash a generated code', async () => {
    const salt = Buffer.alloc(16, 7)
    const kept = (cost: number) =>
      scryptSync('text', salt, 32, { N: cost, r: 8, p: 1, maxmem: 2 ** 26 }).toString('base64')
    expect(await slowHash('chosen', 'text', salt.toString('base64'))).toBe(kept(2 ** 15))
    expect(await slowHash('drawn', 'text', salt.toString('base64'))).toBe(kept(2 ** 12))
  })
})

describe('random codes and secrets', () => {
  const drawing = (next: () => number) => ({
    id: () => '',
    bytes: (length: number) => Uint8Array.from({ length }, next),
  })

  it('SEC-041 SEC-042 newBackupCodes discards random bytes that would make some characters more probable than others', () => {
    // The alphabet has 31 characters, and 248 is a multiple of 31. Bytes from 248 on are discarded, so that all characters
    // are equally likely.
    const bytes = [255, 248, 247, 0, 249, 1]
    let at = 0
    const [first] = newBackupCodes(drawing(() => bytes[at++ % bytes.length] ?? 0))
    expect(first).toBe('z23z23z23z23')
  })

  it('A8 newOtpSecret returns twenty random bytes in base32', () => {
    expect(newOtpSecret(drawing(() => 0))).toBe('A'.repeat(32))
    expect(newOtpSecret(drawing(() => 255))).toBe('7'.repeat(32))
  })
})

describe('country of an IP address', () => {
  it.each(['127.0.0.1', '127.10.200.3', '::1', '::ffff:127.0.0.1'])(
    'L3 for the loopback address %s, countryOf returns null',
    (address) => {
      expect(countryOf({ country: 'DE' }, address)).toBeNull()
    },
  )

  it.each(['2001:db8::1', '::12', '203.0.113.7'])(
    'L3 for the IP address %s, countryOf returns the country of the account',
    (address) => {
      expect(countryOf({ country: 'DE' }, address)).toBe('DE')
    },
  )
})

describe('one-time codes', () => {
  // Test vectors for SHA-1 from RFC 6238, appendix B. The RFC shows eight digits; a code consists of the last six.
  const vectors = [
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ] as const

  it.each(vectors)(
    'A8 currentCode at %i seconds after 1970 is %s, as in the published test vectors',
    (seconds, code) => {
      expect(currentCode('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', seconds * 1000)).toBe(code)
    },
  )
})

describe('session ids', () => {
  it('A6 newSessionId returns distinct ids of 256 bits', () => {
    const ids = Array.from({ length: 10_000 }, () => newSessionId(systemRandomness))
    expect(new Set(ids).size).toBe(ids.length)
    expect(Buffer.from(ids[0] ?? '', 'base64url')).toHaveLength(32)
  })
})

describe('rate limits', () => {
  it('A11 makeRateLimit(2) allows two attempts a minute per key; for further attempts it returns the seconds to wait', () => {
    const limit = makeRateLimit(2)
    expect(limit.attempt('a', 0)).toBe(0)
    expect(limit.attempt('a', 10_000)).toBe(0)
    expect(limit.attempt('a', 20_000)).toBe(40)
    expect(limit.attempt('b', 20_000)).toBe(0)
    expect(limit.attempt('a', 59_999)).toBe(1)
    expect(limit.attempt('a', 60_000)).toBe(0)
    expect(limit.attempt('a', 60_001)).toBeGreaterThan(0)
  })

  it('A11 with more than 50,000 keys, makeRateLimit forgets only the least recently used key', () => {
    const limit = makeRateLimit(1)
    for (let key = 0; key < 50_000; key += 1) limit.attempt(String(key), 0)
    // The first key was used again, so the second key is now the least recently used key.
    expect(limit.attempt('0', 1)).toBeGreaterThan(0)
    expect(limit.attempt('another', 1)).toBe(0)
    expect(limit.attempt('0', 2)).toBeGreaterThan(0)
    expect(limit.attempt('2', 2)).toBeGreaterThan(0)
    expect(limit.attempt('49999', 2)).toBeGreaterThan(0)
    expect(limit.attempt('1', 2)).toBe(0)
  })
})

describe('markup of the pages', () => {
  it('X6 `html` escapes every value', () => {
    expect(html`<a title="${`"><script>'&`}">${['<b>', null, 3]}</a>`.markup).toBe(
      '<a title="&quot;&gt;&lt;script&gt;&#39;&amp;">&lt;b&gt;3</a>',
    )
    expect(logo('<script> <b>')).not.toContain('<script')
  })

  it('CALL-120 `initials` returns at most two letters', () => {
    expect([initials('Glasshouse Coffee'), initials('Oak & Anchor Hardware'), initials(''), initials('émile')]).toEqual(
      ['GC', 'OA', '', 'É'],
    )
  })
})
