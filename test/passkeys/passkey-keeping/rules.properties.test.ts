import { displayedPasskeys, isAddDisabled, removalOf, type PasskeyCredential } from '@paydeck/core/passkeys'
import fc from 'fast-check'
import { expect, it } from 'vitest'

const day = 86_400_000
const credentials: fc.Arbitrary<ReadonlyArray<PasskeyCredential>> = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom('k1', 'k2', 'k3', 'k4', '__proto__', ''),
    publicKey: fc.constant('pk'),
    createdAt: fc.integer({ min: 0, max: 20_000 * day }),
  }),
  { selector: ({ id }) => id, maxLength: 6 },
)

it('PASS-010 LIM-006 a user with five passkeys cannot add another passkey', () => {
  fc.assert(
    fc.property(fc.nat({ max: 12 }), (count) => {
      expect(isAddDisabled(count)).toBe(![0, 1, 2, 3, 4].includes(count))
    }),
    { examples: [[4], [5], [6]] },
  )
})

it('PASS-003 the passkey list contains each passkey once, oldest first, with the browser that created it', () => {
  const origin = { savedWith: 'Firefox', device: 'Linux' }
  fc.assert(
    fc.property(credentials, (list) => {
      const shown = displayedPasskeys(list, new Map([['k1', origin]]))
      expect(shown.map(({ id }) => id).sort()).toEqual(list.map(({ id }) => id).sort())
      expect(shown.map(({ title }) => title)).toEqual(list.map((_, index) => `Passkey ${index + 1}`))
      const madeAt = shown.map(({ id }) => list.find((one) => one.id === id)?.createdAt ?? Number.NaN)
      for (const [index, at] of madeAt.entries()) expect(at).toBeGreaterThanOrEqual(madeAt[index - 1] ?? 0)
      for (const { id, savedWith, device } of shown) {
        const known = id === 'k1' ? origin : { savedWith: 'a passkey provider', device: 'another device' }
        expect({ savedWith, device }).toEqual(known)
      }
    }),
  )
})

it('PASS-004 a row of the passkey list shows the passkey’s browser, device and date', () => {
  const made = { id: 'k1', publicKey: 'pk', createdAt: Date.UTC(2024, 0, 5) }
  const [known] = displayedPasskeys([made], new Map([['k1', { savedWith: '{device}', device: 'Linux' }]]))
  expect(known).toMatchObject({ createdAt: 'Jan 5, 2024', text: 'Saved with {device} on Linux on Jan 5, 2024' })
  const [strange] = displayedPasskeys([made], new Map())
  expect(strange?.text).toBe('Saved with a passkey provider on another device on Jan 5, 2024')
})

it('ERR-023 removalOf accepts the id of a listed passkey; for any other id, it returns the reason for the rejection', () => {
  fc.assert(
    fc.property(credentials, fc.option(fc.constantFrom('k1', 'k2', 'gone', '')), (list, id) => {
      const removal = removalOf(id, list)
      if (id === null || id === '') {
        expect(removal).toEqual({ _tag: 'Refused', text: 'No credential ID provided for removal.' })
      } else if (list.some((one) => one.id === id)) expect(removal).toEqual({ _tag: 'Remove', id })
      else expect(removal).toEqual({ _tag: 'Refused', text: 'Credential already removed or does not exist.' })
    }),
  )
})
