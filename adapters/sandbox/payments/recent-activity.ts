import type { Handlers } from '../calls/context.ts'
import type { RunDueWork } from '../calls/due-work.ts'
import { countOf, instantOf, mixedPage } from './mixed-list.ts'

/** `settle` brings the user's payments and payouts up to date before they are looked at. */
export const makeRecentActivityHandlers = (settle: RunDueWork) =>
  ({
    GetRecentActivity: async (context, { limit, startDate, merchantStatus }) => {
      const [from, most] = [parseInstant(startDate, 'start date'), parseLimit(limit)]
      await runDueWork(context)
      const items = await mixedPage(context, { from, limit: most, skip: 0, merchantStatus })
      return { recentActivity: items }
    },
  }) satisfies Handlers<'GetRecentActivity'>
