import { delay } from '../kernel/timings.ts'

/** How long it is told that the connection is back. */
export const backOnline = delay('back online notice', 4000)

/** What is told of the connection. */
export const connectionTexts = {
  offline: 'You are offline.',
  waiting: 'Payments and changes wait until you are back.',
  back: 'You are back online.',
} as const
