import { type Analytics, describeFault, type Log } from '@paydeck/core'
import { function as F, taskEither as TE } from 'fp-ts'
import type { RestClient } from '../transport/rest-client.ts'
import { postAnalyticsEvent } from '../wire/analytics.ts'

/** Sends events to the provider's own analytics. A failure is only logged (ERR-038). */
export const restAnalytics = (client: RestClient, log: Log): Analytics => ({
  track: ({ event, name, properties }) =>
    void F.pipe(
      client.call(postAnalyticsEvent)({ event, eventName: name, eventProperties: properties }),
      TE.orElseFirstIOK((fault) => () => log.warn(`An analytics event was not sent: ${describeFault(fault)}`)),
    )(),
})
