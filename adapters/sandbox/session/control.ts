import { type ControlPart, get } from '../control/part.ts'
import { analyticsEventsOf } from './analytics.ts'

export const sessionControl = {
  api: [get('analytics', async (played) => ({ events: await analyticsEventsOf(played) }))],
} as const satisfies ControlPart
