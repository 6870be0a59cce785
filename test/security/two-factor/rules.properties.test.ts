import {
  anyBackupCodeMessage,
  backupCodeCount,
  backupCodeLength,
  backupCodeMessage,
  backupCodesFile,
  backupCodesFileName,
  otpAddress,
  otpIssuer,
  twoFactorLength,
  twoFactorMessage,
} from '@paydeck/core/security'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyHosts, localHosts, productionHosts, testHosts } from '../../arbitraries/hosts.ts'

const words = fc.string({ unit: 'grapheme' })
const backupCodes = fc.stringMatching(/^[0-9a-zA-Z]{12}$/)

/** Generates texts from these characters. The texts are at most two characters longer or shorter than `length`. */
const near = (characters: string, length: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...characters), minLength: length - 2, maxLength: length + 2 })

const isMadeOf = (text: string, characters: string): boolean => [...text].every((one) => characters.includes(one))

const digits = '0123456789'
const letters = 'abcdefghijklmnopqrstuvwxyz'
const alphanumeric = digits + letters + letters.toUpperCase()

it('SEC-024 otpIssuer returns "Local" for local hosts, "Test" for test hosts, and otherwise the product name', () => {
  const issued = (hosts: fc.Arbitrary<string>, name: string | null): void =>
    fc.assert(
      fc.property(hosts, words, (host, product) => {
        expect(otpIssuer(host, product)).toBe(name ?? product)
      }),
    )
  issued(localHosts, 'Local')
  issued(testHosts, 'Test')
  issued(productionHosts, null)
})

it('SEC-023 SEC-025 otpAddress returns an otpauth URL in the format that authenticator apps read', () => {
  fc.assert(
    fc.property(anyHosts, words, words, fc.option(words), (host, productName, email, otpEmail) => {
      const settings = { otpAuthKey: 'JBSWY3DPEHPK3PXP', otpEmail }
      const text = otpAddress({ host, productName, email, settings }) ?? ''
      const parts = /^otpauth:\/\/totp\/([^/?#:]*):([^/?#:]*)\?secret=([^&]*)&issuer=([^&]*)$/.exec(text)
      const issuer = otpIssuer(host, productName)
      const label = otpEmail === null || otpEmail === '' ? email : otpEmail
      expect(parts?.slice(1).map(decodeURIComponent)).toEqual([issuer, label, 'JBSWY3DPEHPK3PXP', issuer])
    }),
  )
})

it('SEC-023 otpAddress returns null if there is no secret', () => {
  const settings = { otpAuthKey: null, otpEmail: null }
  expect(otpAddress({ host: 'localhost', productName: 'Acme', email: 'a@example.com', settings })).toBeNull()
})

it('SEC-033 LIM-006 twoFactorMessage returns null for six digits, and "Required" for any other text', () => {
  fc.assert(
    fc.property(fc.oneof(near(digits, 6), near(`${digits}aZ`, 6), fc.string()), (code) => {
      expect(twoFactorMessage(code)).toBe(code.length === 6 && isMadeOf(code, digits) ? null : 'Required')
    }),
    {
      examples: [
        ['12345'],
        ['123456'],
        ['1234567'],
        ['123456\n'],
        ['12345a'],
        ['a12345'],
        ['ABCDEF'],
        ['١٢٣٤٥٦'],
        [''],
      ],
    },
  )
})

it('SEC-034 LIM-006 backupCodeMessage returns null for twelve letters and digits, and "Required" for any other text', () => {
  fc.assert(
    fc.property(fc.oneof(near(alphanumeric, 12), fc.string(), near(`${letters}-é`, 12)), (code) => {
      const isCode = code.length === 12 && isMadeOf(code, alphanumeric)
      expect(backupCodeMessage(code)).toBe(isCode ? null : 'Required')
    }),
    { examples: [['abcDEF12345'], ['abcDEF123456'], ['abcDEF1234567'], ['abcDEF12345 '], [' abcDEF12345']] },
  )
})

it('SEC-035 anyBackupCodeMessage returns "Required" only for an empty text', () => {
  fc.assert(
    fc.property(fc.string(), (code) => {
      expect(anyBackupCodeMessage(code)).toBe(code.length > 0 ? null : 'Required')
    }),
    { examples: [['']] },
  )
})

it('SEC-043 backupCodesFile contains the codes in the given order, one per line', () => {
  fc.assert(
    fc.property(fc.array(backupCodes, { maxLength: 12 }), (codes) => {
      const file = backupCodesFile(codes)
      const lines = file.split('\n')
      expect(lines.at(-1)).toBe('')
      expect(lines.slice(0, -1)).toEqual(codes)
    }),
  )
  expect(backupCodesFileName).toBe('backup-codes.txt')
})

it('LIM-006 an authenticator code has 6 digits, a backup code has 12 characters, and a set has 10 backup codes', () => {
  expect([twoFactorLength.value, backupCodeLength.value, backupCodeCount.value]).toEqual([6, 12, 10])
})
