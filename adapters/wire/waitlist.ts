import { EmailSubscribe } from '@paydeck/core/model'
import * as t from 'io-ts'
import { rest } from './call.ts'
import { list, nothing, nullable, record, word } from './codec.ts'

/** Reads the marketing opt-in of an email address (CALL-103). */
export const getMarketingOptIn = rest({
  name: 'GET /marketing/marketingOptIn',
  input: record({ email: t.string }),
  reply: record({
    emailSubscribe: word(EmailSubscribe),
    emailOptedInAt: nullable(t.number),
    attributes: list(t.string),
  }),
})

/** Adds an email address to the mailing list with the name of an attribute (CALL-104, CALL-105). */
export const postMarketingOptIn = rest({
  name: 'POST /marketing/marketingOptIn',
  input: record({ email: t.string, attribute: t.string }),
  reply: nothing,
})
