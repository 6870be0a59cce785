import { randomBytes } from 'node:crypto'
import { isSealed, keysOf, makeSealing, newKey } from '@paydeck/sandbox/kernel/sealing'
import { systemRandomness as random } from '@paydeck/sandbox/kernel/secrets'
import { describe, expect, it } from 'vitest'

const [key, other] = [newKey(random), newKey(random)]
const sealing = makeSealing([key], random)
const place = 'users.otp_secret:ada'

describe('encryption of texts', () => {
  it('A8 an encrypted text can be decrypted for its row and column; encrypting a text twice gives different results', () => {
    for (const text of ['', 'GEZDGNBVGY3TQOJQ', 'é 漢字 🙂\n\nhttps://pay.example/#token']) {
      const [one, two] = [sealing.seal(place, text), sealing.seal(place, text)]
      expect([sealing.open(place, one), sealing.open(place, two)]).toEqual([text, text])
      expect(one).not.toBe(two)
      expect([isSealed(one), one.startsWith(sealing.prefix)]).toEqual([true, true])
    }
  })

  it('A8 an encrypted text cannot be decrypted for another row or column', () => {
    const sealed = sealing.seal(place, 'secret')
    for (const elsewhere of ['users.otp_secret:bob', 'mails.body:ada', 'users.otp_secret:ad']) {
      expect(() => sealing.open(elsewhere, sealed)).toThrow('changed or moved')
    }
  })

  it('A8 an encrypted text cannot be decrypted if any of its characters is changed or cut off', () => {
    const sealed = sealing.seal(place, 'secret')
    for (let index = 0; index < sealed.length - 1; index += 1) {
      const changed = `${sealed.slice(0, index)}${sealed[index] === 'A' ? 'B' : 'A'}${sealed.slice(index + 1)}`
      expect(() => sealing.open(place, changed), String(index)).toThrow()
    }
    for (let end = 0; end < sealed.length - 1; end += 1) {
      expect(() => sealing.open(place, sealed.slice(0, end)), String(end)).toThrow()
    }
  })

  it('A8 with a list of several keys, each text is encrypted with the first key', () => {
    const rotated = makeSealing([other, key], random)
    expect(rotated.open(place, sealing.seal(place, 'secret'))).toBe('secret')
    expect(makeSealing([other], random).open(place, rotated.seal(place, 'secret'))).toBe('secret')
    expect(() => sealing.open(place, rotated.seal(place, 'secret'))).toThrow('encrypted with a key that is missing')
  })
})

it('F12 keysOf accepts only keys of 32 bytes in base64', () => {
  expect(keysOf(`${key}\n`)).toEqual([key])
  expect(keysOf(`${key}, ${other}`)).toEqual([key, other])
  const malformed = ['', ',', 'short', `${key},short`, key.slice(1), `${key}=`, key.replace('=', ''), 'a'.repeat(64)]
  for (const text of malformed) expect(keysOf(text), text).toBeNull()
  for (const length of [16, 31, 33, 64]) expect(keysOf(randomBytes(length).toString('base64'))).toBeNull()
})
