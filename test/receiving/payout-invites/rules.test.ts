import { inviteFailureText } from '@paydeck/core/receiving'
import { expect, it } from 'vitest'

const expiredText = 'Payouts invitation has expired. A new invite from the merchant account is required.'
const mismatchText =
  'Email on payout invite does not match the current account. Please logout and click the invite link again.'
const otherText = "We're having trouble accepting this payouts invite, please contact support."

it('ERR-077 ERR-078 ERR-079 a rejected invite has a text for its reason, or a general text if the reason is unknown', () => {
  expect(inviteFailureText('Recipient payout invitation has expired')).toBe(expiredText)
  expect(inviteFailureText('Recipient email does not match user email')).toBe(mismatchText)
  expect(inviteFailureText('Something else')).toBe(otherText)
  expect(inviteFailureText(null)).toBe(otherText)
})
