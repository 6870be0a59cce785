import type { Generated } from 'kysely'
import type { Json } from '../database/columns.ts'

interface AnalyticsEventsTable {
  id: Generated<number>
  userId: string
  at: number
  event: string
  eventName: string
  eventProperties: Json<Readonly<Record<string, unknown>>>
}

export interface SessionTables {
  readonly analyticsEvents: AnalyticsEventsTable
}
