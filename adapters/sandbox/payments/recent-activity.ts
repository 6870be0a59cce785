import type { Handlers } from '../calls/context.ts'
import type { RunDueWork } from '../calls/due-work.ts'
import { parseLimit, parseInstant, mixedPage } from './mixed-list.ts'

/**
 * Makes the handler of the recent activity on Home. `runDueWork` updates the user's payments and payouts before the read.
 */
export const makeRecentActivityHandlers = (runDueWork: RunDueWork) =>
  ({
    GetRecentActivity: async (context, { limit, startDate, merchantStatus }) => {
      const [from, most] = [parseInstant(startDate, 'start date'), parseLimit(limit)]
      await runDueWork(context)
      const items = await mixedPage(context, { from, limit: most, skip: 0, merchantStatus })
      return { recentActivity: items }
    },
  }) satisfies Handlers<'GetRecentActivity'>
