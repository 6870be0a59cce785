import { EmailSubscribe } from '@paydeck/core/model'
import * as t from 'io-ts'
import { rest } from './call.ts'
import { list, nothing, nullable, record, word } from './codec.ts'

/** Reads the mailing list entry of an email address (CALL-103). */
export const getMarketingOptIn = rest({
  name: 'GET /marketing/marketingOptIn',
  input: record({ email: t.string }),
  reply: record({
    emailSubscribe: word(EmailSubscribe),
    emailOptedInAt: nullable(t.number),
    attributes: list(t.string),
  }),
})

/** Adds an email address to the mailing list, marked with an attribute such as "Card Waitlist" (CALL-104, CALL-105). */
export const postMarketingOptIn = rest({
  name: 'POST /marketing/marketingOptIn',
  input: record({ email: t.string, attribute: t.string }),
  reply: nothing,
})
