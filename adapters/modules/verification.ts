import type { ApplicationStreams, Clock } from '@paydeck/core'
import { pageAwake, whileAwake } from '../browser/streams/awake.ts'
import { sharedAmongTabs } from '../browser/streams/shared.ts'
import { portModule } from '../port.ts'
import { restNewApplications } from '../rest/verification/application-creation.ts'
import { sseApplicationStreams } from '../sse/verification/application-updates.ts'
import type { CredentialStore } from '../transport/credentials.ts'
import { makeEventStreams } from '../transport/event-stream.ts'
import type { Http } from '../transport/http.ts'
import { makeIdempotentSend } from '../transport/idempotent-sends.ts'
import { randomness } from './shared.ts'

/**
 * Creates the event streams of a user. All tabs of this user in this browser share the streams, as long as at least one of
 * these tabs is visible.
 */
const browserStreams = (http: Http, clock: Clock, credentials: CredentialStore): ApplicationStreams => {
  const random = Math.random
  const own = sseApplicationStreams(makeEventStreams({ http, clock, random }))
  const shared = sharedAmongTabs(
    // Browsers offer locks only on secure origins.
    { locks: navigator.locks, Channel: globalThis.BroadcastChannel, clock, random, newTab: () => crypto.randomUUID() },
    () => `paydeck streams of ${credentials.held().userId ?? ''}`,
    own.open,
  )
  const awake = whileAwake(pageAwake({ view: window, document }, clock))
  return { open: (applicationId) => awake(shared(applicationId)) }
}

const verification = portModule({
  applicationStreams: ({ http, clock, credentials }) => browserStreams(http, clock, credentials),
  newApplications: ({ rest }) =>
    restNewApplications(
      rest,
      makeIdempotentSend(() => crypto.randomUUID()),
    ),
})

/** Ports that create and watch applications, loaded after the first paint. */
export const ports = [verification, randomness]
