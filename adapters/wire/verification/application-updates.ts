import * as t from 'io-ts'
import { stream } from '../call.ts'
import { record } from '../codec.ts'

/** Stream of events that report a change of an application. The events contain no data (CALL-099, VERIF-075). */
export const applicationUpdates = stream({
  name: 'GET /compliance/applications/:applicationId/events',
  event: 'applicationUpdated',
  data: record({ applicationId: t.string }),
})
