import * as t from 'io-ts'
import { stream } from '../call.ts'
import { record } from '../codec.ts'

/** Tells that an application has changed, and no more than that (CALL-099, VERIF-075). */
export const applicationUpdates = stream({
  name: 'GET /compliance/applications/:applicationId/events',
  event: 'applicationUpdated',
  data: record({ applicationId: t.string }),
})
