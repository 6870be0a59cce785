import { currentCode } from '@paydeck/sandbox/account/one-time-codes'
import { derivePassword, isPassword, storePassword } from '@paydeck/sandbox/account/passwords'
import { newSessionId } from '@paydeck/sandbox/account/sessions'
import { makeRateLimit } from '@paydeck/sandbox/http/rate-limits'
import { html } from '@paydeck/sandbox/kernel/html'
import { systemRandomness } from '@paydeck/sandbox/kernel/secrets'
import { initials, logo } from '@paydeck/sandbox/pages/pictures'
import { describe, expect, it } from 'vitest'

describe('passwords', () => {
  it('SEC-017 SEC-013 SEC-014 derive as clients of this kind of provider do', async () => {
    expect(await derivePassword('password')).toBe(
      'cb7d8a9aa8a68d011ea27308809325903fe989481de28c0ef49a398625586a30169517a4e8cda534ce1e4bd98315066954d9048faa15df56caee27e6ac8673a8',
    )
  })

  it('SEC-017 are kept under a hash of our own, with a salt each', async () => {
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
})

describe('codes', () => {
  // RFC 6238, appendix B, for SHA-1: the last six of the eight digits.
  const vectors = [
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ] as const

  it.each(vectors)('A8 at %i s the code is %s', (seconds, code) => {
    expect(currentCode('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', seconds * 1000)).toBe(code)
  })
})

describe('session ids', () => {
  it('A6 hold 256 bits and never meet', () => {
    const ids = Array.from({ length: 10_000 }, () => newSessionId(systemRandomness))
    expect(new Set(ids).size).toBe(ids.length)
    expect(Buffer.from(ids[0] ?? '', 'base64url')).toHaveLength(32)
  })
})

describe('rate limits', () => {
  it('A11 open again when the minute is over', () => {
    const limit = makeRateLimit(2)
    expect(limit.attempt('a', 0)).toBe(0)
    expect(limit.attempt('a', 10_000)).toBe(0)
    expect(limit.attempt('a', 20_000)).toBe(40)
    expect(limit.attempt('b', 20_000)).toBe(0)
    expect(limit.attempt('a', 59_999)).toBe(1)
    expect(limit.attempt('a', 60_000)).toBe(0)
    expect(limit.attempt('a', 60_001)).toBeGreaterThan(0)
  })

  it('A11 forget the one that asked longest ago once 50,000 have asked, and no other', () => {
    const limit = makeRateLimit(1)
    for (let key = 0; key < 50_000; key += 1) limit.attempt(String(key), 0)
    // The first has asked again meanwhile: the second is the one that has not been heard of for longest.
    expect(limit.attempt('0', 1)).toBeGreaterThan(0)
    expect(limit.attempt('another', 1)).toBe(0)
    expect(limit.attempt('0', 2)).toBeGreaterThan(0)
    expect(limit.attempt('2', 2)).toBeGreaterThan(0)
    expect(limit.attempt('49999', 2)).toBeGreaterThan(0)
    expect(limit.attempt('1', 2)).toBe(0)
  })
})

describe('markup', () => {
  it('X6 escapes every value', () => {
    expect(html`<a title="${`"><script>'&`}">${['<b>', null, 3]}</a>`.markup).toBe(
      '<a title="&quot;&gt;&lt;script&gt;&#39;&amp;">&lt;b&gt;3</a>',
    )
    expect(logo('<script> <b>')).not.toContain('<script')
  })

  it('CALL-120 a logo shows at most two initials', () => {
    expect([initials('Glasshouse Coffee'), initials('Oak & Anchor Hardware'), initials(''), initials('émile')]).toEqual(
      ['GC', 'OA', '', 'É'],
    )
  })
})
