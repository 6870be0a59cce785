import { rejected } from '@paydeck/core/kernel'
import { registrationFailureText } from '@paydeck/core/passkeys'
import { passkeyTableLaws } from '@paydeck/core/properties'
import { passkeyTables } from '@paydeck/core/tables'
import { brokenLaws } from '@paydeck/core/testing'
import { expect, it } from 'vitest'

it('a passkey table of another team keeps the laws, and changes the messages', async () => {
  const { ceremonyFailures, registrationFailures } = passkeyTables
  const own = {
    ...passkeyTables,
    ceremonyFailures: { ...ceremonyFailures, Unsupported: { message: 'No passkeys here.', logLine: 'none here' } },
    registrationFailures: { ...registrationFailures, rows: [{ statuses: [503], text: 'Try later.' }] },
  }
  expect(await brokenLaws(passkeyTableLaws(own))).toEqual([])
  expect(registrationFailureText({ _tag: 'Unsupported' }, own.ceremonyFailures)).toBe('No passkeys here.')
  expect(registrationFailureText(rejected(503), own.ceremonyFailures, own.registrationFailures)).toBe('Try later.')
})
