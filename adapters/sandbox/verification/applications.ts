import type { ReplyOf } from '@paydeck/adapters/wire/call'
import type { WireTable } from '@paydeck/adapters/wire/table'
import { ApplicationStatus, CollectionStatus, CollectionTaskName } from '@paydeck/core/model'
import type { Handlers } from '../calls/context.ts'
import { presentApplications } from './application-changes.ts'
import type { Application } from './tables.ts'

/** Maps an application to the wire format. */
export const applicationReply = (row: Application): ReplyOf<WireTable['POST /compliance/applications']> => {
  const { id, productName, status, collectionStatus, collectionTasks, history } = row
  return {
    applicationId: id,
    productName,
    status: ApplicationStatus.is(status) ? status : null,
    collectionStatus: CollectionStatus.is(collectionStatus) ? collectionStatus : null,
    collectionTasks: collectionTasks.map(({ name, status }) => ({
      name: CollectionTaskName.is(name) ? name : null,
      status,
    })),
    history: history.map(({ step, at, reason }) => ({
      step,
      at: new Date(at).toISOString(),
      ...(reason === undefined ? {} : { reason }),
    })),
  }
}

export const applicationsHandlers = {
  'GET /compliance/applications': async (context) =>
    (await presentApplications(context, context.user)).map(applicationReply),
} satisfies Handlers<'GET /compliance/applications'>
