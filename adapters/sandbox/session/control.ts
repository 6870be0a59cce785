import type { ControlPart } from '../control/part.ts'
import { analyticsEventsOf } from './analytics.ts'

export const sessionControl = {
  api: [{ method: 'GET', path: 'analytics', run: async (played) => ({ events: await analyticsEventsOf(played) }) }],
} as const satisfies ControlPart
