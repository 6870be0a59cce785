import { json } from '../database/columns.ts'
import type { Queries } from '../database/engine.ts'
import { day, minute, seededId } from '../kernel/seeded-random.ts'
import type { HistoryColumn, TaskColumn } from './tables.ts'

export interface ApplicationSeed {
  readonly productName: string
  readonly status: string
  readonly collectionStatus: string | null
  readonly collectionTasks: ReadonlyArray<TaskColumn>
  /** History of the application. By default it is derived from the status. */
  readonly history?: ReadonlyArray<HistoryColumn>
}

const [began, ended] = [200 * day, 190 * day]

/**
 * Returns a history that matches the status. The review of a pending application gets no start time, so that the review
 * never ends by itself.
 */
const historyOf = (status: string, now: number): ReadonlyArray<HistoryColumn> => {
  const applied = { step: 'applied', at: now - began }
  if (status !== 'approved' && status !== 'rejected') return [applied]
  return [
    applied,
    { step: 'collected', at: applied.at + 10 * minute },
    { step: 'inReview', at: applied.at + 11 * minute },
    { step: 'decided', at: now - ended },
  ]
}

export const insertApplications = async (
  queries: Queries,
  userId: string,
  applications: ReadonlyArray<ApplicationSeed>,
  now: number,
): Promise<void> => {
  for (const { collectionTasks, history, ...application } of applications) {
    const id = seededId(userId, `application:${application.productName}`, 0)
    await queries
      .insertInto('applications')
      .values({
        id,
        userId,
        ...application,
        collectionTasks: json(collectionTasks),
        history: json(history ?? historyOf(application.status, now)),
        createdAt: now - began,
        updatedAt: now - ended,
      })
      .execute()
  }
}
