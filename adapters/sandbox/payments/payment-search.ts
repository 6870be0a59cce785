import type { Handlers } from '../calls/context.ts'
import type { RunDueWork } from '../calls/due-work.ts'
import { decodeCursor, encodeCursor } from '../kernel/cursors.ts'
import { parseLimit, loadDtos } from './mixed-list.ts'
import { exportPayments } from './payment-export.ts'
import { countQuery, foundQuery, type Cursor } from './search-queries.ts'

const cursorOf = (text: string): Cursor => {
  const [at, id] = decodeCursor(text)
  return { at, id }
}

/**
 * Makes the handlers of searches and their exports. `runDueWork` updates the user's payments and payouts before the search.
 */
export const makePaymentSearchHandlers = (runDueWork: RunDueWork) =>
  ({
    FindPayments: async (context, { limit, after, ...query }) => {
      const pageSize = parseLimit(limit)
      const cursor = after === undefined ? null : cursorOf(after)
      await runDueWork(context)
      // Reads one row more than a page, to find out if there is another page.
      const { rows } = await foundQuery(context, query, cursor, pageSize + 1).execute(context.database)
      const positions = rows.slice(0, pageSize)
      const last = rows.length > pageSize ? positions.at(-1) : undefined
      const [counted] = (await countQuery(context, query).execute(context.database)).rows
      return {
        foundPayments: {
          items: await loadDtos(context, positions),
          after: last === undefined ? null : encodeCursor(last.at, last.id),
          total: Number(counted?.count),
        },
      }
    },
    'POST /payments/export': async (context, { format, ...query }) => {
      await runDueWork(context)
      // Runs the search once before any part of the file is sent. Once the response has begun, an invalid search can no
      // longer be refused.
      await foundQuery(context, query, null, 1).execute(context.database)
      return exportPayments(context, query, format)
    },
  }) satisfies Handlers<'FindPayments' | 'POST /payments/export'>
