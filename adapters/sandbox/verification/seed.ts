import { json } from '../database/columns.ts'
import type { Queries } from '../database/engine.ts'
import { day, seededId } from '../kernel/chance.ts'

export interface ApplicationSeed {
  readonly productName: string
  readonly status: string
  readonly collectionStatus: string | null
  readonly collectionTasks: ReadonlyArray<{ readonly name: string; readonly status: string }>
}

export const insertApplications = async (
  queries: Queries,
  userId: string,
  applications: ReadonlyArray<ApplicationSeed>,
  now: number,
): Promise<void> => {
  for (const { collectionTasks, ...application } of applications) {
    const id = seededId(userId, `application:${application.productName}`, 0)
    await queries
      .insertInto('applications')
      .values({
        id,
        userId,
        ...application,
        collectionTasks: json(collectionTasks),
        createdAt: now - 200 * day,
        updatedAt: now - 190 * day,
      })
      .execute()
  }
}
