import { createHash } from 'node:crypto'
import { avatarAddress, avatarText, isOptInChanged } from '@paydeck/core/profile'
import fc from 'fast-check'
import { expect, it } from 'vitest'

it('PROF-033 isOptInChanged returns true if and only if the response is "success"', () => {
  fc.assert(
    fc.property(fc.oneof(fc.constantFrom('success', 'Success', 'success ', 'true', ''), fc.string()), (reply) => {
      expect(isOptInChanged(reply)).toBe(reply === 'success')
    }),
  )
})

it('PROF-063 avatarAddress returns a URL with a hash of the normalised email address, but without the email address itself', () => {
  const addressOf = (email: string): string =>
    avatarAddress('https://pictures.example/', createHash('sha256').update(avatarText(email)).digest('hex'))
  fc.assert(
    fc.property(fc.emailAddress(), fc.constantFrom('', ' ', '\n'), (email, space) => {
      const address = addressOf(email)
      expect(addressOf(`${space}${email.toUpperCase()}${space}`)).toBe(addressOf(email.toLowerCase()))
      expect(address).toMatch(/^https:\/\/pictures\.example\/[0-9a-f]{64}$/)
      expect(address.toLowerCase()).not.toContain(email.toLowerCase())
    }),
  )
})
