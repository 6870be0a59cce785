import type { ApplicationStreams } from '@paydeck/core'
import type { EventStreams } from '../../transport/event-stream.ts'
import { applicationUpdates } from '../../wire/verification/application-updates.ts'

/** Provides the event streams of applications. Each subscription opens its own connection (CALL-099). */
export const sseApplicationStreams = (streams: EventStreams): ApplicationStreams => {
  const open = streams.open(applicationUpdates)
  return { open: (applicationId) => open({ applicationId }) }
}
