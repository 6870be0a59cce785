import fc from 'fast-check'
import {
  type WaitlistName,
  waitlistNames,
  EmailSubscribe,
  type OptIn,
  type WaitlistModal,
} from '../../waitlist/index.ts'
import { instants, lists, oneOf, optional, record, texts, words } from './values.ts'

/** Marketing attributes: the two that put a user on a waitlist, similar texts, and any other text. */
const attributes = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('Card Waitlist', 'BillPay Waitlist', 'card waitlist', 'Newsletter', '') },
  texts,
)

const emailSubscribes = words(EmailSubscribe)

/** Values of the types of `@paydeck/core/waitlist`, by type. */
export const waitlistValues = {
  WaitlistName: oneOf<WaitlistName>(waitlistNames),
  EmailSubscribe: emailSubscribes,
  OptIn: record<OptIn>({
    emailSubscribe: optional(emailSubscribes),
    emailOptedInAt: optional(instants),
    attributes: lists(attributes),
  }),
  WaitlistModal: oneOf<WaitlistModal>(['opt-in-error']),
}
