import { ApplicationStatus, CollectionStatus } from '@paydeck/core/model'
import type { Handlers } from '../calls/context.ts'

export const applicationsHandlers = {
  'GET /compliance/applications': async ({ database, user }) => {
    const rows = await database
      .selectFrom('applications')
      .selectAll()
      .where('userId', '=', user.id)
      .orderBy('createdAt')
      .orderBy('id')
      .execute()
    return rows.map(({ id, productName, status, collectionStatus, collectionTasks }) => ({
      applicationId: id,
      productName,
      status: ApplicationStatus.is(status) ? status : null,
      collectionStatus: CollectionStatus.is(collectionStatus) ? collectionStatus : null,
      collectionTasks: collectionTasks.map((task) => ({ status: task.status })),
    }))
  },
} satisfies Handlers<'GET /compliance/applications'>
