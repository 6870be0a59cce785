import type { Handlers } from '../calls/context.ts'
import type { Settle } from '../calls/settle.ts'
import { countOf, instantOf, mixedPage } from './mixed-list.ts'

/** `settle` brings the user's payments and payouts up to date before they are looked at. */
export const makeRecentActivityHandlers = (settle: Settle) =>
  ({
    GetRecentActivity: async (context, { limit, startDate, merchantStatus }) => {
      const [from, most] = [instantOf(startDate, 'start date'), countOf(limit)]
      await settle(context)
      const items = await mixedPage(context, { from, limit: most, skip: 0, merchantStatus })
      return { recentActivity: items }
    },
  }) satisfies Handlers<'GetRecentActivity'>
