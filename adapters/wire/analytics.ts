import * as t from 'io-ts'
import { rest } from './call.ts'
import { dictionary, nothing, record } from './codec.ts'

/** Sends an event to the provider's analytics (CALL-088). */
export const postAnalyticsEvent = rest({
  name: 'POST /users/trackAnalyticsEvent',
  input: record({
    event: t.string,
    eventName: t.string,
    eventProperties: dictionary(t.string),
  }),
  reply: nothing,
})
