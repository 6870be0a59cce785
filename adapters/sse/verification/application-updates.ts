import type { ApplicationStreams } from '@paydeck/core'
import type { EventStreams } from '../../transport/event-stream.ts'
import { applicationUpdates } from '../../wire/verification/application-updates.ts'

/** Opens a separate connection for each subscription (CALL-099). */
export const sseApplicationStreams = (streams: EventStreams): ApplicationStreams => {
  const open = streams.open(applicationUpdates)
  return { open: (applicationId) => open({ applicationId }) }
}
