import { EmailSubscribe, type OptIn, waitlistNames } from '@paydeck/core/waitlist'
import fc from 'fast-check'
import { arbitraryOf } from './codec.ts'

export const lists = fc.constantFrom(...waitlistNames)

/** Every word that the provider may say, and none. */
export const emailSubscribes = fc.option(arbitraryOf(EmailSubscribe))

/** Attributes near the two that matter, and any other. */
export const attributes = fc.array(
  fc.oneof(fc.constantFrom('Card Waitlist', 'BillPay Waitlist', 'card waitlist', 'Newsletter', ''), fc.string()),
  { maxLength: 4 },
)

export const optIns: fc.Arbitrary<OptIn> = fc.record({
  emailSubscribe: emailSubscribes,
  emailOptedInAt: fc.option(fc.nat()),
  attributes,
})

/** Countries near the one that matters, any other, and none. */
export const countries = fc.option(fc.oneof(fc.constantFrom('US', 'us', 'USA', 'CA', 'UM', ''), fc.string()))
