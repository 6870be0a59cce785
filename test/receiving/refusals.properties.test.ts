import { arbitraries } from '@paydeck/core/properties'
import { PayoutRefusal, inviteFailureText, refusalOf } from '@paydeck/core/receiving'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { expectCodec } from '../laws/codec.ts'

const reasons = fc.option(
  fc.oneof(arbitraries.PayoutRefusal, fc.constantFrom('CurrencyNotAllowed', 'constructor'), fc.string()),
)

const expired = 'Recipient payout invitation has expired'
const mismatch = 'Recipient email does not match user email'
const expiredText = 'Payouts invitation has expired. A new invite from the merchant account is required.'
const mismatchText =
  'Email on payout invite does not match the current account. Please logout and click the invite link again.'
const otherText = "We're having trouble accepting this payouts invite, please contact support."

it('RECV-076 refusalOf returns each of the four known reasons unchanged, and "accountNotAllowed" for every other value', () => {
  const known = ['currencyNotAllowed', 'accountNotAllowed', 'inviteExpired', 'emailMismatch']
  expect(Object.keys(PayoutRefusal.keys)).toEqual(known)
  fc.assert(
    fc.property(reasons, (reason) => {
      expect(refusalOf(reason)).toBe(reason !== null && known.includes(reason) ? reason : 'accountNotAllowed')
    }),
  )
  expectCodec(PayoutRefusal, arbitraries.PayoutRefusal)
})

it('ERR-081 inviteFailureText has a text for each of two known provider errors, and one text for all other errors', () => {
  const words = fc.option(
    fc.oneof(
      fc.constantFrom(expired, mismatch, `${expired}.`, expired.toLowerCase(), ` ${mismatch}`, 'constructor', ''),
      fc.string(),
    ),
  )
  fc.assert(
    fc.property(words, (text) => {
      expect(inviteFailureText(text)).toBe(
        text === expired ? expiredText : text === mismatch ? mismatchText : otherText,
      )
    }),
  )
})
