import { type ActiveSessionRecords, type Fault, type NotOffered, notOffered, type SecurityRecord } from '@paydeck/core'
import { function as F, taskEither as TE } from 'fp-ts'
import type { RestClient } from '../../transport/rest-client.ts'
import {
  getSecurityHistory,
  getSignedInSessions,
  postEndOtherSessions,
  postEndSession,
} from '../../wire/security/active-sessions.ts'

/** A provider that has only the specified calls does not know the address. */
const whereOffered = <A>(answer: TE.TaskEither<Fault, A>): TE.TaskEither<Fault, A | NotOffered> =>
  F.pipe(
    answer,
    TE.orElse((fault) =>
      fault._tag === 'Rejected' && fault.status === 404 ? TE.right<Fault, A | NotOffered>(notOffered) : TE.left(fault),
    ),
  )

export const restSignedInSessions = (client: RestClient): ActiveSessionRecords => ({
  list: F.pipe(
    client.call(getSignedInSessions)(),
    TE.map(({ sessions }) => sessions),
    whereOffered,
  ),
  end: client.call(postEndSession),
  endOthers: client.call(postEndOtherSessions)(),
})

export const restSecurityRecord = (client: RestClient): SecurityRecord => ({
  page: ({ before }) => whereOffered(client.call(getSecurityHistory)(before === null ? {} : { before })),
})
