import type { ActiveSessionRecords } from '@paydeck/core'
import { function as F, taskEither as TE } from 'fp-ts'
import type { RestClient } from '../../transport/rest-client.ts'
import { getActiveSessions, postEndOtherSessions, postEndSession } from '../../wire/security/active-sessions.ts'
import { supportCheck } from '../capability.ts'

export const restActiveSessions = (client: RestClient): ActiveSessionRecords => ({
  list: F.pipe(
    client.call(getActiveSessions)(),
    TE.map(({ sessions }) => sessions),
    supportCheck(),
  ),
  end: client.call(postEndSession),
  endOthers: client.call(postEndOtherSessions)(),
})
