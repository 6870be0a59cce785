import { EmailSubscribe, type OptIn, waitlistNames } from '@paydeck/core/waitlist'
import fc from 'fast-check'
import { arbitraryOf } from './codec.ts'

export const lists = fc.constantFrom(...waitlistNames)

/** Every value of `emailSubscribe` that the provider may return, and null. */
export const emailSubscribes = fc.option(arbitraryOf(EmailSubscribe))

/** Lists of a user's marketing attributes: the two that put a user on a waitlist, similar texts, and any other text. */
export const attributes = fc.array(
  fc.oneof(fc.constantFrom('Card Waitlist', 'BillPay Waitlist', 'card waitlist', 'Newsletter', ''), fc.string()),
  { maxLength: 4 },
)

export const optIns: fc.Arbitrary<OptIn> = fc.record({
  emailSubscribe: emailSubscribes,
  emailOptedInAt: fc.option(fc.nat()),
  attributes,
})

/** Countries: "US", similar codes, any other text, and null. */
export const countries = fc.option(fc.oneof(fc.constantFrom('US', 'us', 'USA', 'CA', 'UM', ''), fc.string()))
