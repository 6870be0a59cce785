import type { CallContext, Handlers } from '../calls/context.ts'
import type { RunDueWork } from '../calls/due-work.ts'
import { decodeCursor, encodeCursor } from '../kernel/cursors.ts'
import { refuse } from '../kernel/refusals.ts'
import { parseLimit } from '../payments/mixed-list.ts'
import { type Conditions, type Cursor, pageQuery, type Summary, summaryQuery } from './queries.ts'
import { type FindStoppable, loadRecords } from './records.ts'
import { zoneOf } from './time-zone.ts'

const cursorOf = (text: string): Cursor => {
  const [at, entryId, source] = decodeCursor(text)
  return source === 'card' || source === 'payments' || source === 'security'
    ? { at, source, entryId }
    : refuse(422, 'Unknown cursor.')
}

/** Maximum lengths: of a search text in characters, of a list of accounts, and of an account's id or a coin's code. */
const longest = { text: 200, accounts: 100, id: 300 } as const

const checked = (query: Conditions): Conditions => {
  const { text = '', from = 0, to = 0, least, most, accounts = [], coin = '' } = query
  // Null means that an amount could not be parsed. Ignoring such an amount would return more entries than the client wants.
  if (least === null || most === null) refuse(422, 'The amount is not valid.')
  if (text.length > longest.text) refuse(422, `Enter up to ${longest.text} characters.`)
  if (!Number.isSafeInteger(from) || !Number.isSafeInteger(to)) refuse(422, 'The date is not valid.')
  const isShort = [coin, ...accounts].every(({ length }) => length <= longest.id)
  return isShort && accounts.length <= longest.accounts ? query : refuse(422, 'There are too many accounts.')
}

/** Reads what only the first page contains. */
const summaryOf = async ({ database, user }: CallContext, query: Conditions, zone: string): Promise<Summary> => {
  const [summary] = (await summaryQuery(user.id, query, zone).execute(database)).rows
  if (summary === undefined) throw new Error('The summary is always one row.')
  return summary
}

/**
 * Makes the handler of the timeline. `runDueWork` first updates everything that is due of the account. `findStoppable` finds
 * the changes that can still be stopped.
 */
export const makeTimelineHandlers = (runDueWork: RunDueWork, findStoppable: FindStoppable) =>
  ({
    GetActivity: async (context, { timeZone, limit, after, ...input }) => {
      const [size, query, zone] = [parseLimit(limit), checked(input), zoneOf(timeZone)]
      const cursor = after === undefined ? null : cursorOf(after)
      await runDueWork(context)
      // Reads one row more than a page, to find out if there is another page.
      const { rows } = await pageQuery(context.user.id, query, cursor, size + 1).execute(context.database)
      const positions = rows.slice(0, size)
      const last = rows.length > size ? positions.at(-1) : undefined
      const summary = cursor === null ? await summaryOf(context, query, zone) : null
      const recordsOf = await loadRecords(context, [...positions, ...(summary?.pending ?? [])], findStoppable)
      return {
        activity: {
          records: recordsOf(positions),
          after: last === undefined ? null : encodeCursor(last.at, last.entryId, last.source),
          first: summary && {
            pending: recordsOf(summary.pending),
            summary: { count: summary.count, months: summary.months, pending: summary.totals },
            choices: { kinds: summary.kinds, accounts: summary.accounts },
          },
        },
      }
    },
  }) satisfies Handlers<'GetActivity'>
