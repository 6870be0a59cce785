import { isWellEncoded, textOf } from '@paydeck/sandbox/kernel/utf8'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { account, makeJar, sandbox } from './running.ts'

/**
 * Bytes that are not valid UTF-8: a lone byte, an overlong "/", half a character, a surrogate, and a lead byte out of range.
 */
const broken = ['ff', 'c0af', 'e282', 'eda080', 'f8888080']

describe('UTF-8 texts', () => {
  it('H5 textOf and isWellEncoded accept a text if and only if its bytes are well-formed UTF-8', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(textOf(Buffer.from(text))).toBe(text)
        expect(isWellEncoded(encodeURIComponent(text))).toBe(true)
      }),
    )
    for (const hex of broken) {
      expect(textOf(Buffer.from(hex, 'hex')), hex).toBeNull()
      expect(isWellEncoded(`a${hex.replace(/../g, '%$&')}b`), hex).toBe(false)
    }
    expect(['%', '%z1', '%e2%82'].filter(isWellEncoded)).toEqual([])
  })

  it.each(broken)(
    'H1 the bytes %s are refused in a JSON body, in a form and in a query string, and are not stored',
    async (hex) => {
      const client = await account()
      const bytes = Buffer.from(hex, 'hex')
      const encoded = hex.replace(/../g, '%$&')
      const headers = { 'content-type': 'application/json', 'x-csrf-token': client.csrf }
      const body = Buffer.concat([Buffer.from(`{"email":"${client.email}","attribute":"`), bytes, Buffer.from('"}')])
      const refused = { error: expect.stringContaining('text that is not valid UTF-8') as unknown, code: 'input' }
      const asked = [
        await client.fetch('/marketing/marketingOptIn', { method: 'POST', headers, body }),
        await client.fetch(`/marketing/marketingOptIn?email=${encoded}`, { headers }),
        await makeJar((await sandbox()).address).fetch('/authenticate/login', {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: `email=${encoded}&password=x`,
        }),
      ]
      for (const response of asked) expect([response.status, await response.json()]).toEqual([400, refused])
      const { queries } = (await sandbox()).server.environment
      const kept = await queries.selectFrom('optIns').selectAll().where('email', '=', client.email).execute()
      expect(kept).toEqual([])
    },
  )
})
