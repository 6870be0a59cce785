import type { User } from '../account/tables.ts'
import type { CallContext, Handlers } from '../calls/context.ts'
import { refuse } from '../kernel/refusals.ts'

/** So many events a page. */
const pageSize = 10

/** Ids of events, as they go out. */
const idOf = (text: string): number => (/^\d{1,15}$/.test(text) ? Number(text) : refuse(400, 'There is no such page.'))

/** A page of what happened, the newest first; `before` is the id that the page before ended with. */
const securityEventsOf = async ({ database }: Pick<CallContext, 'database'>, user: User, before: number | null) => {
  const rows = await database
    .selectFrom('securityEvents')
    .select(['id', 'kind', 'at', 'userAgent', 'address', 'country'])
    .where('userId', '=', user.id)
    .$if(before !== null, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
    .execute()
  const page = rows.slice(0, pageSize)
  return {
    events: page.map(({ id, ...event }) => ({ id: String(id), ...event })),
    next: rows.length > pageSize ? String(page.at(-1)?.id) : null,
  }
}

/** What happened to the account: beyond the specification. */
export const securityHistoryHandlers = {
  'GET /auth/security-history': (context, { before }) =>
    securityEventsOf(context, context.user, before === undefined ? null : idOf(before)),
} satisfies Handlers<'GET /auth/security-history'>
