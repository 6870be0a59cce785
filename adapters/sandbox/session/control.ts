import { type ControlPart, get } from '../control/part.ts'
import { analyticsEventsOf } from './analytics.ts'

export const sessionControl = {
  api: [get('analytics', async (context) => ({ events: await analyticsEventsOf(context) }))],
} as const satisfies ControlPart
